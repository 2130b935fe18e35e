"""Build hook: takes the page along, and compiles engine and games with mypyc where possible.

The page is what `make page` has built into web/dist. The wheel always holds the Python sources.
Where a C compiler and the Python headers are present it also holds the same modules compiled, which
Python prefers on import; elsewhere, or with KEEPWRIGHT_PURE=1, the sources run interpreted. An
editable install is always interpreted. With KEEPWRIGHT_PGO=1 they are compiled twice, the second
time for what many games have shown to be common (gcc).

`python hatch_build.py FOLDER` compiles into a folder, which appears when it is whole; a build takes
what is in the folder that KEEPWRIGHT_COMPILED names. `--meanwhile` lets others go first.
"""

from __future__ import annotations

import ast
import contextlib
import io
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED_PARTS = ("engine", "games")
PAGE = Path("web") / "dist"
READY = "KEEPWRIGHT_COMPILED"

# Modules that no playout enters are compiled to short code rather than to quick code; those that
# write positions, and count points, quickly to code that is quick enough.
RARELY_ENTERED = {
    "-Os": """
        components errors guessing notation obstacle perft pieces position record refusals scenario
        setup showing sitting steps written wrong_type
    """.split(),
    "-O1": "event fields final_scoring forms saving view".split(),
}
# So that short functions of one module are put into another.
AT_LINK_TIME, NOT_AT_LINK_TIME = "-flto=auto", "-fno-lto"
# So that more of them are than gcc by itself thinks worth it: here nearly all functions are short.
FREELY = [
    "-fno-plt",
    "--param=early-inlining-insns=30",
    "--param=max-inline-insns-auto=40",
    "--param=max-inline-insns-single=200",
    "--param=inline-unit-growth=200",
]
# Without what only debuggers read; and what only leads elsewhere need not fill four pages.
STRIPPED, IN_ONE_PIECE = "-Wl,-s", "-Wl,-z,noseparate-code"

TRAINING = """
import keepwright as kw
for game in kw.game_ids():
    for seed in range(750):
        dice = kw.Dice(seed)
        kw.playout(kw.new_game(game, seats=3, seed=seed), [dice] * 3, dice)
"""
GENERATE = ["-fprofile-generate", "-fprofile-update=single"]
USE = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"]

PROBE = """
#include <Python.h>
int keepwright_probe(void) { return Py_IsInitialized(); }
"""


# An argument of a wrong type is told by its name: that is the name which C has for it here.
NAMED = """
#define CPy_TypeError(wanted, given) keepwright_wrong_type(wanted, given, #given)

static inline void keepwright_wrong_type(const char *wanted, PyObject *given, const char *place) {
    if (strncmp(place, "obj_", 4) != 0) {
        (CPy_TypeError)(wanted, given);
        return;
    }
    PyObject *said = PyImport_ImportModule("keepwright.engine.wrong_type");
    PyObject *error =
        said ? PyObject_CallMethod(said, "wrong_type", "ssO", place + 4, wanted, given) : NULL;
    if (error) {
        PyErr_SetObject(PyExc_TypeError, error);
    }
    Py_XDECREF(error);
    Py_XDECREF(said);
}
"""
INCLUDES = re.compile(r"(?:#include .*\n)+")


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
        source, scratch = Path(self.root) / "src", Path(self.scratch.name)
        try:
            if READY in os.environ:
                built = Path(os.environ[READY])
            else:
                built = compile_package(source, scratch, bool(os.environ.get("KEEPWRIGHT_PGO")))
        except CannotCompile as reason:
            self.app.display_warning(f"keepwright will run interpreted: {reason}")
            return
        files = [path for path in sorted(built.rglob("*.*")) if path.is_file()]
        build_data["pure_python"] = not files
        build_data["infer_tag"] = bool(files)
        for path in files:
            build_data["force_include"][str(path)] = path.relative_to(built).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()


