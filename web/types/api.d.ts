/*
 * The types of the HTTP API. Generated from openapi.json by `npm run api-types`: edit the schemas
 * there, then run it again.
 */
declare namespace Api {
  /** Why a request was refused. Nothing has changed. */
  interface Problem {
    /** A key for programs, such as stale, illegal, seat or too-many. */
    error: string;
    /** The reason in the reader's language. */
    says: string;
    /** The id of the request, as in the header X-Request-Id; the server's log has it. */
    request?: string;
    /** The broken rule of the game, where one is. */
    refusal?: Refusal;
    /** The last event of the game, where another event came first. */
    head?: Head;
  }

  /** Which rule forbids a move or a position, why, and where. */
  interface Refusal {
    /** The number of the rule on the game's rules page, such as 6a; empty where only the form of a text is wrong. */
    rule: string;
    /** Why, in the reader's language, without the rule. */
    reason: string;
    /** The names of the cells that the reason is about. */
    cells: string[];
  }

  /** The last event of a game. */
  interface Head {
    /** The number of the event, from 1. */
    sequence: number;
    /** The hash of the event and of all before it. */
    hash: string;
  }

  /** A piece. */
  interface Piece {
    /** The side that owns the piece. */
    side: 'first' | 'second';
    /** The key of its kind, such as king or tile. */
    kind: string;
    /** The number on a tile; 0 for other pieces. */
    number: number;
    /** The neighbours that a tile marks, one bit a direction, clockwise from north-west; 0 for other pieces. */
    pattern: number;
  }

  /** One change that a move makes on the board. */
  interface Effect {
    /** The kind of change. */
    what: 'moved' | 'laid' | 'removed' | 'turned' | 'king-in' | 'king-out';
    /** The cell that a piece has left; empty unless it moved. */
    from: string;
    /** The cell that the change concerns. */
    cell: string;
    /** The piece as it is after the change, or the piece that was removed. */
    piece: Piece;
  }

  /** A move that was played. */
  interface Move {
    /** The text of the move. */
    move: string;
    /** The side that moved. */
    side: 'first' | 'second';
    /** The click targets that enter the move: cells, tiles such as tile7, rotations such as turn1. */
    path: string[];
    /** The changes that the move makes, in order. */
    effects: Effect[];
  }

  /** A position: everything that a board draws, and the legal moves. */
  interface Position {
    /** The text of the position. */
    position: string;
    /** The side to move. */
    toMove: 'first' | 'second';
    /** The result, or * while the game is not over. */
    result: string;
    /** The key of the reason why the game is over; empty before. */
    reason: string;
    /** The part of the board to draw. */
    area: {
      /** The first column. */
      left: number;
      /** The first row. */
      bottom: number;
      /** The last column. */
      right: number;
      /** The last row. */
      top: number;
    };
    /** The pieces on the board. */
    pieces: {
      /** The piece. */
      piece: Piece;
      /** The names of the cells with such a piece. */
      cells: string[];
    }[];
    /** The pieces off the board. */
    hands: ({
      /** The side that owns the pieces. */
      side: 'first' | 'second';
      /** The pieces. */
      pieces: Piece[];
    })[];
    /** Cells that the game marks. */
    marks: {
      /** The key of the mark, such as throne or frame. */
      kind: string;
      /** The names of the marked cells. */
      cells: string[];
    }[];
    /** The game's score for each side, as text. */
    standing: string[];
    /** The score of the first side and of the second, as text beside the side's name. */
    scores: string[];
    /** The number that the rules give to each piece, by its cell, such as the value of a checker in Jostle; empty in games without them. */
    values: Record<string, number>;
    /** The click paths of the legal moves: each entry maps a click target to the index of the entry with the next ones, or to 0 where the move is complete. */
    steps: Record<string, number>[];
  }

  /** The clocks, in milliseconds. */
  interface Clock {
    /** The time control: off, 5m+3s or 3d/move; with time odds both, the first side's first: 10m,3m. */
    setting: string;
    /** The time left of the first side. */
    first?: number;
    /** The time left of the second side. */
    second?: number;
    /** The side whose clock runs; empty when none does. */
    running: 'first' | 'second' | '';
    /** The time that the side to move has left for its first move, when that time runs: in live games between people, until both sides have made their first move. */
    firstMove?: number;
    /** The time of the server at which these values are right. */
    at: number;
  }

  /** The offers that wait for an answer. */
  interface Offers {
    /** The side that offers a draw; empty when none does. */
    draw: 'first' | 'second' | '';
    /** The side that asks to take a move back; empty when none does. */
    takeback: 'first' | 'second' | '';
    /** The side that offers a rematch; empty when none does. */
    rematch: 'first' | 'second' | '';
  }

  /** A seat. */
  interface Seat {
    /** The side that the seat plays. */
    side: 'first' | 'second';
    /** The displayed name of the player; that of a bot or a visitor says so. Empty until the seat is taken. */
    name: string;
    /** human, or the text of a computer player. */
    player: string;
    /** Whether a player has the seat. */
    taken: boolean;
    /** Whether the player is connected. */
    here: boolean;
    /** Whether any caller may take the seat. */
    free: boolean;
    /** The name of the player's profile; empty when the player is not a member. */
    member: string;
    /** Whether the player is a program with an account. */
    bot: boolean;
    /** Whether the player is a visitor, whose name is no account's. */
    visitor: boolean;
  }

  /** A game and its current position. On a socket it is the message `state`. */
  interface Game {
    /** The type of the message. */
    type: 'state';
    /** The id of the game. */
    id: string;
    /** The name of the family, such as talpa. */
    game: string;
    /** The name of the variant, such as 8x8. */
    variant: string;
    /** Whether everyone may watch. */
    visibility: 'public' | 'private';
    /** Whether any caller may take the free seat. */
    open: boolean;
    /** The two seats, the first side first. */
    seats: Seat[];
    /** The side that the caller plays; empty for a watcher. */
    you: 'first' | 'second' | '';
    /** The last event. */
    head: Head;
    /** The number of moves played. */
    ply: number;
    /** The text of the first position. */
    start: string;
    /** The moves played, in order. */
    moves: Move[];
    /** The current position. */
    position: Position;
    /** The last move; absent before the first. */
    last?: Move;
    /** The clocks. */
    clock: Clock;
    /** Whether no move can be made: a seat is free, or the clock is stopped. */
    paused: boolean;
    /** The open offers. */
    offers: Offers;
    /** The result, or * while the game is not over. */
    result: '1-0' | '0-1' | '1/2-1/2' | '*';
    /** The key of the reason why the game is over: the rules' own, such as path, or resignation, time, agreement, abandoned or withdrawn; empty before. */
    ending: string;
    /** The reason why the game is over, in the reader's language; empty before. */
    says: string;
    /** The id of the game before it in a match; empty when there is none. */
    previous: string;
    /** The id of the next game of a match or rematch; empty when there is none. */
    next: string;
    /** 1 or 2 in a match of two games, 3 for a deciding game, else 0. */
    round: number;
    /** Whether the caller may claim the win. */
    claimable: boolean;
    /** Whether the game changes the players' ratings. */
    rated: boolean;
    /** The id of the tournament for which the game counts; empty for none. */
    tournament: string;
    /** Whether the time control gives days for each move. */
    days: boolean;
    /** Whether the game has the swap rule: after the first move, the second player may take it over. */
    swap: boolean;
    /** Whether the second player may take over the first move now. */
    swappable: boolean;
  }

