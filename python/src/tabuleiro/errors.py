"""What can go wrong, each with a message that says what to do."""


class TabuleiroError(Exception):
    """The base of all errors of this package."""


class ProgramNotFoundError(TabuleiroError):
    """The program `tabuleiro` is nowhere; the message lists where it was looked for."""


class CommandError(TabuleiroError):
    """A command of the program failed; the message is what it wrote."""


class EngineError(TabuleiroError):
    """An engine failed. Its process has ended; a new `Engine` is needed."""


class EngineEndedError(EngineError):
    """The engine's process ended, or was closed."""


class EngineTimeoutError(EngineError):
    """The engine did not answer in time."""


class ProtocolError(EngineError):
    """The engine answered with something that is not UGI."""


class RefusedError(TabuleiroError, ValueError):
    """The engine refused a position, a move or an option; nothing has changed."""


class FileFormatError(TabuleiroError, ValueError):
    """A file is not of the expected kind, or it is damaged."""


class RecordError(FileFormatError):
    """A game record is malformed; the message begins with its line and column."""


class ServerError(TabuleiroError):
    """The server refused a request.

    `status` is the HTTP status, `key` the server's name of the error, such as `illegal`.
    """

    def __init__(self, status: int, key: str, message: str) -> None:
        super().__init__(f"{message} ({status} {key})" if key else f"{message} ({status})")
        self.status = status
        self.key = key
