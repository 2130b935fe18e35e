"""The wire: all that goes in and out as JSON, typed once; the browser's types come from it."""

from __future__ import annotations

from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

Colour = str
Facts = dict[str, Any]
GREATEST: Final = 2**31 - 1  # number that any database keeps
LONGEST_RECORD: Final = 400_000  # characters


class Said(BaseModel):
    """What a client says: nothing beyond what is asked for."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def has_no_nul(cls, said: Any) -> Any:
        """No database keeps a NUL in a text."""
        if isinstance(said, dict) and any("\x00" in one for one in said.values() if is_text(one)):
            raise ValueError("NUL")
        return said


def is_text(said: Any) -> bool:
    """Whether something is a text."""
    return isinstance(said, str)


# ---------------------------------------------------------------- problems


class ObstacleOut(BaseModel):
    """One reason against a move: a code, the rule it comes from, facts for the sentence."""

    code: str
    rule: str
    facts: Facts


class ProblemOut(BaseModel):
    """A refusal (RFC 9457): what is wrong, in words and as a stable code with facts."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    facts: Facts = {}
    obstacles: list[ObstacleOut] = []
    missed: list[EventOut] = []


# ---------------------------------------------------------------- games


class OptionOut(BaseModel):
    """A choice of rules made before the game."""

    id: str
    values: list[bool | str]
    default: bool | str


class GameOut(BaseModel):
    """A game that can be played here."""

    id: str
    title: str
    edition: str
    rules: str
    least_seats: int
    most_seats: int
    colours: list[Colour]
    options: list[OptionOut]
    levels: list[str]
    has_secrets: bool = Field(description="Whether seats know what others may not.")


class EffectOut(BaseModel):
    """What a piece does: what is paid, and what is gained, one of several bundles.

    `group` is the class of what it constructs, so much `less` than it costs; `steps` is how far it
    moves the provost; from the `reserve` comes what lies on the piece itself; `when` is what
    brings it about, where that is not the use of the piece. What is special is told by the
    piece's rule alone.
    """

    does: Literal[
        "produce",
        "trade",
        "construct",
        "transform",
        "gain",
        "provost",
        "bonus",
        "discount",
        "special",
    ]
    pay: dict[str, int] = {}
    gains: list[dict[str, int]] = []
    group: str | None = None
    less: dict[str, int] = {}
    steps: int | None = None
    reserve: bool = False
    when: str | None = None


class PieceOut(BaseModel):
    """A printed piece: what `sort` of thing it is, for its name, and which class of them.

    `kind` is what copies share, and what moves that build them name. `gain` is what building it
    gives at once, `at_end` what it counts at the end of the game, `income` the coins it gives each
    round, `recruits` what it gives with the workers who are recruited. `setup_effects` are those of
    the side that is up where nobody has built it, if they differ. `skills` are those that it has or
    asks for; `rule` is a key of the rules, `copies` how many there are.
    """

    id: str
    kind: str
    sort: Literal["building", "apprentice", "character"]
    group: str
    cost: dict[str, int] = {}
    gain: dict[str, int] = {}
    income: int = 0
    recruits: dict[str, int] = {}
    at_end: dict[str, int] = {}
    takes_worker: bool = False
    effects: list[EffectOut] = []
    setup_effects: list[EffectOut] = []
    owner_effects: list[EffectOut] = []
    skills: list[str] = []
    rule: str = ""
    copies: int = 1


class CatalogueOut(BaseModel):
    """All pieces of a game and the numbers of its board, as the engine's own tables have them.

    `rules` leads from all else that a table shows to the rules: `event-passed`, `decision-trade`,
    `phase-2`, `field-deniers`, `thing-bridge`, each with the key of its section.
    """

    game: str
    pieces: list[PieceOut]
    board: Facts
    rules: dict[str, str]


class SectionOut(BaseModel):
    """A section of the rules in Markdown; `keys` are all that lead here, `key` is its own."""

    key: str
    keys: list[str]
    title: str
    level: int
    text: str


