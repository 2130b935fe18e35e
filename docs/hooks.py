"""Shows in the site what is kept elsewhere: the rules of record and the pages of the root."""

from __future__ import annotations

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
PAGES = ("CHANGELOG.md", "CONTRIBUTING.md", "GLOSSARY.md")


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    shown = {f"rules/{path.name}": path for path in sorted((ROOT / "rules").glob("*.md"))}
    shown |= {name.lower(): ROOT / name for name in PAGES}
    for uri, path in shown.items():
        files.append(File.generated(config, uri, content=text_for_site(path)))
    return files


def text_for_site(path: Path) -> str:
    """The page as it stands, with its links as they are seen from inside the site."""
    text = path.read_text(encoding="utf-8").replace("](docs/", "](")
    for name in PAGES:
        text = text.replace(f"]({name})", f"]({name.lower()})")
    return text