  /** One event of a game. */
  interface Event {
    /** The type of the message. */
    type: 'event';
    /** The number of the event, from 1. */
    sequence: number;
    /** The hash of the event and of all before it. */
    hash: string;
    /** Who caused the event. */
    author: 'first' | 'second' | 'server';
    /** The kind of event, such as move or offer; swap where the players exchange sides, no-start where a first move is missing, clock where the clock starts without it. */
    do: string;
    /** What an offer or its answer is about; empty for other events. */
    what: string;
    /** The time of the event, in milliseconds since 1970. */
    millis: number;
    /** The number of moves after the event. */
    ply: number;
    /** The move, where the event is one. */
    move?: Move;
    /** The position after the event, where it has changed. */
    position?: Position;
    /** The clocks. */
    clock: Clock;
    /** Whether no move can be made: a seat is free, or the clock is stopped. */
    paused: boolean;
    /** The open offers. */
    offers: Offers;
    /** The result, or * while the game is not over. */
    result: '1-0' | '0-1' | '1/2-1/2' | '*';
    /** The key of the reason why the game is over; empty before. */
    ending: string;
    /** The reason why the game is over, in the reader's language; empty before. */
    says: string;
    /** The id of the next game of a match or rematch; empty when there is none. */
    next: string;
    /** Whether the second player may take over the first move now. */
    swappable: boolean;
  }

  /** The answer to a command. `accepted` is true after the command is stored. */
  interface Reply {
    /** The type of the message. */
    type: 'reply';
    /** The id of the command. */
    id: string;
    /** Whether the command was stored. */
    accepted: boolean;
    /** The number of the event that the command became; 0 when refused. */
    sequence: number;
    /** The hash of that event; empty when refused. */
    hash: string;
    /** The number of moves after it. */
    ply: number;
    /** A key for programs; empty when accepted. */
    error: string;
    /** The reason of a refusal in the reader's language; empty when accepted. */
    says: string;
    /** The broken rule of the game, where one is. */
    refusal?: Refusal;
    /** The last event of the game, where another event came first. */
    head?: Head;
  }

  /** The settings of a new game. */
  interface NewGame {
    /** An id of the caller's choice. The same id again gets the same answer. */
    id: string;
    /** The name of the family. */
    game: string;
    /** The name of the variant; by default the family's main one. */
    variant?: string;
    /** The seed of a random start. */
    seed?: number;
    /** The text of the first position; by default the start of the variant. */
    position?: string;
    /** The first player: me, other, or a computer player such as 5. */
    first?: string;
    /** The second player, written in the same way. */
    second?: string;
    /** Whether the two players keep these sides or get random ones. */
    sides?: 'fixed' | 'random';
    /** The caller's name. */
    name?: string;
    /** The time control: off, 5m+3s or 3d/move; with time odds both, the first side's first: 10m,3m. */
    clock?: string;
    /** Whether everyone may watch. */
    visibility?: 'public' | 'private';
    /** Whether any caller may take the other seat. */
    open?: boolean;
    /** Whether this is a match of two games, with sides exchanged. */
    match?: boolean;
    /** Whether the game changes the players' ratings; it then needs a clock, a board that is rated, and two members, or one member and a level. */
    rated?: boolean;
    /** Whether the second player may take over the first move; between two people with the same time, neither rated nor a match. */
    swap?: boolean;
  }

  /** A new game. */
  interface CreatedGame {
    /** The id of the game. */
    game: string;
    /** The side that the caller plays; empty for none. */
    side: 'first' | 'second' | '';
    /** The token of the caller's seat; empty for none. */
    token: string;
    /** The path of the invitation to the other seat; empty for none. */
    invite: string;
    /** The path of the game's page. */
    watch: string;
    /** The tokens of the seats that are kept for humans, by side. */
    tokens: Record<string, string>;
  }

  /** A player takes a seat. */
  interface SeatRequest {
    /** The token of the seat, as in an invitation. */
    token?: string;
    /** Instead of a token: the code with which a player continues on another device. */
    code?: string;
    /** The player's name. */
    name?: string;
  }

  /** The seat that the caller has taken. */
  interface TakenSeat {
    /** The side that the caller plays. */
    side: 'first' | 'second';
    /** The token of the seat from now on; empty when the caller had the seat before and it has another token. */
    token: string;
  }

  /** A request to find an opponent. */
  interface PairingRequest {
    /** The caller's own id for the request; a repeated id makes one challenge. */
    id: string;
    /** The game, such as talpa. */
    game: string;
    /** The variant; default: that of the game. */
    variant?: string;
    /** The initial position; default: the game's own. Only challenges with the same position are joined. */
    position?: string;
    /** The time control, such as 5m+3s or 3d/move; 10m,3m for time odds, the time of the player in first and of the one in second; default: off. */
    clock?: string;
    /** Whether the game changes the players' ratings, for members only; default: false. */
    rated?: boolean;
    /** The displayed name of a visitor. */
    name?: string;
    /** By how many points the rating of the opponent may differ at first, 0 to 1000; 0, the default, accepts any rating. It grows by 50 points every 10 seconds. */
    width?: number;
    /** When the caller began to wait, in milliseconds since 1970; default: now. */
    since?: number;
    /** The challenge in the answer before, while the caller waits. */
    waiting?: string;
  }

  /** What has become of a search for an opponent. */
  interface Pairing {
    /** paired: the caller has an opponent; waiting: their challenge is open, and they should ask again every few seconds; stopped: it is withdrawn. */
    status: 'paired' | 'waiting' | 'stopped';
    /** The id of the game; while waiting, of the challenge. */
    game: string;
    /** The side that the caller plays. */
    side: 'first' | 'second';
    /** The token of the seat; empty when the caller has had the seat before. */
    token: string;
    /** The caller's rating for this game and speed. */
    rating: number;
    /** The lowest rating of an opponent at present; 0 when all are welcome. */
    low: number;
    /** The highest rating of an opponent at present; 0 when all are welcome. */
    high: number;
    /** When the caller began to wait, in milliseconds since 1970. */
    since: number;
    /** The median of the last waits for such a game, in seconds; 0 when too few have waited. */
    usual: number;
    /** The level whose rating is nearest to the caller's, 1 to 9. */
    level: number;
  }

  /** A code with which the caller's seat can be played on another device. */
  interface DeviceCode {
    /** The side of the seat. */
    side: 'first' | 'second';
    /** The link to open on the other device. */
    path: string;
    /** The code, which works once. */
    code: string;
    /** Until when it works, in milliseconds since 1970. */
    expires: number;
  }

