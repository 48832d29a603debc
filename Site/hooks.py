"""Lets each page name the page in the other language. mkdocs calls it."""
import pathlib


def on_page_context(context, page, config, nav):
    pages = pathlib.Path(config.docs_dir)
    here = pages.name
    languages = []
    for language, name in [("en", "English"), ("zh-Hans", "简体中文")]:
        # The English site is the folder above the Chinese one. The theme reads a link as seen from the top of a site, and
        # one that begins with .. as seen from the page.
        up = "../" * (1 + page.file.url.count("/"))
        folder = "" if language == here else "zh-Hans/" if here == "en" else up
        exists = (pages.parent / language / page.file.src_uri).exists()
        languages.append({"name": name, "lang": language, "link": folder + (page.file.url if exists else "index.html")})
    config.extra["alternate"] = languages
    return context
