package tabuleiro.terminal.screen;

import java.util.Optional;
import java.util.random.RandomGenerator;
import tabuleiro.play.Table;
import tabuleiro.play.TableException;
import tabuleiro.play.players.ComputerPlayers;
import tabuleiro.play.players.PlayerFailureException;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.terminal.ComputerSettings;
import tabuleiro.terminal.ThinkingTask;
import tabuleiro.terminal.screen.game.GameProgress;
import tabuleiro.text.Messages;

/// A table at which people and computers sit. A computer thinks on a thread of its own, so nothing
/// here takes long. Not safe for several threads.
final class RunningGame implements AutoCloseable {
  private final Table table;
  private final EventTags heading;
  private final ComputerPlayers computers;
  private final Messages words;
  private Optional<ThinkingTask<Integer>> thinking = Optional.empty();

  /// @param words those of the table's game
  RunningGame(
      Table table,
      EventTags heading,
      ComputerSettings machine,
      RandomGenerator random,
      Messages words) {
    this.table = table;
    this.heading = heading;
    this.words = words;
    this.computers = new ComputerPlayers(table, machine.players(), random, machine.moveLimits());
  }

  /// Returns the table, for whatever a person wants of it.
  Table table() {
    return table;
  }

  Messages messages() {
    return words;
  }

  /// Returns what the table is now.
  GameProgress progress() {
    return GameProgress.of(table);
  }

  /// Returns the game as a record.
  GameRecord record() {
    return table.toRecord(heading);
  }

  Position position() {
    return table.position();
  }

  /// Returns whether a computer thinks about its move.
  boolean isThinking() {
    return thinking.isPresent();
  }

  /// Returns whether a computer is to move.
  boolean isComputerToMove() {
    return table.ending().isEmpty() && !table.seat(table.sideToMove()).isHuman();
  }

  /// Returns whether a clock runs.
  boolean isClockRunning() {
    return table.ending().isEmpty() && table.clock().remaining(table.sideToMove()).isPresent();
  }

  /// Lets the computer whose turn it is begin to think, and takes its move once it has one.
  ///
  /// @param mayMove whether a move is taken already now
  /// @return what is to be said; empty for nothing
  String advance(boolean mayMove) {
    if (table.ending().isPresent()) {
      stopThinking();
      return "";
    }
    if (thinking.isEmpty() && !table.seat(table.sideToMove()).isHuman()) {
      thinking = Optional.of(ThinkingTask.start(computers::prepareMove));
    }
    return thinking.filter(task -> mayMove && task.future().isDone()).map(this::take).orElse("");
  }

  private String take(ThinkingTask<Integer> task) {
    Side side = table.sideToMove();
    thinking = Optional.empty();
    try {
      table.play(side, task.result());
      return "";
    } catch (PlayerFailureException failure) {
      computers.forfeit(failure);
      return table.seat(side).name() + ": " + words.format(failure.problem());
    } catch (TableException e) {
      if (table.ending().isEmpty()) {
        throw e;
      }
      return ""; // Its clock fell between two looks at it.
    }
  }

  /// Ends a computer's thinking, if it thinks; what it would have played is forgotten.
  void stopThinking() {
    thinking.ifPresent(ThinkingTask::close);
    thinking = Optional.empty();
  }

  @Override
  public void close() {
    stopThinking();
    computers.close();
  }
}