  /** The devices that play the caller's seat; sent to a player when their number changes. */
  interface Devices {
    /** The type of the message. */
    type: 'devices';
    /** How many devices play the caller's seat. */
    count: number;
    /** How many of them took it after the caller; these can be ended. */
    later: number;
  }

  /** An action of a player. */
  interface Command {
    /** On a socket: command. */
    type?: string;
    /** An id of the caller's choice. The same id again gets the same answer. */
    id: string;
    /** The number of the last event that the caller has seen. */
    seen: number;
    /** The number of moves that the caller has seen. */
    ply: number;
    /** The action. */
    do: 'move' | 'takeback' | 'offer' | 'accept' | 'decline' | 'resign' | 'withdraw' | 'abort' | 'swap' | 'claim' | 'rematch';
    /** The text of the move; or give its click path. */
    move?: string;
    /** The click path of the move. */
    path?: string[];
    /** What an offer or its answer is about. */
    what?: 'draw' | 'takeback' | 'rematch';
    /** The side for which a caller with both seats acts. */
    side?: 'first' | 'second';
  }

  /** Replies that the server plays when the opponent's move is the expected one, in correspondence games. */
  interface PreparedReplies {
    /** The replies. */
    lines: {
      /** The opponent's expected move. */
      on: string;
      /** The move that answers it. */
      reply: string;
    }[];
    /** The side for which a caller with both seats acts. */
    side?: 'first' | 'second';
  }

  /** One position of a game. */
  interface PlyPosition {
    /** The position. */
    position: Position;
    /** The move that led to it; absent at the start. */
    move?: Move;
  }

  /** The stored events of a game. */
  interface Events {
    /** The events, in order. */
    events: ({
      /** The number of the event, from 1. */
      sequence: number;
      /** The hash of the event and of all before it. */
      hash: string;
      /** Who caused the event. */
      author: 'FIRST' | 'SECOND' | 'SERVER';
      /** The id that the caller gave to the command; empty for none. */
      client: string;
      /** The number of moves after the event. */
      ply: number;
      /** The result after the event, or *. */
      result: '1-0' | '0-1' | '1/2-1/2' | '*';
      /** The time of the event, in milliseconds since 1970. */
      millis: number;
      /** The stored action, as text. */
      deed: string;
    })[];
  }

  /** A game in a list. */
  interface GameListEntry {
    /** The id of the game. */
    id: string;
    /** The name of the family. */
    game: string;
    /** The name of the variant. */
    variant: string;
    /** Whether everyone may watch. */
    visibility: 'public' | 'private';
    /** The two seats, the first side first. */
    seats: Seat[];
    /** The side that the caller plays; empty for a watcher. */
    you: 'first' | 'second' | '';
    /** Whether it is the caller's turn. */
    yours: boolean;
    /** The side to move; empty when the game is over. */
    turn: 'first' | 'second' | '';
    /** The number of moves played. */
    ply: number;
    /** How many people watch the game who do not play in it. */
    watchers: number;
    /** Whether any caller may take the free seat. */
    open: boolean;
    /** The time control: off, 5m+3s or 3d/move; with time odds both, the first side's first: 10m,3m. */
    clock: string;
    /** Whether the time control gives days for each move. */
    days: boolean;
    /** Whether the game belongs to a match. */
    match: boolean;
    /** Whether the game changes the players' ratings. */
    rated: boolean;
    /** Whether the second player may take over the first move. */
    swap: boolean;
    /** When it was created, in milliseconds since 1970. */
    created: number;
    /** When it last changed, in milliseconds since 1970. */
    changed: number;
    /** The result, or * while the game is not over. */
    result: '1-0' | '0-1' | '1/2-1/2' | '*';
    /** The reason why the game is over, in the reader's language; empty before. */
    says: string;
    /** The current position, without legal moves. */
    position: Position;
  }

  /** A list of games. On the lobby's socket it is sent after every change. */
  interface GameList {
    /** The type of the message. */
    type: string;
    /** The games. */
    games: GameListEntry[];
  }

  /** Which players are connected, and how many watchers. */
  interface Presence {
    /** The type of the message. */
    type: 'here';
    /** Whether the first side is connected. */
    first: boolean;
    /** Whether the second side is connected. */
    second: boolean;
    /** The number of connected watchers. */
    watchers: number;
  }

  /** The answer to a ping. */
  interface Pong {
    /** The type of the message. */
    type: 'pong';
    /** The time of the server, in milliseconds since 1970. */
    at: number;
  }

  /** A message that answers no command: a problem, or `bye` before the server closes the socket. */
  interface Notice {
    /** The type of the message. */
    type: 'problem' | 'bye';
    /** A key for programs. */
    error: string;
    /** The text in the reader's language. */
    says: string;
  }

  /** Asks for the time of the server. */
  interface Ping {
    /** The type of the message. */
    type: 'ping';
  }

  /** How many people play now. */
  interface Activity {
    /** The visitors with an open connection. */
    players: number;
    /** The games in progress with a move in the last hour. */
    games: number;
  }

  /** The games and the computer players. */
  interface Catalogue {
    /** The families of games. */
    families: {
      /** The name of the family, such as talpa. */
      game: string;
      /** Its name in the reader's language. */
      name: string;
      /** The game in one sentence. */
      tagline: string;
      /** The designer and the year. */
      credit: string;
      /** The name of the first side. */
      first: string;
      /** The name of the second side. */
      second: string;
      /** The main variant. */
      home: string;
      /** The choices that make up a variant; empty where a menu lists all variants. */
      fields: {
        /** Its name in the reader's language, such as Columns. */
        name: string;
        /** Its values. */
        values: {
          /** The value. */
          value: string;
          /** Its name in the reader's language. */
          name: string;
        }[];
      }[];
      /** The variants. */
      variants: {
        /** The name of the variant. */
        variant: string;
        /** Its name in the reader's language. */
        name: string;
        /** Whether a short list shows it. */
        featured: boolean;
        /** Whether games on it can be rated. */
        rated: boolean;
        /** Its value for each field. */
        values: string[];
      }[];
      /** The computer players. */
      players: {
        /** The text of the player, such as 5. */
        player: string;
        /** Its name in the reader's language. */
        name: string;
        /** Its Elo above level 1, by variant, where it was measured. */
        elo: Record<string, number>;
      }[];
    }[];
    /** The boards that the pages offer as games. */
    boards: {
      /** The name of the family. */
      game: string;
      /** The name of the variant. */
      variant: string;
      /** Its name, such as Hex Jostle. */
      name: string;
      /** The game in one sentence. */
      tagline: string;
      /** The designer and the year. */
      credit: string;
      /** The path of its rules. */
      rules: string;
      /** The path of its guided first game; empty when it has none. */
      lesson: string;
    }[];
  }

