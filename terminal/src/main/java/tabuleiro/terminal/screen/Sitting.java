package tabuleiro.terminal.screen;

import java.util.Optional;
import java.util.random.RandomGenerator;
import tabuleiro.play.GameRecord;
import tabuleiro.play.Heading;
import tabuleiro.play.Table;
import tabuleiro.play.TableException;
import tabuleiro.play.players.Computers;
import tabuleiro.play.players.PlayerFailure;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.terminal.Machine;
import tabuleiro.terminal.Thinking;
import tabuleiro.terminal.screen.game.TableView;
import tabuleiro.text.Messages;

/// A table at which people and computers sit. A computer thinks on a thread of its own, so nothing
/// here takes long. Not safe for several threads.
final class Sitting implements AutoCloseable {
  private final Table table;
  private final Heading heading;
  private final Computers computers;
  private final Messages words;
  private Optional<Thinking<Integer>> thinking = Optional.empty();

  /// @param words those of the table's game
  Sitting(Table table, Heading heading, Machine machine, RandomGenerator random, Messages words) {
    this.table = table;
    this.heading = heading;
    this.words = words;
    this.computers = new Computers(table, machine.players(), random, machine.limits());
  }

  /// Returns the table, for whatever a person wants of it.
  Table table() {
    return table;
  }

  Messages words() {
    return words;
  }

  /// Returns what the table is now.
  TableView view() {
    return TableView.of(table);
  }

  /// Returns the game as a record.
  GameRecord record() {
    return table.record(heading);
  }

  Position position() {
    return table.position();
  }

  /// Returns whether a computer thinks about its move.
  boolean isThinking() {
    return thinking.isPresent();
  }

  /// Returns whether a computer is to move.
  boolean isLively() {
    return table.ending().isEmpty() && !table.seat(table.sideToMove()).isHuman();
  }

  /// Returns whether a clock runs.
  boolean isTimed() {
    return table.ending().isEmpty() && table.clock().left(table.sideToMove()).isPresent();
  }

  /// Lets the computer whose turn it is begin to think, and takes its move once it has one.
  ///
  /// @param mayMove whether a move is taken already now
  /// @return what is to be said; empty for nothing
  String goOn(boolean mayMove) {
    if (table.ending().isPresent()) {
      rest();
      return "";
    }
    if (thinking.isEmpty() && !table.seat(table.sideToMove()).isHuman()) {
      thinking = Optional.of(Thinking.begin(computers::thinking));
    }
    return thinking.filter(task -> mayMove && task.done().isDone()).map(this::take).orElse("");
  }

  private String take(Thinking<Integer> task) {
    Side side = table.sideToMove();
    thinking = Optional.empty();
    try {
      table.play(side, task.result());
      return "";
    } catch (PlayerFailure failure) {
      computers.lose(failure);
      return table.seat(side).name() + ": " + words.say(failure.phrase());
    } catch (TableException e) {
      if (table.ending().isEmpty()) {
        throw e;
      }
      return ""; // Its clock fell between two looks at it.
    }
  }

  /// Ends a computer's thinking, if it thinks; what it would have played is forgotten.
  void rest() {
    thinking.ifPresent(Thinking::close);
    thinking = Optional.empty();
  }

  @Override
  public void close() {
    rest();
    computers.close();
  }
}
