package tabuleiro.terminal.common;

import java.time.Duration;
import java.util.Optional;
import tabuleiro.online.OnlineGameState;
import tabuleiro.play.Result;
import tabuleiro.protocol.game.GameListEntryJson;
import tabuleiro.protocol.game.SeatJson;
import tabuleiro.rules.Side;
import tabuleiro.text.Messages;

/// Formats online games as text.
public final class OnlineTexts {
  private OnlineTexts() {}

  /// Returns how a game has ended, with the winner's name.
  ///
  /// @param state a game that is over
  /// @param messages the messages of the game
  public static String ending(OnlineGameState state, Messages messages) {
    Result result = Result.parse(state.result()).orElse(Result.NONE);
    Optional<Side> winner = result.winner();
    if (winner.isPresent()) {
      Side side = winner.get();
      return messages.format("game-won", state.seat(side).name(), side, state.endingText());
    }
    return messages.format(result == Result.DRAW ? "game-drawn" : "game-left", state.endingText());
  }

  /// Returns a game of a list in one line, such as "Talpa 8x8: Ana - free seat (5m+3s)".
  ///
  /// @param messages the messages without those of a game
  public static String row(GameListEntryJson game, Messages messages) {
    Messages own = messages.forGame(game.game());
    StringBuilder notes = new StringBuilder(clock(game, messages));
    if (game.ply() > 0 || !game.endingText().isEmpty()) {
      notes.append(", ").append(messages.format("online.moves", game.ply()));
    }
    if (game.isYourTurn()) {
      notes.append(", ").append(messages.format("online.your-turn"));
    }
    if (!game.endingText().isEmpty()) {
      notes.append(", ").append(game.result()).append(", ").append(game.endingText());
    }
    return messages.format(
        "online.row",
        own.nameOf(game.variant()) + " " + game.variant(),
        playerName(game.seats().getFirst(), messages),
        playerName(game.seats().getLast(), messages),
        notes.toString());
  }

  private static String playerName(SeatJson seat, Messages messages) {
    return seat.name().isEmpty() ? messages.format("online.free") : seat.name();
  }

  private static String clock(GameListEntryJson game, Messages messages) {
    return game.clock().equals("off") ? messages.format("online.no-clock") : game.clock();
  }

  /// Returns a time in minutes and seconds, such as `0:58`.
  public static String minutes(Duration left) {
    return "%d:%02d".formatted(left.toMinutes(), left.toSecondsPart());
  }
}
