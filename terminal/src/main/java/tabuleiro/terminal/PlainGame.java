package tabuleiro.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import tabuleiro.play.Ending;
import tabuleiro.play.Heading;
import tabuleiro.play.PlayException;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.players.Computers;
import tabuleiro.play.players.Limits;
import tabuleiro.play.players.Players;
import tabuleiro.play.players.Stop;
import tabuleiro.rules.DiamondBoard;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.words.Words;

/// One game at a table, in lines of text: it shows the position after every move, asks the people
/// for their moves and lets the computers play. Not safe for several threads.
public final class PlainGame {
  private final Console console;
  private final Words words;
  private final Table table;
  private final Heading heading;
  private final Computers computers;
  private boolean asSquare;
  private boolean left;
  private int savedMoves;

  /// @param heading the tags of the record beside the table's own
  /// @param players the computer players, among them those who sit at the table
  /// @param random where the computers' choices come from
  public PlainGame(
      Console console, Table table, Heading heading, Players players, RandomGenerator random) {
    this.console = console;
    this.words = console.words().forGame(table.game().id().game());
    this.table = table;
    this.heading = heading;
    this.computers = new Computers(table, players, random, Limits.NONE);
    this.savedMoves = table.moves().size();
  }

  /// Plays until the game is over or somebody leaves it, and returns how it ended.
  public Ending play() {
    if (table.seat(Side.FIRST).isHuman() || table.seat(Side.SECOND).isHuman()) {
      console.print("");
      console.print(words.say("in-game-help", GameCommand.HELP.name(words)));
      console.printText(Legend.of(table.position(), words));
    }
    show();
    while (!left && table.ending().isEmpty()) {
      Side side = table.sideToMove();
      if (table.seat(side).isHuman()) {
        askMove(side);
      } else {
        play(side, computers.chooseMove(new Stop(), thought -> {}));
      }
    }
    Ending ending = table.ending().orElseGet(Ending::unfinished);
    console.print(EndingText.of(ending, table, words));
    return ending;
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

  private void askMove(Side side) {
    String question = words.say("your-move", table.seat(side).name(), side);
    Optional<String> answer = console.ask(question);
    if (answer.isEmpty()) {
      left = true;
      return;
    }
    try {
      obey(side, answer.get());
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
    if (command.isEmpty()) {
      play(side, table.position().parseMove(line));
      return;
    }
    switch (command.get()) {
      case MOVES -> listMoves(argument);
      case STEP -> step(side);
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