def page_files(built: Path) -> dict[str, str]:
    """The files of the page, each with its place in the package; none if it was not built.

    Of what was packed, nothing else is taken along: nearly every browser is sent just that.
    """
    if not (built / "index.html").is_file():
        return {}
    return {
        str(path): f"keepwright/page/{path.relative_to(built).as_posix()}"
        for path in sorted(built.rglob("*"))
        if path.is_file() and not path.name.startswith(".") and not is_packed(path)
    }


def is_packed(path: Path) -> bool:
    """Whether a file of the page, but for the page itself, lies beside it packed."""
    return path.name != "index.html" and path.with_name(f"{path.name}.gz").is_file()


def modules(source: Path) -> list[str]:
    """What is compiled, as paths below `source`: the rules, but neither faces nor `__init__`."""
    return sorted(
        path.relative_to(source).as_posix()
        for part in COMPILED_PARTS
        for path in (source / "keepwright" / part).rglob("*.py")
        if path.name != "__init__.py" and "faces" not in path.parts
    )


def compile_package(source: Path, scratch: Path, trained: bool = False) -> Path:
    """Compile the package below `source`; returns the folder that holds the extensions.

    Nothing is written outside `scratch`. A source that mypyc refuses ends the build: that is a
    mistake in the source, not a property of the machine.
    """
    flags, small = proven_flags(scratch / "probe"), flags_for_small(scratch / "small")
    from mypyc.build import mypycify

    with working_directory(source), quiet_unless_it_fails():
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
    for module in modules(source):
        name = module.removesuffix(".py").replace("/", "___")
        compiled = scratch / "c" / f"__native_{name}.c"
        keep_docstrings(source / module, compiled)
        name_arguments(compiled)
    for extension in extensions:
        extension.include_dirs.append(str(scratch / "c" / "keepwright"))
        if os.name == "posix":
            extension.extra_compile_args += [
                "-fvisibility=hidden",
                "-Wno-error",
                f"-ffile-prefix-map={scratch}=.",
            ]
    for extension in extensions:
        extension.extra_link_args = small
    (whole,) = (one for one in extensions if len(one.sources) > 1)  # the others only lead there
    plain = whole.extra_compile_args
    if trained:
        whole.extra_link_args = [*flags, *GENERATE]
        whole.extra_compile_args = [*plain, *flags, *GENERATE]
        train(source, build_extensions(extensions, scratch), scratch / "package")
        flags = [*flags, *USE]
    whole.extra_link_args = [*flags, *small[:1]]
    whole.extra_compile_args = [*plain, *flags]
    return build_extensions(extensions, scratch)


def keep_docstrings(module: Path, compiled: Path) -> None:
    """Write the docstrings of a module into its C: mypyc leaves them out.

    There, what has one stands in tables: functions of the module, methods and properties of each
    class, and each class itself, with the text of its signature.
    """
    known = dict(docstrings(ast.parse(module.read_text(encoding="utf-8")), ""))
    owner, name, lines = "", "", compiled.read_text(encoding="utf-8").split("\n")
    for number, line in enumerate(lines):
        if table := re.match(r"static Py(?:MethodDef|GetSetDef) (?:\w+___)?(\w+)_\w+\[\] = ", line):
            owner = "" if line.endswith("module_methods[] = {") else f"{table[1]}."
        elif entry := re.match(r' +(?:{|\.tp_name = )"(\w+)",', line):
            name = entry[1]
        found = ""
        if line.startswith("    .tp_doc = "):
            found = known.get(name, "")
        elif line == "    NULL, /* docstring */":
            found = known.get("", "")
        elif "PyDoc_STR(" in line or line.endswith("NULL, NULL},"):
            found = known.get(f"{owner}{name}", "")
        if found:
            lines[number] = with_docstring(line, in_c(found))
    compiled.write_text("\n".join(lines), encoding="utf-8")


def name_arguments(compiled: Path) -> None:
    """Let the C of a module say of which of its parameters a type is wrong."""
    text = compiled.read_text(encoding="utf-8")
    compiled.write_text(INCLUDES.sub(lambda found: found[0] + NAMED, text, count=1), "utf-8")


