"""Tabuleiro from Python: rules, engine, arena, records and files of five board games."""

from importlib.metadata import version as _version

from tabuleiro.arena import (
    Encounter,
    Match,
    Player,
    arena,
    engine_player,
    play_match,
    random_player,
)
from tabuleiro.elo import EloEstimate
from tabuleiro.engine import Engine
from tabuleiro.errors import (
    CommandError,
    EngineEndedError,
    EngineError,
    EngineTimeoutError,
    FileFormatError,
    ProgramNotFoundError,
    ProtocolError,
    RecordError,
    RefusedError,
    ServerError,
    TabuleiroError,
)
from tabuleiro.playouts import Playout, random_games
from tabuleiro.program import GameInfo, find_program, games
from tabuleiro.proofs import Certificate, Proven, ProvenResults
from tabuleiro.records import Record, read_records
from tabuleiro.tables import Distance, DistanceTable
from tabuleiro.training import TrainingData, TrainingGame
from tabuleiro.values import (
    Clock,
    Limit,
    Option,
    Result,
    Score,
    ScoreKind,
    Side,
    State,
    Variation,
)

__version__ = _version("tabuleiro")

__all__ = [
    "Certificate",
    "Clock",
    "CommandError",
    "Distance",
    "DistanceTable",
    "EloEstimate",
    "Encounter",
    "Engine",
    "EngineEndedError",
    "EngineError",
    "EngineTimeoutError",
    "FileFormatError",
    "GameInfo",
    "Limit",
    "Match",
    "Option",
    "Player",
    "Playout",
    "ProgramNotFoundError",
    "ProtocolError",
    "Proven",
    "ProvenResults",
    "Record",
    "RecordError",
    "RefusedError",
    "Result",
    "Score",
    "ScoreKind",
    "ServerError",
    "Side",
    "State",
    "TabuleiroError",
    "TrainingData",
    "TrainingGame",
    "Variation",
    "__version__",
    "arena",
    "engine_player",
    "find_program",
    "games",
    "play_match",
    "random_games",
    "random_player",
    "read_records",
]
