"""Lays out the pages of the site, of which Zensical makes it: `make docs` runs both.

They are those of docs, what is kept elsewhere (the rules, the pages of the root), and the
reference: a page for each group of public names, with what their docstrings say.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
PAGES: Final = ROOT / "build" / "pages"
OF_ROOT: Final = ("CHANGELOG.md", "CONTRIBUTING.md", "GLOSSARY.md")
PUBLIC: Final = ROOT / "src" / "keepwright" / "__init__.py"
BOTS: Final = ROOT / "src" / "keepwright" / "bots" / "__init__.py"
# The rules write on a position by methods that are of no use to who plays.
MEMBERS: Final = {"State": "seat copy assign to_json digest key summary"}


def lay_out(pages: Path) -> None:
    """All pages of the site, made anew."""
    shutil.rmtree(pages, ignore_errors=True)
    shutil.copytree(DOCS, pages, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    found = {f"rules/{path.name}": text_for_site(path) for path in (ROOT / "rules").glob("*.md")}
    found |= {name.lower(): text_for_site(ROOT / name) for name in OF_ROOT}
    for group, names in {**public_names(PUBLIC), **public_names(BOTS)}.items():
        package = "keepwright.bots" if group == "bots" else "keepwright"
        shown = "".join(reference_to(name, package) for name in names)
        slug = re.sub(r"\W+", "-", group)
        found[f"reference/{slug}.md"] = f"# {group[0].upper()}{group[1:]}\n\n{shown}"
    for name, text in found.items():
        (pages / name).parent.mkdir(exist_ok=True)
        (pages / name).write_text(text, encoding="utf-8")


def text_for_site(path: Path) -> str:
    """The page as it stands, with its links as they are seen from inside the site."""
    text = path.read_text(encoding="utf-8").replace("](docs/", "](")
    for name in OF_ROOT:
        text = text.replace(f"]({name})", f"]({name.lower()})")
    return text


def reference_to(name: str, package: str) -> str:
    """Where the reference shows what a name is."""
    members = MEMBERS.get(name)
    chosen = f"    options:\n      members: [{', '.join(members.split())}]\n" if members else ""
    return f"::: {package}.{name}\n{chosen}\n"


def public_names(package: Path) -> dict[str, list[str]]:
    """The public names, by the groups in which a package lists them."""
    listed = package.read_text(encoding="utf-8").partition("\n__all__ = [")[2]
    groups: dict[str, list[str]] = {}
    for group, name in re.findall(r'^    (?:# (.+)|"(\w+)",)$', listed, re.MULTILINE):
        if group:
            groups[group] = []
        else:
            groups[list(groups)[-1]].append(name)
    return groups


if __name__ == "__main__":
    lay_out(PAGES)