def docstrings(node: ast.Module | ast.ClassDef, owner: str) -> Iterator[tuple[str, str]]:
    """The names of all that is documented here, with their docstrings; the module has no name."""
    yield owner.removesuffix("."), ast.get_docstring(node) or ""
    for part in node.body:
        if isinstance(part, ast.ClassDef):
            yield from docstrings(part, f"{part.name}.")
        elif isinstance(part, ast.FunctionDef) and ast.get_docstring(part):
            yield f"{owner}{part.name}", ast.get_docstring(part) or ""


def with_docstring(line: str, text: str) -> str:
    """The line of a table with this text behind the signature, or where nothing stands."""
    if '\\n--\\n\\n")' in line:
        return line.replace('\\n--\\n\\n")', f'\\n--\\n\\n" "{text}")')
    place = line.rindex("NULL", 0, line.rindex("NULL") if line.endswith("NULL},") else None)
    return f'{line[:place]}"{text}"{line[place + 4 :]}'


def in_c(text: str) -> str:
    """Text between the quotes of C."""
    plain = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "?": "\\?"}
    return "".join(
        plain.get(letter)
        or (letter if letter.isascii() else "".join(f"\\{byte:03o}" for byte in letter.encode()))
        for letter in text
    )


def train(source: Path, built: Path, package: Path) -> None:
    """Play many games with a package that writes down beside its objects what is common in them."""
    shutil.copytree(source, package)
    shutil.copytree(built, package, dirs_exist_ok=True)
    print("Playing to find out what is common …", file=sys.stderr, flush=True)
    found = {**os.environ, "PYTHONPATH": str(package)}
    if subprocess.run([sys.executable, "-c", TRAINING], env=found).returncode:
        raise CannotCompile("what was compiled to be trained does not play")


def build_extensions(extensions: list[Any], scratch: Path) -> Path:
    """Run the C compiler over the extensions; returns the folder that holds the results."""
    from setuptools import Distribution
    from setuptools.errors import BaseError, CCompilerError

    built = scratch / "lib"
    command = side_by_side()(Distribution({"name": "keepwright", "ext_modules": extensions}))
    command.build_lib = str(built)
    command.build_temp = str(scratch / "objects")
    command.parallel = os.cpu_count()
    command.force = True  # also what was built before, with other flags
    command.ensure_finalized()
    try:
        with working_directory(scratch):
            command.run()
    except (BaseError, CCompilerError, OSError) as error:
        raise CannotCompile(f"the C compiler failed ({error})") from error
    return built


def side_by_side() -> Any:
    """setuptools' command, but for this: the files of one extension too are compiled on all cores.

    Nearly all the C belongs to the one extension that the others lead to.
    """
    from setuptools.command.build_ext import build_ext

    class BuildSideBySide(build_ext):  # type: ignore[misc]  # setuptools has no types
        def build_extensions(self) -> None:
            compile_all = self.compiler.compile
            progress = Progress(sum(len(one.sources) for one in self.extensions))

            def compile_one(source: str, settings: dict[str, Any]) -> list[str]:
                flags = [*settings.pop("extra_postargs"), *flags_for(source)]
                made: list[str] = compile_all([source], extra_postargs=flags, **settings)
                progress.step()
                return made

            def compile_together(sources: list[str], **settings: Any) -> list[str]:
                largest_first = sorted(sources, key=lambda path: -Path(path).stat().st_size)
                each = pool.map(lambda source: compile_one(source, dict(settings)), largest_first)
                return [made for objects in each for made in objects]

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                self.compiler.compile = compile_together
                super().build_extensions()

    return BuildSideBySide


def flags_for(source: str) -> list[str]:
    """How much the C of a module is optimised, if not as much as can be."""
    module = Path(source).stem.rpartition("___")[2]
    found = [flag for flag, names in RARELY_ENTERED.items() if module in names]
    return [*found, NOT_AT_LINK_TIME] if found and os.name == "posix" else []