  /** A board without pieces. */
  interface Board {
    /** The name of the family. */
    game: string;
    /** The name of the variant. */
    variant: string;
    /** The shape of the board. */
    kind: 'squares' | 'hexagon' | 'diamond' | 'table';
    /** The number of cells of the longest row; 0 on a table. */
    columns: number;
    /** The number of rows; 0 on a table. */
    rows: number;
    /** The cells; empty for a table without edges. */
    cells: {
      /** The name of the cell, such as a1. */
      name: string;
      /** The column, from 0. */
      x: number;
      /** The row, from 0 at the bottom. */
      y: number;
    }[];
    /** Whether the first side joins the top and bottom edges to win, and the second side the left and right ones. */
    joinsEdges: boolean;
    /** Whether a move can be the removal of one of the mover's pieces: its click path is one cell. */
    hasRemovals: boolean;
  }

  /** Texts in one language. {0}, {1} and so on stand for arguments. */
  interface Texts {
    /** The language. */
    language: 'en' | 'pt';
    /** The texts by key. */
    says: Record<string, string>;
  }

  /** A game for demonstration. */
  interface DemoGame {
    /** The positions of the game, in order, without legal moves. */
    moments: {
      /** The position. */
      position: Position;
      /** The move that led to it; empty at the start. */
      moves: Move[];
    }[];
  }

  /** A position with exactly one right move, without its solution. */
  interface Puzzle {
    /** The identifier. */
    id: string;
    /** The family. */
    game: string;
    /** The variant. */
    variant: string;
    /** The text of the position. */
    position: string;
    /** What is to be found: the only move that wins, the only one that wins in time, or the only one that does not lose. */
    theme: 'only-win' | 'win' | 'defence';
    /** The number of moves of the theme. */
    moves: number;
    /** The motifs of the game that the puzzle shows: the winner makes the last move that either side has (Jostle), or the right move breaks or prevents a frame (Morelli). */
    motifs: ('last-tempo' | 'break-frame')[];
    /** The difficulty. */
    difficulty: number;
    /** What is to be found, as text. */
    task: string;
  }

  /** An attempt at a puzzle. Without a move the player gives up. */
  interface PuzzleAttempt {
    /** The player's own id for the attempt; a repeated id gets the same answer. */
    id: string;
    /** The text of the move. */
    move?: string;
    /** Without a text, the names of the click targets that enter the move. */
    path?: string[];
  }

  /** The answer to an attempt at a puzzle. */
  interface PuzzleAnswer {
    /** Whether the move is the right one. */
    right: boolean;
    /** Why it is right or wrong. */
    says: string;
    /** The moves that show it: the whole solution, or the wrong move with the moves that refute it. */
    moves: string[];
    /** Whether this is the player's first attempt at the puzzle, which alone is rated. */
    counted: boolean;
    /** By how much the attempt has changed the player's rating; 0 when it does not count. */
    change: number;
    /** What the player has achieved. */
    progress: PuzzleProgress;
  }

  /** What a player has achieved with puzzles. */
  interface PuzzleProgress {
    /** The rating, in Elo points; 1500 before the first puzzle. */
    rating: number;
    /** The standard deviation of the rating, in Elo points. */
    deviation: number;
    /** Whether the rating is too uncertain to be compared with others. */
    provisional: boolean;
    /** How many puzzles the player has tried. */
    tried: number;
    /** How many of them were solved at the first attempt. */
    solved: number;
    /** How many in a row, up to the last one. */
    streak: number;
    /** The longest streak. */
    best: number;
    /** The best result against the clock; 0 before the first one. */
    storm: number;
  }

  /** A new run against the clock. */
  interface NewStorm {
    /** The player's own id for the run; a repeated id gets the same run. */
    id: string;
  }

  /** An answer in a run against the clock. */
  interface StormAnswer {
    /** The number of answers before it; only the first answer with a number counts. */
    number: number;
    /** The text of the move. */
    move?: string;
    /** Without a text, the names of the click targets that enter the move. */
    path?: string[];
  }

  /** A run against the clock. */
  interface Storm {
    /** The id. */
    id: string;
    /** How many puzzles were answered. */
    number: number;
    /** How many of them were solved. */
    solved: number;
    /** The milliseconds that are left; 0 when the run is over. */
    left: number;
    /** The puzzle to solve now; missing when the run is over. */
    puzzle?: Puzzle;
    /** The player's best result, with this run. */
    best: number;
  }

  /** The ratings of the players of a game. */
  interface GameRatings {
    /** The ratings that the game changes, such as talpa-8x8-blitz, or talpa-8x8-blitz-levels against a level; empty when it is not rated. */
    pool: string;
    /** The share of a game that it counts, from 0 to 1; 1 before its end, 0 when it is not rated. */
    weight: number;
    /** Why it does not count in full; empty before its end, and when it does: board (this board is not rated any more), result (it has none), moves (a player has not moved), members (a player is not a member, or the account was deleted), self (one person had both seats), suspended (a player is), device (both have used one browser), pair (the two have met often), network (one of the two has often met players of the same network), bot (only the bot's rating changes), newcomer (an established rating changes little or not at all by games against newcomers). */
    reason: '' | 'board' | 'result' | 'moves' | 'members' | 'self' | 'suspended' | 'device' | 'pair' | 'network' | 'bot';
    /** The players' ratings, the first side first; none when the game is not rated. */
    sides: ({
      /** The side. */
      side: 'first' | 'second';
      /** The rating, after the game if it is over. */
      rating: number;
      /** Whether it is too uncertain to be compared with others. */
      provisional: boolean;
      /** By how much the game has changed it; 0 before its end. */
      change: number;
    })[];
  }

  /** The rating of a player on a board at a speed. */
  interface PoolRating {
    /** The key, such as talpa-8x8-blitz. */
    pool: string;
    /** The family. */
    game: string;
    /** The variant. */
    variant: string;
    /** Whether it is the rating in games against levels, which no leaderboard shows. */
    levels: boolean;
    /** The speed. */
    speed: 'blitz' | 'rapid' | 'classical' | 'correspondence';
    /** The rating, in Elo points. */
    rating: number;
    /** Its standard deviation. */
    deviation: number;
    /** Whether it is too uncertain to be compared with others. */
    provisional: boolean;
    /** How many rated games the player has played. */
    games: number;
    /** The last rated games, the oldest first. */
    history: {
      /** The id of the game; empty when it is private and the viewer may not open it. */
      id: string;
      /** The player's rating after it. */
      rating: number;
      /** By how much the game has changed it. */
      change: number;
      /** The opponent's rating before it. */
      opponent: number;
      /** 1 for a win, 0.5 for a draw, 0 for a loss. */
      score: number;
      /** When it ended, in milliseconds since 1970. */
      ended: number;
    }[];
  }

  /** The ratings of a player. */
  interface PlayerRatings {
    /** One for each game and speed that the player has played. */
    pools: PoolRating[];
  }

