"""`keepwright completion`: what a shell needs so that Tab completes what is typed."""

from __future__ import annotations

from collections import deque
from enum import Enum
from typing import Annotated, Final

from keepwright.cli.calling import HELP, NO_MORE_OPTIONS, Argument, Command, Group


class Shell(Enum):
    """The shells that can be served."""

    BASH = "bash"
    ZSH = "zsh"
    FISH = "fish"


# Each hands over what stands behind the command, and takes a word a line; no word means files.
SCRIPTS: Final = {
    Shell.BASH: r"""
_keepwright() {
    local IFS=$'\n'
    COMPREPLY=($(keepwright completion bash -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _keepwright keepwright
""",
    Shell.ZSH: r"""
#compdef keepwright
_keepwright() {
    local -a found
    found=(${(f)"$(keepwright completion zsh -- "${(@)words[2,CURRENT]}" 2>/dev/null)"})
    if (( $#found )); then compadd -- $found; else _files; fi
}
compdef _keepwright keepwright
""",
    Shell.FISH: r"""
function __keepwright
    set -l typed (commandline -opc) "$(commandline -ct)"
    keepwright completion fish -- $typed[2..-1] 2>/dev/null
end
complete -c keepwright -a '(__keepwright)'
""",
}


def words_that_fit(command: Command, typed: list[str]) -> list[str]:
    """The words that can stand where the last of these is being typed; none where files may."""
    *before, current = typed
    rest, places = deque(before), 0
    while rest:
        word = rest.popleft()
        option = command.options.get(word)
        if word == NO_MORE_OPTIONS:
            return []
        if option is not None and not option.is_flag:
            if not rest:
                return begun(option.known, current)
            rest.popleft()
        elif isinstance(command, Group) and word in command.names:
            command = command.command(word)
        elif not word.startswith("-"):
            places += 1
    if current.startswith("-"):
        return begun([*command.options, HELP[0]], current)
    if isinstance(command, Group):
        return begun(list(command.names), current)
    here = command.places[places : places + 1]
    return begun([word for place in here for word in place.known], current)


def begun(words: list[str], typed: str) -> list[str]:
    """The words that begin so."""
    return [word for word in words if word.startswith(typed)]


def completion(
    shell: Annotated[Shell, Argument(metavar="SHELL", help="bash, zsh or fish.")],
    typed: Annotated[
        list[str] | None,
        Argument(metavar="WORD", help="What was typed so far: lists what fits there instead."),
    ] = None,
) -> None:
    """Print the script with which a shell completes calls of keepwright by the Tab key.

    bash: keepwright completion bash > ~/.local/share/bash-completion/completions/keepwright

    zsh: keepwright completion zsh > a file _keepwright in a folder of $fpath; or, in .zshrc behind
    compinit: source <(keepwright completion zsh)

    fish: keepwright completion fish > ~/.config/fish/completions/keepwright.fish
    """
    from keepwright.cli import ALL

    if typed is None:
        print(SCRIPTS[shell].strip())
        return
    for word in words_that_fit(ALL, typed):
        print(word)
