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
import tabuleiro.engine.Engines;
import tabuleiro.engine.search.Searcher;
import tabuleiro.play.Ending;
import tabuleiro.play.Heading;
import tabuleiro.play.PlayException;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.TableException;
import tabuleiro.play.players.Computers;
import tabuleiro.play.players.Limits;
import tabuleiro.play.players.PlayerFailure;
import tabuleiro.play.players.Players;
import tabuleiro.play.players.Thought;
import tabuleiro.rules.DiamondBoard;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.text.Messages;

/// One game at a table, in lines of text: it shows the position after every move, asks the people
/// for their moves and lets the computers play. While a computer thinks, commands that a person
/// types at a screen are obeyed at once. Not safe for several threads.
public final class PlainGame {
  /// How often, in milliseconds, it looks at the clock while a computer thinks.
  private static final int TICK = 300;

  /// The player whose hints are given, and the memory for one.
  private static final String STRONGEST = "9";

  private static final int HINT_MEBIBYTES = 16;

  private final Console console;
  private final Messages words;
  private final Table table;
  private final Heading heading;
  private final Machine machine;
  private final Computers computers;
  private boolean asSquare;
  private boolean left;
  private int savedMoves;

  /// @param heading the tags of the record beside the table's own
  /// @param machine has the computer players, among them those who sit at the table
  /// @param random where the computers' choices come from
  public PlainGame(
      Console console, Table table, Heading heading, Machine machine, RandomGenerator random) {
    this.console = console;
    this.words = console.words().forGame(table.game().id().game());
    this.table = table;
    this.heading = heading;
    this.machine = machine;
    this.computers = new Computers(table, machine.players(), random, machine.limits());
    this.savedMoves = table.moves().size();
  }

  /// Plays until the game is over or somebody leaves it, and returns how it ended. It can be played
  /// once.
  public Ending play() {
    try (computers) {
      playToTheEnd();
    }
    Ending ending = table.ending().orElseGet(Ending::unfinished);
    console.print(EndingText.of(ending, table::seat, words));
    return ending;
  }

  private void playToTheEnd() {
    if (table.seat(Side.FIRST).isHuman() || table.seat(Side.SECOND).isHuman()) {
      console.print("");
      console.print(words.say("in-game-help", GameCommand.HELP.name(words)));
      console.printText(Legend.of(table.position(), words));
    }
    show();
    while (!left && table.ending().isEmpty()) {
      Side side = table.sideToMove();
      if (table.seat(side).isHuman()) {
        String question = words.say("your-move", table.seat(side).name(), side);
        hear(side, console.ask(question));
      } else {
        awaitMove(side);
      }
    }
  }

  private void show() {
    console.print("");
    Position position = table.position();
    console.printText(PositionText.board(position, words, asSquare));
    if (!position.outcome().isOver()) {
      console.print(PositionText.turn(position, words));
    }
    for (Side side : Side.values()) {
      table.clock().left(side).ifPresent(t -> console.print(ClockLine.of(side, t, words)));
    }
  }

  private void play(Side side, int move) {
    Position before = table.position();
    table.play(side, move);
    console.print("");
    console.print(ActionText.of(before, move, table.seat(side).name(), words));
    show();
  }