  /** The highest ratings of a game at a speed, and how all ratings are distributed. */
  interface Leaderboard {
    /** The key, such as talpa-8x8-blitz. */
    pool: string;
    /** The members with the highest ratings, without provisional ones. */
    leaders: {
      /** The name. */
      name: string;
      /** The rating, in Elo points. */
      rating: number;
      /** Its standard deviation. */
      deviation: number;
      /** How many rated games the member has played. */
      games: number;
      /** Whether the member is a program. */
      bot: boolean;
    }[];
    /** The number of players by rating, in steps of 100 points; empty steps are left out. */
    distribution: {
      /** The lower bound of their ratings. */
      from: number;
      /** How many there are. */
      players: number;
    }[];
  }

  /** A tournament in a list. */
  interface TournamentSummary {
    /** The id, as in the address /tournament/ID. */
    id: string;
    /** The name. */
    name: string;
    /** Who meets whom. */
    format: 'swiss' | 'round-robin' | 'arena' | 'simultaneous';
    /** The game, such as talpa. */
    game: string;
    /** The variant, such as 8x8. */
    variant: string;
    /** The time control, such as 5m+3s. */
    clock: string;
    /** Whether the games change the players' ratings. */
    rated: boolean;
    /** Whether bots may enter, and the owner may let levels play. */
    computers: boolean;
    /** Rounds, cycles of a round robin, or minutes of an arena. */
    length: number;
    /** What happens now. */
    status: 'open' | 'running' | 'paused' | 'finished';
    /** The number of the last round that was paired. */
    round: number;
    /** The number of players. */
    players: number;
    /** When it was created, in milliseconds since 1970. */
    created: number;
    /** When no other game of a running arena is paired, in milliseconds since 1970; else 0. */
    ends: number;
  }

  /** The tournaments. */
  interface TournamentList {
    /** Whether the caller is a member, who may create one. */
    member: boolean;
    /** The tournaments: those that are not finished first, then the newest. */
    tournaments: TournamentSummary[];
  }

  /** A player in the standings of a tournament. */
  interface TournamentPlayer {
    /** The place, from 1; equal players share one. */
    place: number;
    /** The number of the player in the order of entry. */
    number: number;
    /** The displayed name, which says when a member is a bot. */
    name: string;
    /** The name of the member's profile; empty for a level, and when the account was deleted. */
    member: string;
    /** The level, such as 5; empty for a member. */
    level: string;
    /** The rating at the entry. */
    rating: number;
    /** Whether the player has withdrawn. */
    withdrawn: boolean;
    /** The points. */
    points: number;
    /** The number of games played. */
    played: number;
    /** The values of the tie-breaks. */
    tieBreaks: number[];
  }

  /** A pairing of a round. */
  interface TournamentPairing {
    /** The number within the round. */
    board: number;
    /** The number of the player with the first move, or with the bye. */
    first: number;
    /** The number of the other player; 0 for a bye. */
    second: number;
    /** The id of the game; empty for a bye or a forfeit. */
    game: string;
    /** The result; * while the game is played, and when both players have withdrawn. */
    result: '1-0' | '0-1' | '1/2-1/2' | '*';
  }

  /** A tournament as the caller sees it. */
  interface Tournament {
    /** The tournament as in a list. */
    summary: TournamentSummary;
    /** Whether the caller is a member. */
    member: boolean;
    /** Whether the caller has created it. */
    owned: boolean;
    /** Whether the caller plays in it. */
    entered: boolean;
    /** The id of the caller's game in progress; empty for none. */
    playing: string;
    /** The names of the tie-breaks, in the order in which they count. */
    tieBreaks: string[];
    /** The players, the best first. */
    standings: TournamentPlayer[];
    /** The round of the pairings; 0 for the last games of an arena. */
    shown: number;
    /** The pairings of the round, or the last 20 games of an arena, the newest first. */
    pairings: TournamentPairing[];
  }

  /** A request to create a tournament. */
  interface NewTournament {
    /** The caller's own id for the request; a repeated id gets the same tournament. */
    id: string;
    /** The name, up to 60 characters. */
    name: string;
    /** Who meets whom. */
    format: 'swiss' | 'round-robin' | 'arena' | 'simultaneous';
    /** The game, such as talpa. */
    game: string;
    /** The variant; default: that of the game. */
    variant?: string;
    /** The time control, such as 5m+3s; not off. */
    clock: string;
    /** The rounds of a Swiss tournament, 1 to 15. */
    rounds?: number;
    /** How often each pair of a round robin meets, 1 or 2. */
    cycles?: number;
    /** The minutes of an arena, 5 to 360. */
    minutes?: number;
    /** Whether the games change the players' ratings. */
    rated?: boolean;
    /** Whether bots may enter, and the owner may let levels play. */
    computers?: boolean;
  }

  /** Who enters or withdraws. */
  interface TournamentEntry {
    /** A level from 1 to 9; default: the caller. Only the owner names a level. */
    level?: string;
  }

  /** The account of the caller. */
  interface Account {
    /** The name of the member; empty for a visitor. */
    name: string;
    /** When the account was created, in milliseconds since 1970; 0 for a visitor. */
    created: number;
    /** Whether a visitor has games in this browser, which an account could take. */
    games: boolean;
    /** The number of unused recovery codes. */
    codes: number;
    /** The devices on which the member is signed in, the last used first. */
    devices: Device[];
    /** The tokens of the member's programs. */
    tokens: Token[];
    /** Whether the member is a program. */
    bot: boolean;
    /** Whether a visitor needs an invitation to create an account. */
    inviteOnly: boolean;
    /** The names of the members whom the member follows. */
    following: string[];
    /** The names of the members whom the member blocks. */
    blocked: string[];
    /** The names of the members whom the member mutes. */
    muted: string[];
    /** Whether the member can sign in with a password. */
    password: boolean;
    /** The passkeys of the member, the last used first. */
    passkeys: Passkey[];
  }

  /** A device on which a member is signed in. */
  interface Device {
    /** The id of the device. */
    id: string;
    /** The browser and the system; empty when they are unknown. */
    name: string;
    /** When it signed in, in milliseconds since 1970. */
    created: number;
    /** When it was last used, to about an hour, in milliseconds since 1970. */
    used: number;
    /** Whether it is the device that asks. */
    here: boolean;
  }

  /** A name, and a password or a new passkey. */
  interface NewAccount {
    /** The name: 2 to 20 Latin letters, digits, hyphens and underscores; the first is a letter. */
    name: string;
    /** The password: 10 to 200 characters. */
    password?: string;
    /** In place of a password: the `PublicKeyCredential` that the browser has made, as JSON text. */
    passkey?: string;
    /** Whether the games of this browser stay those of a visitor. */
    leaveGames?: boolean;
    /** A code of the operator, which a new account needs while the site is open by invitation only. */
    invitation?: string;
  }

  /** A name with a password, or with a recovery code and a new password; or a passkey. */
  interface SignIn {
    /** The name of the member; not needed with a passkey. */
    name?: string;
    /** The password; with a recovery code, the new one. */
    password?: string;
    /** In place of a password: the `PublicKeyCredential` with which the browser has answered, as JSON text. */
    passkey?: string;
    /** A recovery code, which is used up. */
    code?: string;
    /** Whether the games of this browser stay those of a visitor. */
    leaveGames?: boolean;
  }

