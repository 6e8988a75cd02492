package tabuleiro.terminal.screen.online;

import java.util.Optional;
import tabuleiro.online.OnlineGameState;
import tabuleiro.rules.Side;
import tabuleiro.terminal.common.OnlineTexts;
import tabuleiro.text.Messages;

/// The texts below the board of an online game.
final class OnlineGameStatus {
  private OnlineGameStatus() {}

  /// Returns the text above the status: a message, an offer, the invitation or the state of the
  /// connection.
  static String message(OnlineGamePage page) {
    Messages messages = page.messages();
    if (!page.board().message().isEmpty()) {
      return page.board().message();
    }
    if (!page.view().isConnected()) {
      return messages.format("page.online.connecting");
    }
    Optional<String> asked = page.state().offerToAnswer();
    if (asked.isPresent()) {
      return messages.format("game.asked." + asked.get());
    }
    if (!page.invitation().isEmpty()) {
      return messages.format("online.invitation", page.invitation());
    }
    if (page.state().isOpen() && !page.state().hasBothPlayers()) {
      return messages.format("online.challenge");
    }
    return page.state()
        .ownOffer()
        .map(what -> messages.format("game.offered." + what))
        .orElseGet(() -> absence(page));
  }

  private static String absence(OnlineGamePage page) {
    OnlineGameState state = page.state();
    boolean isAway = !state.isOver() && state.hasBothPlayers() && !page.isOpponentHere();
    return isAway
        ? page.messages()
            .format("page.online.away", state.seat(state.own().orElseThrow().other()).name())
        : "";
  }

  /// Returns whose turn it is, or how the game ended.
  static String status(OnlineGamePage page) {
    Messages messages = page.messages();
    OnlineGameState state = page.state();
    if (!page.board().isShowingLatest()) {
      return messages.format("page.looking-back", page.board().ply(), state.plies());
    }
    if (state.isOver()) {
      return OnlineTexts.ending(state, messages) + "  " + state.result();
    }
    if (!state.hasBothPlayers()) {
      return messages.format("page.online.waiting");
    }
    if (page.view().isMoveSending()) {
      return messages.format("page.online.sending");
    }
    Side mover = state.position().sideToMove();
    String name = state.seat(mover).name();
    String turn =
        state.isOwnTurn()
            ? messages.format("page.your-move", name, mover)
            : messages.format("page.online.turn", name);
    return state
        .firstMoveTime(page.nowNanos())
        .map(left -> turn + "  " + messages.format("online.first-move", OnlineTexts.minutes(left)))
        .orElse(turn);
  }
}
