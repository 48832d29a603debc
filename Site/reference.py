"""Makes pages from the help of the command and from the JSON schemas."""
import json
import os
import re
import subprocess


def cell(text):
    return str(text).replace("|", "\\|").replace("\n", " ").replace("<", "&lt;")


def code(text):
    """Returns inline code for a cell of a table."""
    return "`" + str(text).replace("|", "\\|") + "`"


# MARK: the command

def command_pages(preflight):
    """Returns a page for each command, by the path that it would have in the repository."""
    registry = subprocess.run([preflight, "registry"], check=True, capture_output=True, text=True).stdout
    top = json.loads(registry)["command"]
    commands = top["subcommands"]
    index = ["# Command line", "", top["abstract"], "", "| command | |", "| --- | --- |"]
    index += [f"| [`preflight {c['name']}`]({c['name']}.md) | {cell(c['abstract'])} |" for c in commands]
    index += ["", *discussion(preflight)]
    pages = {"docs/cli/README.md": "\n".join(index) + "\n"}
    for command in commands:
        lines = [f"# preflight {command['name']}", "", *described(command, discussion(preflight, command["name"]))]
        for child in command["subcommands"]:
            lines += [f"## preflight {command['name']} {child['name']}", "", *described(child, discussion(preflight, command["name"], child["name"]))]
        pages[f"docs/cli/{command['name']}.md"] = "\n".join(lines) + "\n"
    return pages


def described(command, discussed):
    lines = [command["abstract"], "", *discussed]
    groups = {}
    for option in command["options"]:
        title = option.get("group") or ("Options" if option["names"] else "Arguments")
        groups.setdefault(title, []).append(option)
    for title, members in groups.items():
        lines += [f"**{title}**", "", "| option | |", "| --- | --- |"]
        lines += [f"| {spelled(option)} | {cell(option['meaning']['en'])} |" for option in members]
        lines.append("")
    return lines


def spelled(option):
    value = f"<{option['value']}>" if option["value"] else ""
    return code(f"{', '.join(option['names'])} {value}".strip())


def discussion(preflight, *path):
    """Returns what the help of a command says beside its options as Markdown: titles in capitals begin lists, and those of examples
    begin code."""
    text = subprocess.run([preflight, *path, "--help-all"], check=True, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"}).stdout
    lines, title = [], None
    for paragraph in re.split(r"\n\n+", text.strip())[1:]:
        rows = paragraph.splitlines()
        title = None
        if re.match(r"[A-Z ]+:", rows[0]):
            title = rows.pop(0).removesuffix(":").capitalize()
            if not re.match("Example|Formats|Exit status", title):
                continue
            lines += [f"**{title}**", ""]
        elif re.search("--help-all", paragraph):
            continue
        if title and title.startswith("Example"):
            lines.append("```sh")
            for row in rows:
                if row.startswith("      "):
                    # The purpose of the example is in the line above it.
                    lines.insert(len(lines) - 1, "# " + row.strip())
                elif row.startswith("  "):
                    lines.append(row.strip())
                else:
                    lines[-2] += " " + row
            lines += ["```", ""]
        elif all(row.startswith("  ") for row in rows):
            lines += ["| | |", "| --- | --- |"]
            for row in rows:
                if row.startswith(" " * 8):
                    lines[-1] = f"{lines[-1].removesuffix(' |')} {cell(row.strip())} |"
                    continue
                name, _, words = row.strip().partition("  ")
                lines.append(f"| {code(name)} | {cell(words.strip())} |")
            lines.append("")
        else:
            lines += [*rows, ""]
    return lines


# MARK: schemas

def schema_pages(folder):
    """Returns a page for each schema, by the path that it would have in the repository."""
    index = ["# Schemas", "", "JSON Schemas for the documents that the command reads and the records that it prints.", "", "| schema | |", "| --- | --- |"]
    pages = {}
    for path in sorted(folder.glob("*.schema.json")):
        schema, name = json.loads(path.read_text()), path.name.removesuffix(".schema.json")
        index.append(f"| [`{name}`]({name}.md) | {cell(schema.get('description', schema.get('title', '')))} |")
        lines = [f"# {schema.get('title', name)}", "", schema.get("description", ""), "",
                 f"The schema as a file: [`{path.name}`](../../schemas/{path.name}).", ""]
        lines += table(schema, "")
        for definition, inner in schema.get("$defs", {}).items():
            lines += [f"## {definition}", ""]
            if inner.get("description"):
                lines += [inner["description"], ""]
            lines += table(inner, "") if rows(inner, "") else [f"Type: {kind(inner)}", ""]
        pages[f"docs/schemas/{name}.md"] = "\n".join(lines) + "\n"
    pages["docs/schemas/README.md"] = "\n".join(index) + "\n"
    return pages


def table(schema, prefix):
    found = rows(schema, prefix)
    if not found:
        return []
    return ["| key | type | meaning |", "| --- | --- | --- |", *found, ""]


def rows(schema, prefix):
    """Returns a row for each key, with the keys of objects and lists below it."""
    found = []
    required = schema.get("required", [])
    for key, value in schema.get("properties", {}).items():
        name = prefix + key
        always = ", always present" if key in required else ""
        found.append(f"| {code(name)} | {kind(value)}{always} | {cell(value.get('description', ''))} |")
        found += rows(value, f"{name}.")
        items = value.get("items")
        if isinstance(items, dict):
            found += rows(items, f"{name}[].")
    return found


def kind(value):
    """Returns the type of a value in a few words."""
    if value is True or value == {}:
        return "any"
    if "$ref" in value:
        name = value["$ref"].rsplit("/", 1)[-1]
        if value["$ref"].startswith("#/$defs/"):
            # A part of another definition is below the heading of that definition.
            definition = value["$ref"].split("/")[2]
            return f"[{name if name == definition else f'{definition}.{name}'}](#{definition.lower()})"
        return f"[{name.removesuffix('.schema.json')}]({name.removesuffix('.schema.json')}.md)"
    if "const" in value:
        return code(json.dumps(value["const"]))
    if "enum" in value:
        words = [code(json.dumps(word)) for word in value["enum"]]
        return ", ".join(words)
    for key in ["anyOf", "oneOf"]:
        if key in value and not value.get("properties"):
            return " or ".join(dict.fromkeys(kind(choice) for choice in value[key]))
    types = value.get("type", "object" if "properties" in value else "any")
    text = " or ".join(types) if isinstance(types, list) else types
    if isinstance(value.get("items"), dict) and "properties" not in value["items"]:
        text += f" of {kind(value['items'])}"
    return text