  /** The member who is signed in. */
  interface SignedIn {
    /** The name of the member. */
    name: string;
    /** New recovery codes, which are shown once. */
    codes: string[];
  }

  /** The password or a passkey, and the next password. */
  interface NewPassword {
    /** The current password. */
    password?: string;
    /** In place of a password: the `PublicKeyCredential` with which the browser has answered, as JSON text. */
    passkey?: string;
    /** The next password: 10 to 200 characters. */
    next: string;
  }

  /** The password of the member again, or a passkey. */
  interface PasswordProof {
    /** The current password. */
    password?: string;
    /** In place of a password: the `PublicKeyCredential` with which the browser has answered, as JSON text. */
    passkey?: string;
  }

  /** A passkey of a member. */
  interface Passkey {
    /** The id, with which it can be removed. */
    id: string;
    /** The browser and the system that made it; empty when they are unknown. */
    name: string;
    /** When it was made, in milliseconds since 1970. */
    created: number;
    /** When it was last used, in milliseconds since 1970. */
    used: number;
  }

  /** For whom a passkey shall be made: the name of a new account, or a proof of the member who is signed in. */
  interface PasskeyOwner {
    /** The name of a new account. */
    name?: string;
    /** The current password. */
    password?: string;
    /** In place of a password: the `PublicKeyCredential` with which the browser has answered, as JSON text. */
    passkey?: string;
  }

  /** What the browser is asked to make or to sign. */
  interface PasskeyOptions {
    /** The options for `navigator.credentials`, in the form that `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` reads. */
    publicKey: Record<string, unknown>;
  }

  /** A passkey that the browser has made. */
  interface NewPasskey {
    /** The `PublicKeyCredential` that the browser has made, as JSON text. */
    passkey: string;
  }

  /** The public profile of a member. */
  interface Profile {
    /** The name of the member. */
    name: string;
    /** When the account was created, in milliseconds since 1970. */
    created: number;
    /** Whether the member is a program. */
    bot: boolean;
    /** Whether the operator has suspended the member. */
    suspended: boolean;
    /** Whether the caller is another member, who can follow, block and mute this one. */
    other: boolean;
    /** What the caller has chosen. */
    relations: ('follow' | 'block' | 'mute')[];
    /** The moves with which the member begins public games, at most three for each board: the most frequent first. */
    openings: Opening[];
    /** The public games of the member: those in progress first, then the newest. */
    games: GameListEntry[];
  }

  /** All that is stored of a member. */
  interface AccountExport {
    /** The name of the member. */
    name: string;
    /** When the account was created, in milliseconds since 1970. */
    created: number;
    /** The devices on which the member is signed in. */
    devices: Record<string, unknown>[];
    /** The passkeys of the member. */
    passkeys: Passkey[];
    /** The stored rows by the part of the store, such as `seats`. */
    rows: Record<string, Record<string, unknown>[]>;
    /** The records of the member's games. */
    records: string[];
  }

  /** A position of each board that the pages offer as a game. */
  interface BoardPictures {
    /** The positions, in the order of menus. */
    pictures: {
      /** The name of the family. */
      game: string;
      /** The name of the variant. */
      variant: string;
      /** The position, without legal moves. */
      position: Position;
    }[];
  }

  /** A path of this server, such as /g/ID#s=TOKEN. */
  interface LocalPath {
    /** The path. */
    path: string;
  }

  /** A sequence of moves and the position after it. */
  interface Variation {
    /** The name of the family. */
    game: string;
    /** The name of the variant. */
    variant: string;
    /** The text of the first position. */
    start: string;
    /** The moves, in order. */
    moves: Move[];
    /** The position after the moves. */
    position: Position;
    /** The result and its reason in the reader's language; empty while the game is not over. */
    ending: string;
  }

  /** The move that a click path enters, or why it enters none. */
  interface PathResult {
    /** The text of the move; empty when the path enters none. */
    move: string;
    /** Why the path enters no move, in the reader's language; empty when it enters one. */
    says: string;
    /** The same in its parts, where the path enters no move. */
    refusal?: Refusal;
  }

  /** How the texts of positions write pieces and sides. */
  interface EditorPieces {
    /** The text of a start position. */
    start: string;
    /** The pieces. */
    pieces: {
      /** How the text of a position writes the piece. */
      text: string;
      /** The piece. */
      piece: Piece;
    }[];
    /** The cells that are marked in every position. */
    marks: {
      /** The key of the mark, such as throne or frame. */
      kind: string;
      /** The names of the marked cells. */
      cells: string[];
    }[];
    /** How the text writes the first side. */
    first: string;
    /** How the text writes the second side. */
    second: string;
  }

  /** The rules of a game. */
  interface Rules {
    /** The name of the family. */
    game: string;
    /** Its name in the reader's language. */
    name: string;
    /** The game in one sentence. */
    tagline: string;
    /** The designer and the year. */
    credit: string;
    /** The chapters. */
    chapters: {
      /** The heading; empty for the introduction. */
      heading: string;
      /** The paragraphs. */
      parts: {
        /** rule, table or text. */
        kind: string;
        /** The number of a rule; empty for others. */
        number: string;
        /** The text. */
        text: string;
      }[];
    }[];
    /** Positions in which a rule can be tried. */
    lessons: {
      /** The number of the rule. */
      rule: string;
      /** The name of the variant. */
      variant: string;
      /** The text of the position. */
      position: string;
      /** The exercise, in words. */
      says: string;
    }[];
    /** Sources about the game. */
    links: {
      /** The name of the source. */
      name: string;
      /** Its address. */
      address: string;
    }[];
    /** The measured strength of the levels. */
    levels: {
      /** The name of the variant. */
      variant: string;
      /** The level. */
      level: number;
      /** Elo above level 1. */
      elo: number;
      /** Half the width of the confidence interval, in Elo. */
      error: number;
    }[];
  }

  /** The score of a finished game after each move, and its turning points. */
  interface ScoreCurve {
    /** The type of the message. */
    type: 'curve';
    /** The id of the request; empty when it gave none. */
    id: string;
    /** The number of moves of the game. */
    plies: number;
    /** Whether every position has a score. */
    complete: boolean;
    /** The scores that are new in this message. */
    points: {
      /** The number of moves that led to the position. */
      ply: number;
      /** The move that led to it; empty at the start. */
      move: string;
      /** The side that played it. */
      side: string;
      /** The score from -1, the first side loses, to 1, it wins. */
      bar: number;
      /** Whether the score is proven. */
      proven: boolean;
      /** The score in the reader's language. */
      says: string;
    }[];
    /** The moves that changed the score most. */
    turns: {
      /** The number of the move, from 1. */
      ply: number;
      /** The change in the reader's language. */
      says: string;
      /** The variation that the engine expected. */
      better: string[];
    }[];
  }

  /** A hint for the player to move. */
  interface Hint {
    /** The number of moves before the position. */
    ply: number;
    /** The move that the engine would play. */
    move: Move;
    /** The engine's score after the move, in the reader's language. */
    says: string;
    /** The text of the expected reply; empty when none is expected. */
    reply: string;
  }

