package tabuleiro.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import tabuleiro.engine.SearcherFactory;
import tabuleiro.engine.search.Searcher;
import tabuleiro.play.Ending;
import tabuleiro.play.PlayException;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.TableException;
import tabuleiro.play.players.ComputerPlayers;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.players.PlayerFailureException;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.record.EventTags;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.DiamondBoard;
import tabuleiro.text.Messages;

/// One game at a table, in lines of text: it shows the position after every move, asks the people
/// for their moves and lets the computers play. While a computer thinks, commands that a person
/// types at a screen are obeyed at once. Not safe for several threads.
public final class ConsoleGame {
  /// How often, in milliseconds, it looks at the clock while a computer thinks.
  private static final int TICK = 300;

  /// The player whose hints are given, and the memory for one.
  private static final String STRONGEST = "9";

  private static final int HINT_MEBIBYTES = 16;

  private final Console console;
  private final Messages words;
  private final Table table;
  private final EventTags heading;
  private final ComputerSettings machine;
  private final ComputerPlayers computers;
  private boolean asSquare;
  private boolean left;
  private int savedMoves;

  /// @param heading the tags of the record beside the table's own
  /// @param machine has the computer players, among them those who sit at the table
  /// @param random where the computers' choices come from
  public ConsoleGame(
      Console console,
      Table table,
      EventTags heading,
      ComputerSettings machine,
      RandomGenerator random) {
    this.console = console;
    this.words = console.messages().forGame(table.game().id().game());
    this.table = table;
    this.heading = heading;
    this.machine = machine;
    this.computers = new ComputerPlayers(table, machine.players(), random, machine.moveLimits());
    this.savedMoves = table.moves().size();
  }

  /// Plays until the game is over or somebody leaves it, and returns how it ended. It can be played
  /// once.
  public Ending play() {
    try (computers) {
      playToTheEnd();
    }
    Ending ending = table.ending().orElseGet(Ending::unfinished);
    console.print(EndingText.format(ending, table::seat, words));
    return ending;
  }

  private void playToTheEnd() {
    if (table.seat(Side.FIRST).isHuman() || table.seat(Side.SECOND).isHuman()) {
      console.print("");
      console.print(words.format("in-game-help", GameCommand.HELP.name(words)));
      console.printText(Legend.format(table.position(), words));
    }
    show();
    while (!left && table.ending().isEmpty()) {
      Side side = table.sideToMove();
      if (table.seat(side).isHuman()) {
        String question = words.format("your-move", table.seat(side).name(), side);
        hear(side, console.ask(question));
      } else {
        awaitMove(side);
      }
    }
  }

  private void show() {
    console.print("");
    Position position = table.position();
    console.printText(PositionSummary.formatBoard(position, words, asSquare));
    if (!position.outcome().isOver()) {
      console.print(PositionSummary.formatTurn(position, words));
    }
    for (Side side : Side.values()) {
      table.clock().remaining(side).ifPresent(t -> console.print(ClockText.format(side, t, words)));
    }
  }

  private void play(Side side, int move) {
    Position before = table.position();
    table.play(side, move);
    console.print("");
    console.print(ActionText.format(before, move, table.seat(side).name(), words));
    show();
  }

  /// Lets the computer of a side think, and obeys meanwhile what a person types.
  private void awaitMove(Side side) {
    int ply = table.moves().size();
    try (ThinkingTask<Integer> thinking = ThinkingTask.start(computers::prepareMove)) {
      while (isAt(ply) && !thinking.future().isDone()) {
        if (console.awaitLine(thinking.future(), TICK)) {
          hear(side.other(), console.takeLine());
        } else {
          showProgress(thinking, table.seat(side).name());
        }
      }
      if (isAt(ply)) {
        play(side, thinking.result());
      }
    } catch (PlayerFailureException failure) {
      computers.forfeit(failure);
      console.print(table.seat(side).name() + ": " + words.format(failure.problem()));
    } catch (TableException e) {
      if (table.ending().isEmpty()) {
        throw e;
      }
      // Its clock fell between two looks at it.
    }
  }

  private boolean isAt(int ply) {
    return !left && table.ending().isEmpty() && table.moves().size() == ply;
  }

  private void showProgress(ThinkingTask<?> thinking, String name) {
    if (!thinking.future().isDone() && thinking.isProgressDue()) {
      console.printNotice(
          AnalysisText.formatProgress(thinking.best(), table.position(), name, words));
    }
  }

  /// Obeys what was typed.
  ///
  /// @param person the side of whoever types; that of a computer where people only watch
  /// @param line empty at the end of input
  private void hear(Side person, Optional<String> line) {
    if (line.isEmpty()) {
      left = true;
      return;
    }
    try {
      obey(person, line.get());
    } catch (RulesException e) {
      console.print(words.format(e));
    } catch (PlayException e) {
      console.print(words.format(e.problem()));
    }
  }