  /// Lets the computer of a side think, and obeys meanwhile what a person types.
  private void awaitMove(Side side) {
    int ply = table.moves().size();
    try (Thinking<Integer> thinking = Thinking.begin(computers::thinking)) {
      while (isAt(ply) && !thinking.done().isDone()) {
        if (console.listen(thinking.done(), TICK)) {
          hear(side.other(), console.typed());
        } else {
          showProgress(thinking, table.seat(side).name());
        }
      }
      if (isAt(ply)) {
        play(side, thinking.result());
      }
    } catch (PlayerFailure failure) {
      computers.lose(failure);
      console.print(table.seat(side).name() + ": " + words.say(failure.phrase()));
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

  private void showProgress(Thinking<?> thinking, String name) {
    if (!thinking.done().isDone() && thinking.isNewsDue()) {
      console.mention(ThoughtText.progress(thinking.seen(), table.position(), name, words));
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
      console.print(words.say(e));
    } catch (PlayException e) {
      console.print(words.say(e.phrase()));
    }
  }

  private void obey(Side side, String line) {
    String[] parts = line.split("\\s+", 2);
    String argument = parts.length > 1 ? parts[1] : "";
    Optional<GameCommand> command =
        line.isEmpty() ? Optional.of(GameCommand.STEP) : GameCommand.of(parts[0], words);
    require(side, command.map(GameCommand::who).orElse(GameCommand.Who.MOVER));
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

  private void require(Side person, GameCommand.Who who) {
    if (who != GameCommand.Who.ANYBODY && !table.seat(person).isHuman()) {
      throw new TableException("only-watching", GameCommand.QUIT.name(words));
    }
    if (who == GameCommand.Who.MOVER && table.sideToMove() != person) {
      throw new TableException("table.not-your-turn", table.sideToMove());
    }
  }

  /// Says what the engine would play. A line that is typed cuts its thinking short, and is obeyed
  /// afterwards.
  private void hint(Side side) {
    Position position = table.position();
    String name = words.say(Players.presetName(STRONGEST));
    Searcher engine = Engines.searcher(position.game().id().game(), HINT_MEBIBYTES, 1);
    Limits limits = hintLimits(side);
    boolean isCutShort = false;
    try (Thinking<List<Thought>> thinking =
        Thinking.begin(
            (stop, listener) -> () -> engine.search(position, limits, 1, stop, listener))) {
      while (!isCutShort && !thinking.done().isDone()) {
        isCutShort = console.listen(thinking.done(), TICK);
        if (!isCutShort) {
          showProgress(thinking, name);
        }
      }
      thinking.stop();
      Thought best = thinking.result().getFirst();
      console.print(
          best.depth() == 0
              ? words.say("hint-none", name)
              : ThoughtText.hint(best, position, name, words));
    }
    if (isCutShort) {
      Optional<String> line = console.typed();
      if (!line.equals(Optional.of(""))) {
        hear(side, line);
      }
    }
  }

  /// Returns how long a hint may take: of a clock at most a quarter of what is left on it.
  private Limits hintLimits(Side side) {
    long left = table.clock().left(side).map(Duration::toMillis).orElse(Long.MAX_VALUE);
    return machine.hint().withMillis(Math.min(machine.hint().moveMillis(), left / 4));
  }

  private void step(Side side) {
    Optional<String> line = new StepEntry(console, words, table.position()).ask();
    line.ifPresent(typed -> obey(side, typed));
  }

  private void listMoves(String cell) {
    Position position = table.position();
    if (cell.isEmpty()) {
      console.printText(MoveList.lines(MoveList.of(position)));
      return;
    }
    OptionalInt place = position.game().board().cell(cell);
    if (place.isEmpty()) {
      console.print(words.say("no-such-cell", cell));
      return;
    }
    List<String> moves = MoveList.of(position, place.getAsInt());
    console.printText(
        moves.isEmpty() ? words.say("no-moves-there", cell) + "\n" : MoveList.lines(moves));
  }

  private void offerDraw(Side side) {
    Seat opponent = table.seat(side.other());
    table.offerDraw(side);
    if (opponent.isHuman()
        && console.confirm(words.say("accept-draw", opponent.name(), side.other()))) {
      table.acceptDraw(side.other());
    } else {
      table.declineDraw(side.other());
      console.print(words.say("declines-draw", opponent.name()));
    }
  }

  private void save(String name) {
    if (name.isEmpty()) {
      console.print(words.say("save-where", GameCommand.SAVE.name(words)));
      return;
    }
    try {
      Path file = console.file(name);
      if (Files.exists(file) && !console.confirm(words.say("overwrite", name))) {
        return;
      }
      RecordFile.write(file, List.of(table.record(heading)));
      savedMoves = table.moves().size();
      console.print(words.say("saved", name));
    } catch (IOException | InvalidPathException e) {
      console.print(words.say("cannot-write", name));
    }
  }

  private void help() {
    console.print(words.say("clicks"));
    console.print(words.say("steps"));
    console.printText(Legend.of(table.position(), words));
    for (GameCommand command : GameCommand.values()) {
      if (command == GameCommand.SQUARE && !(table.game().board() instanceof DiamondBoard)) {
        continue;
      }
      console.print("  " + words.say("help." + command.key(), command.name(words)));
    }
  }

  private void quit() {
    boolean unsaved = table.moves().size() != savedMoves;
    left = !unsaved || console.confirm(words.say("leave-unsaved", GameCommand.SAVE.name(words)));
  }
}
