"""Gives each page a link to the same page in the other language, and what assistive technology lacks. mkdocs calls it."""
import logging
import pathlib

import jieba

# jieba divides Chinese texts into words for the search, and would log that.
jieba.setLogLevel(logging.WARNING)


def on_page_context(context, page, config, nav):
    pages = pathlib.Path(config.docs_dir)
    here = pages.name
    languages = []
    for tag, name in [("en", "English"), ("zh-Hans", "简体中文")]:
        up = "../" * page.file.url.count("/")
        # The English site is the folder above the Chinese one.
        folder = "" if tag == here else "zh-Hans/" if here == "en" else "../"
        exists = (pages.parent / tag / page.file.src_uri).exists()
        languages.append({"name": name, "tag": tag, "link": up + folder + (page.file.url if exists else "index.html")})
    config.extra["languages"] = languages
    return context


def on_post_page(output, page, config):
    name = "搜索" if config.theme["language"] == "zh" else "Search"
    return output.replace('role="dialog"', f'role="dialog" aria-label="{name}"')