  private void obey(Side side, String line) {
    String[] parts = line.split("\\s+", 2);
    String argument = parts.length > 1 ? parts[1] : "";
    Optional<GameCommand> command =
        line.isEmpty() ? Optional.of(GameCommand.STEP) : GameCommand.parse(parts[0], words);
    require(
        side, command.map(GameCommand::allowedFor).orElse(GameCommand.AllowedFor.PLAYER_TO_MOVE));
    if (command.isEmpty()) {
      play(side, table.position().parseMove(line));
      return;
    }
    switch (command.get()) {
      case MOVES -> listMoves(argument);
      case STEP -> step(side);
      case HINT -> hint(side);
      case BOARD -> show();
      case SQUARE -> {
        asSquare = !asSquare;
        show();
      }
      case UNDO -> {
        table.takeBack();
        show();
      }
      case RESIGN -> table.resign(side);
      case DRAW -> offerDraw(side);
      case SAVE -> save(argument);
      case RULES -> console.printText(words.rulesPage(table.game().id().game()));
      case HELP -> help();
      case QUIT -> quit();
    }
  }

  private void require(Side person, GameCommand.AllowedFor who) {
    if (who != GameCommand.AllowedFor.ANYONE && !table.seat(person).isHuman()) {
      throw new TableException("only-watching", GameCommand.QUIT.name(words));
    }
    if (who == GameCommand.AllowedFor.PLAYER_TO_MOVE && table.sideToMove() != person) {
      throw new TableException("table.not-your-turn", table.sideToMove());
    }
  }

  /// Says what the engine would play. A line that is typed cuts its thinking short, and is obeyed
  /// afterwards.
  private void hint(Side side) {
    Position position = table.position();
    String name = words.format(PlayerCatalogue.displayName(STRONGEST));
    Searcher engine = SearcherFactory.create(position.game().id().game(), HINT_MEBIBYTES, 1);
    MoveLimits limits = hintLimits(side);
    boolean isCutShort = false;
    try (ThinkingTask<List<SearchInfo>> thinking =
        ThinkingTask.start(
            (stop, listener) -> () -> engine.search(position, limits, 1, stop, listener))) {
      while (!isCutShort && !thinking.future().isDone()) {
        isCutShort = console.awaitLine(thinking.future(), TICK);
        if (!isCutShort) {
          showProgress(thinking, name);
        }
      }
      thinking.stop();
      SearchInfo best = thinking.result().getFirst();
      console.print(
          best.depth() == 0
              ? words.format("hint-none", name)
              : AnalysisText.formatHint(best, position, name, words));
    }
    if (isCutShort) {
      Optional<String> line = console.takeLine();
      if (!line.equals(Optional.of(""))) {
        hear(side, line);
      }
    }
  }

  /// Returns how long a hint may take: of a clock at most a quarter of what is left on it.
  private MoveLimits hintLimits(Side side) {
    long left = table.clock().remaining(side).map(Duration::toMillis).orElse(Long.MAX_VALUE);
    return machine.hintLimits().withMillis(Math.min(machine.hintLimits().moveMillis(), left / 4));
  }

  private void step(Side side) {
    Optional<String> line = new StepByStepEntry(console, words, table.position()).readMove();
    line.ifPresent(typed -> obey(side, typed));
  }

  private void listMoves(String cell) {
    Position position = table.position();
    if (cell.isEmpty()) {
      console.printText(LegalMovesText.wrap(LegalMovesText.of(position)));
      return;
    }
    OptionalInt place = position.game().board().cell(cell);
    if (place.isEmpty()) {
      console.print(words.format("no-such-cell", cell));
      return;
    }
    List<String> moves = LegalMovesText.of(position, place.getAsInt());
    console.printText(
        moves.isEmpty() ? words.format("no-moves-there", cell) + "\n" : LegalMovesText.wrap(moves));
  }

  private void offerDraw(Side side) {
    Seat opponent = table.seat(side.other());
    table.offerDraw(side);
    if (opponent.isHuman()
        && console.confirm(words.format("accept-draw", opponent.name(), side.other()))) {
      table.acceptDraw(side.other());
    } else {
      table.declineDraw(side.other());
      console.print(words.format("declines-draw", opponent.name()));
    }
  }

  private void save(String name) {
    if (name.isEmpty()) {
      console.print(words.format("save-where", GameCommand.SAVE.name(words)));
      return;
    }
    try {
      Path file = console.resolve(name);
      if (Files.exists(file) && !console.confirm(words.format("overwrite", name))) {
        return;
      }
      RecordFile.write(file, List.of(table.toRecord(heading)));
      savedMoves = table.moves().size();
      console.print(words.format("saved", name));
    } catch (IOException | InvalidPathException e) {
      console.print(words.format("cannot-write", name));
    }
  }

  private void help() {
    console.print(words.format("clicks"));
    console.print(words.format("steps"));
    console.printText(Legend.format(table.position(), words));
    for (GameCommand command : GameCommand.values()) {
      if (command == GameCommand.SQUARE && !(table.game().board() instanceof DiamondBoard)) {
        continue;
      }
      console.print("  " + words.format("help." + command.key(), command.name(words)));
    }
  }

  private void quit() {
    boolean unsaved = table.moves().size() != savedMoves;
    left = !unsaved || console.confirm(words.format("leave-unsaved", GameCommand.SAVE.name(words)));
  }
}