  /** A record to save as a study. */
  interface NewStudy {
    /** The text of the record. */
    record: string;
    /** Its title in your studies, at most 100 characters; by default the event of the record. */
    title?: string;
    /** Its folder in your studies, at most 60 characters; empty for none. Without a title and a folder the study is saved for its link alone. */
    folder?: string;
  }

  /** A text to read: a record with one game or several, the text of a position, or a list of moves. */
  interface TextToOpen {
    /** The text. */
    text: string;
    /** The name of the family, for a text that does not name one. */
    game?: string;
    /** The variant of such a text. */
    variant?: string;
    /** The text of the position before the moves of a list; by default the start of the variant. */
    position?: string;
    /** Which of the games that can be read to open, counted from 1. */
    number?: number;
  }

  /** The games of a text. Unknown facts are empty. */
  interface OpenedText {
    /** All games that can be read, in order. */
    games: {
      /** The event. */
      title: string;
      /** The first player. */
      white: string;
      /** The second player. */
      black: string;
      /** The date. */
      date: string;
      /** The name of the family. */
      game: string;
      /** The variant. */
      variant: string;
      /** The result, or *. */
      result: string;
      /** The number of moves. */
      plies: number;
    }[];
    /** What is wrong with the games that cannot be read, each with its line and column, in the language of the request. */
    problems: string[];
    /** The moves of the game to open; absent while none is chosen, unless the text has one game and no problem. */
    study?: Study;
  }

  /** A saved study. */
  interface CreatedStudy {
    /** The id of the study. */
    study: string;
    /** The path of its page. */
    link: string;
  }

  /** One of your studies. */
  interface StudyEntry {
    /** The id of the study. */
    study: string;
    /** The path of its page. */
    link: string;
    /** The title; empty for none. */
    title: string;
    /** The folder; empty for none. */
    folder: string;
    /** The name of the family. */
    game: string;
    /** The name of the variant. */
    variant: string;
    /** The name of the game and the variant in the language of the request. */
    name: string;
    /** When you added it, in milliseconds since 1970. */
    created: number;
    /** When its title or folder was last changed. */
    changed: number;
  }

  /** Your studies. */
  interface StudyList {
    /** The studies by folder, in the order in which they were added. */
    studies: StudyEntry[];
    /** The names of all your folders. */
    folders: string[];
  }

  /** A change of one of your studies; what is missing stays. */
  interface StudyChange {
    /** The new title, at most 100 characters. */
    title?: string;
    /** The new folder, at most 60 characters; empty for none. */
    folder?: string;
  }

  /** A new name for a folder of studies. */
  interface FolderChange {
    /** The folder; empty for the studies in none. */
    folder: string;
    /** The new name. That of another folder joins both; an empty name takes the studies out of the folder. */
    name: string;
  }

  /** A study that you do not keep any more. */
  interface DeletedStudy {
    /** The id of the study. */
    study: string;
    /** Whether its text is deleted and its link leads nowhere; false when another player keeps it, or it was saved for its link alone. */
    erased: boolean;
  }

  /** A file of records to import. */
  interface StudyImport {
    /** The text of the file: at most 500 games, and 4 MB for the whole request. */
    text: string;
    /** The folder for all studies; empty or missing for that of each study that was exported here. */
    folder?: string;
  }

  /** The result of an import. */
  interface ImportedStudies {
    /** How many studies are new. */
    imported: number;
    /** How many you had already; they have not changed. */
    present: number;
    /** What is wrong with the games that cannot be read, in the language of the request. */
    problems: string[];
  }

  /** Moves with comments and variations. */
  interface StudyVariation {
    /** The comment before the first move; empty for none. */
    comment: string;
    /** The moves, in order. */
    moves: {
      /** The text of the move. */
      move: string;
      /** The comment after it; empty for none. */
      comment: string;
      /** Other moves in place of this one. */
      variations: StudyVariation[];
    }[];
  }

  /** A study. */
  interface Study {
    /** The id of the study. */
    study: string;
    /** The path of its page. */
    link: string;
    /** The name of the family. */
    game: string;
    /** The name of the variant. */
    variant: string;
    /** The text of the first position. */
    start: string;
    /** The side that moves first. */
    starter: string;
    /** The title; empty for none. */
    title: string;
    /** The result, or *. */
    result: string;
    /** The moves. */
    line: StudyVariation;
    /** The text of the record. */
    record: string;
  }

  /** A request to the engine. */
  interface AnalysisRequest {
    /** The type of the message. */
    type: 'analyse' | 'stop' | 'curve' | 'ping';
    /** An id of the caller's choice, which the answers repeat. */
    id?: string;
    /** The name of the family. */
    game?: string;
    /** The name of the variant. */
    variant?: string;
    /** The text of the position. */
    position?: string;
    /** Moves to play from it first. */
    moves?: string[];
    /** How many variations to return. */
    lines?: number;
    /** Whether to explain the static evaluation as well. */
    explain?: boolean;
    /** For a curve: the id of the game. */
    of?: string;
  }

  /** What the static evaluation of a position consists of. It comes once, before the variations. */
  interface StaticEvaluation {
    /** The type of the message. */
    type: 'evaluation';
    /** The id of the request. */
    id: string;
    /** The evaluation in Elo points of the first side. */
    points: number;
    /** The features, those that weigh most first; none where the engine judges positions by random games. */
    features: {
      /** The feature in the reader's language. */
      name: string;
      /** What it contributes, in Elo points of the first side. */
      points: number;
    }[];
    /** For each cell with a piece, what the piece is worth to its owner, in tens of Elo points. */
    worths: Record<string, number>;
  }

  /** The best variations so far. */
  interface EngineLines {
    /** The type of the message. */
    type: 'lines';
    /** The id of the request. */
    id: string;
    /** The depth of the search in plies. */
    depth: number;
    /** The number of positions searched. */
    nodes: number;
    /** Whether this is the last message of the search. */
    last: boolean;
    /** The variations, the best first. */
    lines: {
      /** The score as the engine writes it. */
      score: string;
      /** The score from -1, the first side loses, to 1, it wins. */
      bar: number;
      /** Whether the score is proven. */
      proven: boolean;
      /** The score in the reader's language. */
      says: string;
      /** The score in short, such as +35: Elo points of the first side, or a proven result. */
      figure: string;
      /** The moves of the variation. */
      moves: string[];
      /** The first move, with its effects. */
      first: Move;
    }[];
  }

  /** The state of a request to the engine. */
  interface AnalysisStatus {
    /** The type of the message. */
    type: 'waiting' | 'ended' | 'refused' | 'pong';
    /** The id of the request. */
    id: string;
    /** Why the search has ended: done, asked or others; the error code of a refusal, such as rated; empty for other messages. */
    why: string;
    /** How many requests are served first. */
    before: number;
    /** The reason of a refusal in the reader's language; empty for other messages. */
    says: string;
  }

  /** The server can store events. */
  interface Health {
    /** True: the database accepts writes. */
    database: true;
  }