class LessonOut(BaseModel):
    """One step of a first game; the message `tutorial-<id>` of the game says it.

    `points` are spots of the board, or regions of the table's frame.
    """

    id: str
    rule: str
    points: list[str]
    tries: list[str]
    is_read: bool


class TutorialOut(BaseModel):
    """The guided first game of a game: a table that is always the same, and what is taught."""

    game: str
    seats: list[Colour]
    newcomer: Colour
    bots: dict[Colour, str]
    options: dict[str, bool | str]
    seed: str
    steps: list[LessonOut]


class RulesOut(BaseModel):
    """The rules of record of a game, in their order."""

    game: str
    language: Literal["en"]
    sections: list[SectionOut]


# ---------------------------------------------------------------- statistics


class ShareOut(BaseModel):
    """A share, and the interval where it lies 19 times out of 20."""

    value: float
    low: float
    high: float


class SpreadOut(BaseModel):
    """Where numbers lie: the mean with its interval (19 of 20), the least, quarters, the most."""

    mean: float
    low: float
    high: float
    least: int
    lower: int
    median: int
    upper: int
    most: int


class BinOut(BaseModel):
    """How many numbers lie between two, both included."""

    least: int
    most: int
    count: int


class PlaceOut(BaseModel):
    """How a place of the first round's turn order fared; `fair` is the win share of equals."""

    place: int
    games: int
    points: SpreadOut
    wins: ShareOut
    fair: float | None


class LengthOut(BaseModel):
    """How long games were. Where there are no rounds, the turns of who began are counted."""

    unit: Literal["round", "turn"]
    rounds: SpreadOut
    rounds_bins: list[BinOut]
    decisions: SpreadOut
    decisions_bins: list[BinOut]


class SourceOut(BaseModel):
    """The mean points from a source, of who won and of the others; `id` is a message's."""

    id: str
    won: float | None
    others: float | None


class PieceFareOut(BaseModel):
    """How a kind of piece fared: who built or took it, how often that player won, with how much.

    `games` counts games in which anybody had it, `players` all who had it; `fair` is the win share
    of equals at such tables, `usual` the mean points at them. `pieces` are the ids of its copies.
    """

    kind: str
    pieces: list[str]
    sort: Literal["building", "apprentice", "character"]
    group: str
    rule: str
    games: int
    share: ShareOut
    players: int
    times: int
    wins: ShareOut | None
    fair: float | None
    points: float | None
    usual: float | None


class TablesOut(BaseModel):
    """How many games there are of a number of seats."""

    seats: int
    games: int


class MadeOut(BaseModel):
    """How self-play came about."""

    bots: str
    options: str
    seed: str
    version: str


class StatisticsOut(BaseModel):
    """What finished games tell together: those of this server, or self-play that comes with it.

    `seats` is the number that was asked for, or none for all but games of a single player. Of
    `bot_seats` of all seats bots played. Without games there is nothing but that.
    """

    game: str
    rules: str
    source: Literal["server", "selfplay"]
    seats: int | None
    tables: list[TablesOut]
    games: int
    bot_seats: float
    made: MadeOut | None
    points: list[BinOut] = []
    places: list[PlaceOut] = []
    length: LengthOut | None = None
    sources: list[SourceOut] = []
    pieces: list[PieceFareOut] = []


# ---------------------------------------------------------------- people


class PersonOut(BaseModel):
    """Oneself."""

    id: str
    name: str
    is_guest: bool
    language: str
    mail: str | None
    mail_notices: bool
    push_notices: bool


class ClaimIn(Said):
    """Make an account of the guest one is."""

    name: str = Field(max_length=200, examples=["Ida"])
    password: str = Field(max_length=1000, examples=["correct horse battery"])
    invite: str = Field(default="", max_length=200)


class LogInIn(Said):
    """Come back to an account."""

    name: str = Field(max_length=200, examples=["Ida"])
    password: str = Field(max_length=1000, examples=["correct horse battery"])


