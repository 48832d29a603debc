"""Gives each page a link to the same page in the other languages, and what assistive technology lacks. mkdocs calls it."""
import json
import logging
import pathlib
import subprocess

import jieba

# jieba divides Chinese texts into words for the search, and would log that.
jieba.setLogLevel(logging.WARNING)
TEXTS = pathlib.Path(__file__).resolve().parent.parent / "script/tools/texts"
LANGUAGES = json.loads(subprocess.run([TEXTS, "--json", "site"], check=True, stdout=subprocess.PIPE).stdout)


def on_page_context(context, page, config, nav):
    pages = pathlib.Path(config.docs_dir)
    here = pages.name
    languages = []
    for tag, language in LANGUAGES.items():
        up = "../" * page.file.url.count("/")
        # The English site is the folder above the others.
        folder = "" if tag == here else ("" if here == "en" else "../") + ("" if tag == "en" else f"{tag}/")
        exists = (pages.parent / tag / page.file.src_uri).exists()
        languages.append({"name": language["name"], "tag": tag, "link": up + folder + (page.file.url if exists else "index.html")})
    config.extra["languages"] = languages
    return context


def on_post_page(output, page, config):
    name = LANGUAGES[pathlib.Path(config.docs_dir).name]["texts"]["search"]
    return output.replace('role="dialog"', f'role="dialog" aria-label="{name}"')