  /** What a browser needs to ask for notifications, and what the caller has chosen. */
  interface Push {
    /** The public key of the server, in Base64 for addresses: the applicationServerKey of a subscription. */
    key: string;
    /** The caller's quiet hours; absent when there are none. */
    quiet?: QuietHours;
  }

  /** A subscription of a browser to its push service. */
  interface NewPushSubscription {
    /** The address of the push service: HTTPS at a public address, unless the operator names services. */
    endpoint: string;
    /** The public key of the browser, in Base64 for addresses. */
    p256dh: string;
    /** The secret of the browser, in Base64 for addresses. */
    auth: string;
  }

  /** A stored subscription. */
  interface PushSubscription {
    /** Identifies it. */
    id: string;
  }

  /** The hours in which the caller gets no notifications. */
  interface QuietHours {
    /** When they begin, such as 22:00. */
    from: string;
    /** When they end, such as 08:00. */
    to: string;
    /** The time zone, such as Europe/Lisbon. */
    zone: string;
  }

  /** The games that a search has found. */
  interface FoundGames {
    /** The games, the last to end first. */
    games: GameListEntry[];
    /** The parameter after for the games that follow; empty when there are none. */
    next: string;
  }

  /** A next move in a position of an opening: one that was played, or one that is proven to win or draw. Of several moves to symmetric positions there is one, with the games of all. */
  interface NextMove {
    /** The text of the move. */
    move: string;
    /** The number of games with it. */
    games: number;
    /** How many of them the first side has won. */
    first: number;
    /** How many of them were drawn. */
    draws: number;
    /** How many of them the second side has won. */
    second: number;
    /** The result with perfect play after the move, where it is proven. */
    proven?: ProvenResult;
  }

  /** The number of games with a position of an opening, by source. */
  interface OpeningSources {
    /** The number of finished public games on this server. */
    games: number;
    /** The number of games between computers that come with the program. */
    computers: number;
  }

  /** A result with perfect play that is proven. */
  interface ProvenResult {
    /** Who wins, or a draw. */
    result: '1-0' | '0-1' | '1/2-1/2';
    /** The result in words, such as "Red wins". */
    says: string;
  }

  /** How games went on in a position of an opening, whatever moves led to it, and what is proven about it. */
  interface OpeningExplorer {
    /** The name of the family, such as talpa. */
    game: string;
    /** Such as 8x8. */
    variant: string;
    /** The moves that reach the position. */
    moves: string[];
    /** The position. */
    position: Position;
    /** The games that are counted: the finished public games on this server, or the games between computers that come with the program. */
    source: 'games' | 'computers';
    /** The number of games with the position, from each source. */
    sources: OpeningSources;
    /** Whether the rules can end a game in a draw. Players may agree on a draw in any game. */
    hasDraws: boolean;
    /** The result with perfect play from the position on, where it is proven. */
    proven?: ProvenResult;
    /** The number of games of the source with the position. */
    games: number;
    /** How many of them the first side has won. */
    first: number;
    /** How many of them were drawn. */
    draws: number;
    /** How many of them the second side has won. */
    second: number;
    /** The moves that were played in it, the most frequent first, and then those that were not but are proven to win or draw for the side to move. */
    next: NextMove[];
    /** The public games with the position that were the last to end. */
    last: GameListEntry[];
  }

  /** A move with which a member begins games on a board. */
  interface Opening {
    /** The name of the family, such as talpa. */
    game: string;
    /** Such as 8x8. */
    variant: string;
    /** The text of the move. */
    move: string;
    /** The number of games that the member has begun with it. */
    games: number;
    /** How many of them the member has won. */
    won: number;
    /** How many of them were drawn. */
    drawn: number;
    /** How many of them the member has lost. */
    lost: number;
  }

  /** An access token of a member, without the token itself. */
  interface Token {
    /** The id, with which it can be ended. */
    id: string;
    /** What the member calls the program. */
    name: string;
    /** What the program may do. */
    scopes: ('read' | 'play' | 'puzzles' | 'studies')[];
    /** When it was created, in milliseconds since 1970. */
    created: number;
    /** When it was last used, to about an hour, in milliseconds since 1970. */
    used: number;
  }

  /** An access token to create. */
  interface NewTokenRequest {
    /** What the member calls the program: 1 to 40 characters. */
    name: string;
    /** What the program may do: at least one. */
    scopes: ('read' | 'play' | 'puzzles' | 'studies')[];
  }

  /** A new access token, which is shown once. */
  interface NewToken {
    /** The token itself, for the header `Authorization: Bearer`. */
    secret: string;
    /** What is stored of it. */
    token: Token;
  }

  /** The members whom the caller follows, blocks and mutes. */
  interface Relations {
    /** The names of the members whom the caller follows. */
    follow: string[];
    /** The names of the members whom the caller blocks. */
    block: string[];
    /** The names of the members whom the caller mutes. */
    mute: string[];
  }

  /** What a player reports to the operator about a game. */
  interface NewReport {
    /** What is wrong. */
    reason: 'cheating' | 'insults' | 'stalling' | 'other';
    /** What the operator should know; at most 1000 characters. */
    note?: string;
  }

  /** A report to the operator that was stored. */
  interface Report {
    /** The id of the game. */
    game: string;
    /** The reason. */
    reason: string;
  }

  /** The messages between the two players of a game, as one of them sees them. A socket sends them to the players when it is opened, and at each change. */
  interface Chat {
    /** The type of the message. */
    type: 'chat';
    /** The messages, in order. */
    messages: ChatMessage[];
    /** The preset phrases. */
    phrases: ChatPhrase[];
    /** The sides that have switched the messages off; nothing is accepted unless the list is empty. */
    off: ('first' | 'second')[];
    /** Whether the caller mutes or blocks the other player, whose messages are left out. */
    muted: boolean;
  }

  /** A message of a player. */
  interface ChatMessage {
    /** The number of the message in its game, from 1; some may be missing. */
    number: number;
    /** The side of the author. */
    side: 'first' | 'second';
    /** The key of a preset phrase; empty for a text. */
    phrase: string;
    /** What the author has written: any text, which must be escaped; or the phrase in the reader's language. */
    text: string;
    /** When the server has received it, in milliseconds since 1970. */
    time: number;
  }

  /** A preset phrase. */
  interface ChatPhrase {
    /** The key with which it is sent. */
    key: string;
    /** The phrase in the reader's language. */
    text: string;
  }

  /** A message to the other player: either a phrase or a text. */
  interface NewChatMessage {
    /** An id of the caller's choice. A repeated id stores no other message. */
    id: string;
    /** The key of a preset phrase. */
    phrase?: 'hello' | 'well-played' | 'good-game' | 'thanks' | 'one-moment' | 'must-go';
    /** One line of 1 to 200 characters. */
    text?: string;
  }

  /** Whether the caller allows messages in a game. */
  interface ChatSwitch {
    /** Whether messages are allowed; default: false. */
    allowed: boolean;
  }
}