class PersonIn(Said):
    """What one can change about oneself; what is left out stays."""

    name: str | None = Field(default=None, max_length=200, examples=["Ida"])
    language: Literal["en", "de", "hu", "it"] | None = None
    mail: str | None = Field(default=None, max_length=254, pattern=r"^([^@\s]+@[^@\s]+)?$")
    mail_notices: bool | None = None
    push_notices: bool | None = None


class SessionOut(BaseModel):
    """A place one is signed in at, or a program's token."""

    id: str
    kind: Literal["browser", "token"]
    label: str
    created_at: float
    seen_at: float
    current: bool


class TokenIn(Said):
    """A token for a program that plays for oneself."""

    label: str = Field(max_length=120, examples=["my first bot"])


class TokenOut(BaseModel):
    """The token; it is shown once."""

    token: str


class PushKeys(Said):
    """The keys of a browser's subscription."""

    p256dh: str = Field(max_length=200)
    auth: str = Field(max_length=100)


class PushIn(Said):
    """A browser that wants to be told when it is one's turn."""

    endpoint: str = Field(
        max_length=1000, pattern=r"^https://", examples=["https://push.example/abc"]
    )
    keys: PushKeys


class PushKeyOut(BaseModel):
    """The public key of this server, which a browser subscribes with."""

    key: str


class PushOut(BaseModel):
    """A browser that is told: its id."""

    id: str


# ---------------------------------------------------------------- tables


class NoPace(Said):
    """Nobody is in a hurry."""

    kind: Literal["none"] = "none"


class LivePace(Said):
    """A bank of seconds, and more for each decision."""

    kind: Literal["live"]
    bank: float = Field(ge=10, le=86_400, examples=[1800])
    increment: float = Field(ge=0, le=3_600, examples=[20])


class DaysPace(Said):
    """So many days for each decision."""

    kind: Literal["days"]
    days: float = Field(gt=0, le=60, examples=[2])


Pace = NoPace | LivePace | DaysPace


class SeatIn(Said):
    """How a seat is to be filled."""

    kind: Literal["me", "open", "invited", "bot"]
    colour: Colour | None = Field(default=None, max_length=16)
    level: str | None = Field(default=None, max_length=40, examples=["journeyman"])


class TableIn(Said):
    """A table to lay."""

    game: str = Field(max_length=32, examples=["caylus"])
    options: dict[str, bool | str] = {}
    seats: list[SeatIn] = Field(min_length=1, max_length=8)
    pace: Pace = Field(default=NoPace(), discriminator="kind")
    public: bool = True


class JoinIn(Said):
    """Which seat one takes (any free one if none is named), and the word of the invite link."""

    colour: Colour | None = Field(default=None, max_length=16, examples=["green"])
    invite: str = Field(default="", max_length=200)


class SeatOut(BaseModel):
    """A seat of a table."""

    colour: Colour
    person: str | None
    name: str | None
    bot: str | None
    reserved: bool
    resigned: bool
    mine: bool
    due_since: float | None
    bank: float | None


class TakebackOut(BaseModel):
    """A takeback that was asked for: by whom, to which length of the record, who has to agree."""

    seat: Colour
    length: int
    waiting: list[Colour]


class TableOut(BaseModel):
    """A table as it is listed. The seed is told when the game is over."""

    id: str
    game: str
    options: dict[str, bool | str]
    status: Literal["open", "running", "finished"]
    public: bool
    pace: Pace = Field(discriminator="kind")
    seq: int
    commitment: str
    seed: str | None
    created_at: float
    changed_at: float
    result: dict[str, int] | None
    rematch: str | None
    takeback: TakebackOut | None
    is_host: bool
    invite: str | None
    seats: list[SeatOut]


class TableIdOut(BaseModel):
    """The id of a table."""

    id: str


# ---------------------------------------------------------------- play


class ActionIn(Said):
    """A decision as its parts; the same as the notation."""

    verb: str = Field(max_length=80, examples=["place"])
    argument: str = Field(default="", max_length=200, examples=["gate"])


