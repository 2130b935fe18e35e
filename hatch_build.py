"""Build hook: takes the page along, and compiles engine and games with mypyc where possible.

The page is what `make page` has built into web/dist. The wheel always holds the Python sources.
Where a C compiler and the Python headers are present it also holds the same modules compiled, which
Python prefers on import; elsewhere, or with KEEPWRIGHT_PURE=1, the sources run interpreted. An
editable install is always interpreted.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED_PARTS = ("engine", "games")
PAGE = Path("web") / "dist"

PROBE = """
#include <Python.h>
int keepwright_probe(void) { return Py_IsInitialized(); }
"""


class CannotCompile(Exception):
    """No extension can be built here; the message says why."""


class CompileHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        page = page_files(Path(self.root) / PAGE)
        if not page:
            self.app.display_warning("keepwright will have no page for browsers: run `make page`")
        build_data["force_include"].update(page)
        if os.environ.get("KEEPWRIGHT_PURE", "") in ("", "0"):
            self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        self.scratch = tempfile.TemporaryDirectory(prefix="keepwright-build-")
        try:
            built = compile_package(Path(self.root) / "src", Path(self.scratch.name))
        except CannotCompile as reason:
            self.app.display_warning(f"keepwright will run interpreted: {reason}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in sorted(built.rglob("*.*")):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(built).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()


def page_files(built: Path) -> dict[str, str]:
    """The files of the page, each with its place in the package; none if it was not built."""
    if not (built / "index.html").is_file():
        return {}
    return {
        str(path): f"keepwright/page/{path.relative_to(built).as_posix()}"
        for path in sorted(built.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }


def modules(source: Path) -> list[str]:
    """What is compiled, as paths below `source`: the rules, but neither faces nor `__init__`."""
    return sorted(
        path.relative_to(source).as_posix()
        for part in COMPILED_PARTS
        for path in (source / "keepwright" / part).rglob("*.py")
        if path.name != "__init__.py" and "faces" not in path.parts
    )


def compile_package(source: Path, scratch: Path) -> Path:
    """Compile the package below `source`; returns the folder that holds the extensions.

    Nothing is written outside `scratch`. A source that mypyc refuses ends the build: that is a
    mistake in the source, not a property of the machine.
    """
    prove_compiler(scratch / "probe")
    from mypyc.build import mypycify

    with working_directory(source):
        extensions = mypycify(
            [
                "--config-file=",
                f"--cache-dir={scratch / 'mypy'}",
                "--explicit-package-bases",
                "--follow-imports=silent",
                *modules(source),
            ],
            # A file of C for each module compiles in a third of the time, to code as fast.
            opt_level="2",
            multi_file=True,
            debug_level="0",
            target_dir=str(scratch / "c"),
            group_name="keepwright.compiled",
        )
    for extension in extensions:
        extension.include_dirs.append(str(scratch / "c" / "keepwright"))
        if os.name == "posix":
            extension.extra_compile_args += [
                "-fvisibility=hidden",
                "-Wno-error",
                f"-ffile-prefix-map={scratch}=.",
            ]
    return build_extensions(extensions, scratch)


def build_extensions(extensions: list[Any], scratch: Path) -> Path:
    """Run the C compiler over the extensions; returns the folder that holds the results."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import BaseError, CCompilerError

    built = scratch / "lib"
    command = build_ext(Distribution({"name": "keepwright", "ext_modules": extensions}))
    command.build_lib = str(built)
    command.build_temp = str(scratch / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    try:
        with working_directory(scratch):
            command.run()
    except (BaseError, CCompilerError, OSError) as error:
        raise CannotCompile(f"the C compiler failed ({error})") from error
    return built


def prove_compiler(scratch: Path) -> None:
    """Build one tiny extension against the Python headers, or say why that does not work."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if os.name == "posix" and shutil.which(compiler.split()[0]) is None:
        raise CannotCompile(f"no C compiler ({compiler.split()[0]} is not there)")
    from setuptools import Extension

    scratch.mkdir(parents=True)
    (scratch / "keepwright_probe.c").write_text(PROBE)
    try:
        build_extensions([Extension("keepwright_probe", ["keepwright_probe.c"])], scratch)
    except CannotCompile as error:
        raise CannotCompile(f"{error}; are the Python headers installed?") from error


def can_compile() -> bool:
    """Whether this machine can build the compiled form."""
    with tempfile.TemporaryDirectory() as scratch:
        try:
            prove_compiler(Path(scratch) / "probe")
        except CannotCompile:
            return False
    return True


@contextlib.contextmanager
def working_directory(path: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(path)
    try:
        yield
    finally:
        os.chdir(before)


if __name__ == "__main__":  # what would a build do here?
    print("compiled" if can_compile() else "interpreted", "on", sys.executable)
