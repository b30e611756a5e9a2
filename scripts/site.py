"""What the site shows from outside `docs`: each game's numbered rules, and how to contribute.

A hook of MkDocs. In the sources links are those of the repository, so that they also lead somewhere
where the repository is browsed; here those that leave `docs` are turned to the site's own pages.
"""

import posixpath
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
#: Where pages from outside stand in the site, by where they are in the repository.
OUTSIDE = {"CONTRIBUTING.md": "contributing.md"} | {
    f"src/tablee/games/{game.name}/RULES{language}.md": f"rules/{game.name}{language}.md"
    for game in sorted((ROOT / "src" / "tablee" / "games").iterdir())
    if (game / "RULES.md").exists()
    for language in ("", ".fr")
}
LINK = re.compile(r"(?<=\]\()(?!https?:|#|mailto:)([^)#\s]+)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """The pages from outside are among the files."""
    for source, page in OUTSIDE.items():
        files.append(File.generated(config, page, content=(ROOT / source).read_text("utf-8")))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links lead to pages of the site; what is no page of it is named, not linked."""
    here = page.file.src_uri
    origin = next((source for source, shown in OUTSIDE.items() if shown == here), f"docs/{here}")

    def turned(match: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(origin), match[1]))
        shown = OUTSIDE.get(target) or target.removeprefix("docs/")
        return posixpath.relpath(shown, posixpath.dirname(here) or ".")

    turned_text = LINK.sub(turned, markdown)
    return re.sub(r"\[([^\]]*)\]\((?:\.\./)*web/README\.md\)", r"\1", turned_text)