class DecisionIn(Said):
    """A decision of one of one's seats, made on the table as it was after event `expected_seq`."""

    seat: Colour = Field(max_length=16, examples=["blue"])
    move: str | None = Field(default=None, max_length=300, examples=["place gate"])
    action: ActionIn | None = None
    expected_seq: int = Field(ge=0, le=GREATEST, examples=[12])
    key: str | None = Field(default=None, min_length=1, max_length=64, examples=["a1b2c3"])


class SeatSeqIn(Said):
    """One of one's seats, at the table as one knows it."""

    seat: Colour = Field(max_length=16, examples=["blue"])
    expected_seq: int = Field(ge=0, le=GREATEST, examples=[12])


class OneSeatIn(Said):
    """One of one's seats."""

    seat: Colour = Field(max_length=16, examples=["blue"])


class AnswerIn(OneSeatIn):
    """The answer to a takeback that was asked for."""

    agree: bool


class SeqOut(BaseModel):
    """The number of the table's last event now."""

    seq: int


class HappenedOut(BaseModel):
    """Something that happened in a game: a code, facts, and reasons that left no other way."""

    code: str
    facts: Facts
    reasons: list[ObstacleOut] = []


class EventOut(BaseModel):
    """An event of a table as one may know it; `text` is a line of the record where it is a move."""

    seq: int
    kind: str
    seat: Colour | None
    text: str | None
    at: float
    events: list[HappenedOut]


class OptionOfDecision(BaseModel):
    """A candidate of the decision, legal if nothing stands against it."""

    move: str
    verb: str
    what: str
    argument: str
    legal: bool
    obstacles: list[ObstacleOut]


class DecisionOut(BaseModel):
    """What one is asked; `facts` are for the sentence that asks it."""

    name: str
    seat: Colour
    facts: Facts
    proposed: str | None
    options: list[OptionOfDecision]


class DueOut(BaseModel):
    """Who is waited for, for what, since when."""

    seat: Colour
    decision: str
    since: float | None


class TallyOut(BaseModel):
    """A number with its parts."""

    total: int
    parts: dict[str, int]


class ScoreOut(BaseModel):
    """The points by seat as far as one may know them."""

    tallies: dict[Colour, TallyOut]
    winners: list[Colour]
    over: bool


class PositionOut(BaseModel):
    """A table as one sees it: what one may know, what one is asked, what happened."""

    table: TableOut
    seq: int
    seat: Colour | None
    at: int | None = None
    view: Facts | None = None
    over: bool = False
    due: list[DueOut] = []
    decision: DecisionOut | None = None
    can_undo: bool = False
    can_redo: bool = False
    score: ScoreOut | None = None
    events: list[EventOut] = []


class SinceOut(BaseModel):
    """What happened since one's own last decision."""

    since: int
    seq: int
    events: list[EventOut]


class PreviewOut(BaseModel):
    """The table as it would be after a move, without making it; chance is left open."""

    view: Facts
    events: list[HappenedOut]
    over: bool


class NextOut(BaseModel):
    """What a seat is asked next, how often in a row, and what each of a few answers changes.

    In `ways` both moves are counted together.
    """

    decision: str
    times: int
    ways: dict[str, dict[Colour, dict[str, int]]]


class ForeseenOut(BaseModel):
    """What a move would do: by how much the numbers of each seat change.

    `sealed`: chance decides next, or all answers are opened, so that it cannot be taken back.
    `hands_over`: this seat does not decide next. `cost`: the coins paid for it, where an event
    tells; the changes may hold gains that follow at once. `opens`: what it is asked next, if the
    move does nothing yet but ask it; so both can be chosen in one go. `then`: what it is asked
    next, if the move does something first.
    """

    changes: dict[Colour, dict[str, int]]
    sealed: bool
    hands_over: bool
    cost: int | None = None
    opens: list[OptionOfDecision] = []
    then: NextOut | None = None


