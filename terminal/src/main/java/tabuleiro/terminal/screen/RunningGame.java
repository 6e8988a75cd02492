package tabuleiro.terminal.screen;

import java.util.Optional;
import java.util.random.RandomGenerator;
import tabuleiro.play.players.ComputerPlayers;
import tabuleiro.play.players.PlayerFailureException;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.SessionException;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.terminal.common.ComputerSettings;
import tabuleiro.terminal.common.ThinkingTask;
import tabuleiro.terminal.screen.game.GameProgress;
import tabuleiro.text.Messages;

/// A game in progress with its computer players. A computer player thinks on its own thread, so no
/// method blocks. Not thread-safe.
final class RunningGame implements AutoCloseable {
  private final GameSession session;
  private final EventTags eventTags;
  private final ComputerPlayers computers;
  private final Messages messages;
  private Optional<ThinkingTask<Integer>> thinking = Optional.empty();

  /// @param messages the messages of the game
  RunningGame(
      GameSession session,
      EventTags eventTags,
      ComputerSettings computerSettings,
      RandomGenerator random,
      Messages messages) {
    this.session = session;
    this.eventTags = eventTags;
    this.messages = messages;
    this.computers =
        new ComputerPlayers(
            session, computerSettings.players(), random, computerSettings.moveLimits());
    computers.prepare();
  }

  /// Returns the session.
  GameSession session() {
    return session;
  }

  Messages messages() {
    return messages;
  }

  /// Returns a snapshot of the game.
  GameProgress progress() {
    return GameProgress.of(session);
  }

  /// Returns the record of the game.
  GameRecord record() {
    return session.toRecord(eventTags);
  }

  Position position() {
    return session.position();
  }

  /// Returns whether a computer player is thinking about its move.
  boolean isThinking() {
    return thinking.isPresent();
  }

  /// Returns whether a computer player is to move.
  boolean isComputerToMove() {
    return session.ending().isEmpty() && !session.seat(session.sideToMove()).isHuman();
  }

  /// Returns whether a clock runs.
  boolean isClockRunning() {
    return session.ending().isEmpty()
        && session.clock().remaining(session.sideToMove()).isPresent();
  }

  /// Starts the search of the computer player to move, and plays its move once it has one.
  ///
  /// @param mayMove whether a move may be played now
  /// @return a message for the user; empty for none
  String advance(boolean mayMove) {
    if (session.ending().isPresent()) {
      stopThinking();
      return "";
    }
    if (thinking.isEmpty() && !session.seat(session.sideToMove()).isHuman()) {
      thinking = Optional.of(ThinkingTask.start(computers::prepareMove));
    }
    return thinking
        .filter(task -> mayMove && task.future().isDone())
        .map(this::playMove)
        .orElse("");
  }

  private String playMove(ThinkingTask<Integer> task) {
    Side side = session.sideToMove();
    thinking = Optional.empty();
    try {
      session.play(side, task.result());
      return "";
    } catch (PlayerFailureException failure) {
      computers.forfeit(failure);
      return session.seat(side).name() + ": " + messages.format(failure.problem());
    } catch (SessionException e) {
      if (session.ending().isEmpty()) {
        throw e;
      }
      return ""; // The computer's clock ran out between two checks.
    }
  }

  /// Stops the computer player if it is thinking, and discards its move.
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
