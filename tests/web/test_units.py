"""The browser side's own checks: types, style and unit tests."""

from __future__ import annotations

from tests.web.node import run, vitest


def test_unit_tests_pass() -> None:
    vitest("--exclude", "tests/unit/words/parity.test.ts")


def test_types_hold_in_scripts_and_components() -> None:
    run("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")


def test_the_style_is_kept() -> None:
    run("eslint/bin/eslint.js", ".")