class ForesightOut(BaseModel):
    """What every legal answer to one's decision would do, by its move."""

    seq: int
    seat: Colour
    choices: dict[str, ForeseenOut]


# ---------------------------------------------------------------- study


class DocumentIn(Said):
    """A text that leads to a game: a record, a position as JSON, a scenario as YAML."""

    text: str = Field(max_length=LONGEST_RECORD)


class BeginIn(Said):
    """A new game to study."""

    game: str = Field(max_length=32, examples=["caylus"])
    seats: list[Colour] = Field(min_length=1, max_length=8, examples=[["blue", "red"]])
    options: dict[str, bool | str] = {}
    seed: str = Field(default="", max_length=64)


class StudyIn(Said):
    """A study: the whole record of its game."""

    record: str = Field(max_length=LONGEST_RECORD)


class LookIn(StudyIn):
    """A look at a study behind so many lines, through somebody's eyes."""

    at: int | None = Field(default=None, ge=0, le=GREATEST)
    seat: Colour | None = Field(default=None, max_length=16)
    since: int = Field(default=0, ge=0, le=GREATEST)


class StudyPictureIn(StudyIn):
    """A picture of a study behind so many lines, through somebody's eyes."""

    at: int | None = Field(default=None, ge=0, le=GREATEST)
    seat: Colour | None = Field(default=None, max_length=16)
    theme: Literal["day", "night"] = "day"
    language: Literal["en", "de", "hu", "it"] = "en"


class SetUpIn(StudyIn):
    """What is different in the position behind so many lines: whole fields of its JSON.

    `players` may name some players with some of their fields. `start` is a phase or a task the game
    goes on with, as in a scenario; left out, it goes on as it was.
    """

    at: int | None = Field(default=None, ge=0, le=GREATEST)
    given: Facts = {}
    start: str | Facts | None = None
    seed: str = Field(default="", max_length=64)


class StartOut(BaseModel):
    """A phase or a decision that a game could go on with; `phase` names it where it is one."""

    start: str | Facts
    phase: str = ""


class StartsOut(BaseModel):
    """All that a game could go on with."""

    starts: list[StartOut]


class StudySeatIn(StudyIn):
    """A seat of a study."""

    seat: Colour = Field(max_length=16, examples=["blue"])


class StudyMoveIn(StudySeatIn):
    """A decision of a seat of a study; from a seed chance is always the same."""

    move: str = Field(max_length=300, examples=["place gate"])
    seed: str = Field(default="", max_length=64)


class DealIn(StudyIn):
    """Chance to decide; from a seed it is always the same."""

    seed: str = Field(default="", max_length=64)


class BotMoveIn(StudyIn):
    """A bot to decide for the seat whose turn it is."""

    level: str = Field(max_length=40, examples=["journeyman"])
    seed: str = Field(default="", max_length=64)


class GuideIn(StudyIn):
    """Where a newcomer is in a first game, and whether Next was pressed."""

    step: int = Field(ge=0, le=GREATEST)
    is_shown: bool
    since: int = Field(ge=0, le=GREATEST)
    pressed: bool = False


class GuideOut(BaseModel):
    """The step that is next; it is shown, or its moment is waited for."""

    step: int
    is_shown: bool
    since: int


class RecordOut(BaseModel):
    """A record as text."""

    record: str


class LinesOut(BaseModel):
    """Lines that follow a record."""

    lines: list[str]


# ---------------------------------------------------------------- talk


class ChatIn(Said):
    """Something to say at a table."""

    text: str = Field(max_length=2000, examples=["Good luck!"])


class ChatOut(BaseModel):
    """Something that was said."""

    id: int
    person: str
    name: str
    text: str
    at: float


class NoteIn(Said):
    """A private note about a game."""

    text: str = Field(max_length=20_000, examples=["Green saves for the cathedral."])


class NoteOut(BaseModel):
    """One's own private note."""

    text: str


ProblemOut.model_rebuild()