class Progress:
    """Says how many files are compiled: in place on a terminal, line by line elsewhere."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = count(1)

    def step(self) -> None:
        """One more is compiled."""
        done, in_place = next(self.done), sys.stderr.isatty()
        tenth = done * 10 // self.total > (done - 1) * 10 // self.total
        if self.total > 1 and (in_place or tenth):
            end = "\r" if in_place and done < self.total else "\n"
            last = ", linking …" if done == self.total else ""
            print(f"Compiling {done}/{self.total}{last}", end=end, file=sys.stderr, flush=True)


def proven_flags(scratch: Path) -> list[str]:
    """The flags that the C compiler here can do with, or a word on why there is none."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if os.name == "posix" and shutil.which(compiler.split()[0]) is None:
        raise CannotCompile(f"no C compiler ({compiler.split()[0]} is not there)")
    if os.name == "posix":
        for number, flags in enumerate(([AT_LINK_TIME, *FREELY], [AT_LINK_TIME])):
            with contextlib.suppress(CannotCompile):
                prove(scratch / f"linked-{number}", flags)
                return flags
    prove(scratch / "plain", [])
    return []


def flags_for_small(scratch: Path) -> list[str]:
    """The flags that make extensions small, if the linker here knows them."""
    if os.name == "posix":
        with contextlib.suppress(CannotCompile):
            prove(scratch, [STRIPPED, IN_ONE_PIECE])
            return [STRIPPED, IN_ONE_PIECE]
    return []


def prove(scratch: Path, flags: list[str]) -> None:
    """Build one tiny extension against the Python headers, or say why that does not work."""
    from setuptools import Extension

    scratch.mkdir(parents=True)
    (scratch / "keepwright_probe.c").write_text(PROBE)
    probe = Extension("keepwright_probe", ["keepwright_probe.c"])
    probe.extra_compile_args = probe.extra_link_args = flags
    try:
        build_extensions([probe], scratch)
    except CannotCompile as error:
        raise CannotCompile(f"{error}; are the Python headers installed?") from error


def can_compile() -> bool:
    """Whether this machine can build the compiled form."""
    with tempfile.TemporaryDirectory() as scratch:
        try:
            proven_flags(Path(scratch))
        except CannotCompile:
            return False
    return True


@contextlib.contextmanager
def quiet_unless_it_fails() -> Iterator[None]:
    """What the compiler remarks is shown only if it ends the build."""
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            yield
    except BaseException:
        print(said.getvalue(), file=sys.stderr)
        raise


@contextlib.contextmanager
def working_directory(path: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(path)
    try:
        yield
    finally:
        os.chdir(before)


def compile_into(folder: Path) -> bool:
    """Compile the package into a folder that appears when it is whole; empty if that cannot be.

    Whoever comes while another one is at it waits for that.
    """
    from fcntl import LOCK_EX, flock  # where there is a Makefile there is this

    folder.parent.mkdir(parents=True, exist_ok=True)
    with (folder.parent / "compiling").open("w") as door:
        flock(door, LOCK_EX)
        for left in folder.parent.glob("compiled-*"):
            if left != folder:
                shutil.rmtree(left)
        if not folder.exists():
            scratch = Path(tempfile.mkdtemp(prefix="compiled-", dir=folder.parent))
            try:
                built = compile_package(Path(__file__).parent.resolve() / "src", scratch.resolve())
            except CannotCompile as reason:
                print(f"keepwright will run interpreted: {reason}", file=sys.stderr)
                built = scratch / "nothing"
                built.mkdir()
            built.rename(folder)
            shutil.rmtree(scratch)
    return any(folder.iterdir())


def main(folder: Path, meanwhile: bool) -> None:
    if meanwhile:
        os.nice(10)
        print("Compiling the engine meanwhile; until then it runs interpreted.", file=sys.stderr)
    if compile_into(folder) and meanwhile:
        print("Compiled: from the next start on, bots think ten times as fast.", file=sys.stderr)


if __name__ == "__main__":
    main(Path(sys.argv[1]), "--meanwhile" in sys.argv)
