package tabuleiro.terminal.plain.online;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tabuleiro.online.OnlineGameState;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.terminal.common.ActionText;
import tabuleiro.terminal.common.OnlineTexts;
import tabuleiro.terminal.plain.ClockText;
import tabuleiro.terminal.plain.PositionSummary;
import tabuleiro.text.Messages;

/// Reports what has changed in an online game, in lines of text. Not thread-safe.
final class OnlineGameReporter {
  private final Messages messages;
  private final Consumer<String> out;
  private boolean isDiamondSquare;

  /// @param messages the messages of the game
  /// @param out receives each line
  OnlineGameReporter(Messages messages, Consumer<String> out) {
    this.messages = messages;
    this.out = out;
  }

  /// Draws a diamond as a square from now on, or as a diamond again.
  void toggleSquare() {
    isDiamondSquare = !isDiamondSquare;
  }

  /// Reports the players, or that one is missing, and the position.
  void begin(OnlineGameState state) {
    reportPlayers(state);
    show(state);
    if (state.isOver()) {
      reportEnd(state);
    }
    reportOffers(state);
  }

  private void reportPlayers(OnlineGameState state) {
    if (!state.hasBothPlayers()) {
      String quit = OnlineGameCommand.QUIT.name(messages);
      out.accept(messages.format(state.isOpen() ? "online.waiting-open" : "online.waiting", quit));
      return;
    }
    Side own = state.own().orElse(Side.FIRST);
    out.accept(
        messages.format(
            state.own().isPresent() ? "online.begins" : "online.watching",
            state.seat(own).name(),
            own,
            state.seat(own.other()).name(),
            own.other()));
  }

  /// Reports the changes between two states of the same game.
  ///
  /// @return whether there were any
  boolean report(OnlineGameState before, OnlineGameState after) {
    boolean isStarted = !before.hasBothPlayers() && after.hasBothPlayers();
    if (isStarted) {
      out.accept("");
      reportPlayers(after);
    }
    boolean hasMoved = reportMoves(before, after);
    boolean isSwapped = reportSwap(before, after);
    boolean hasOffers = !before.offers().equals(after.offers());
    if (hasOffers) {
      reportOffers(after);
      reportDecline(before, after, hasMoved);
    }
    boolean isOver = !before.isOver() && after.isOver();
    if (isOver) {
      reportEnd(after);
    }
    return isStarted || hasMoved || isSwapped || hasOffers || isOver;
  }

  /// Reports that the user may take over the first move, or that the players have exchanged sides.
  private boolean reportSwap(OnlineGameState before, OnlineGameState after) {
    if (after.canSwap() && !before.canSwap()) {
      out.accept(messages.format("online.can-swap", OnlineGameCommand.SWAP.name(messages)));
      return true;
    }
    boolean isSwapped =
        before.own().isPresent() && after.own().isPresent() && !before.own().equals(after.own());
    if (isSwapped) {
      out.accept(messages.format("online.swapped", after.own().get()));
      show(after);
    }
    return isSwapped;
  }

  private void reportEnd(OnlineGameState state) {
    out.accept(OnlineTexts.ending(state, messages));
    if (state.own().isPresent() && state.next().isEmpty()) {
      out.accept(
          messages.format(
              "online.after-end",
              OnlineGameCommand.REMATCH.name(messages),
              OnlineGameCommand.QUIT.name(messages)));
    }
  }

  private boolean reportMoves(OnlineGameState before, OnlineGameState after) {
    List<String> old = before.moves();
    List<String> now = after.moves();
    int common = 0;
    while (common < Math.min(old.size(), now.size()) && old.get(common).equals(now.get(common))) {
      common++;
    }
    if (common == old.size() && common == now.size()) {
      return false;
    }
    if (common < old.size()) {
      out.accept(messages.format("online.taken-back"));
    }
    for (int ply = common; ply < now.size(); ply++) {
      Position position = after.positions().get(ply);
      String player = after.seat(position.sideToMove()).name();
      out.accept("");
      out.accept(ActionText.format(position, position.parseMove(now.get(ply)), player, messages));
    }
    show(after);
    return true;
  }

  /// Shows the position, whose turn it is, and the clocks.
  void show(OnlineGameState state) {
    Position position = state.position();
    out.accept("");
    String board = PositionSummary.formatBoard(position, messages, isDiamondSquare);
    board.lines().forEach(out);
    if (!state.isOver() && !position.outcome().isOver()) {
      out.accept(PositionSummary.formatTurn(position, messages));
    }
    long now = System.nanoTime();
    for (Side side : Side.values()) {
      state
          .remainingTime(side, now)
          .ifPresent(left -> out.accept(ClockText.format(side, left, messages)));
    }
    if (state.isOwnTurn()) {
      state
          .firstMoveTime(now)
          .ifPresent(
              left -> out.accept(messages.format("online.first-move", OnlineTexts.minutes(left))));
    }
  }

  private void reportOffers(OnlineGameState state) {
    reportOffer("draw", state.drawOffer(), state);
    reportOffer("takeback", state.takebackOffer(), state);
    reportOffer("rematch", state.rematchOffer(), state);
  }

  private void reportOffer(String what, Optional<Side> maker, OnlineGameState state) {
    if (maker.isEmpty() || state.own().isEmpty()) {
      return;
    }
    boolean isOwn = maker.equals(state.own());
    String text = messages.format((isOwn ? "game.offered." : "game.asked.") + what);
    String accept = OnlineGameCommand.ACCEPT.name(messages);
    String decline = OnlineGameCommand.DECLINE.name(messages);
    out.accept(isOwn ? text : text + " " + messages.format("online.accept", accept, decline));
  }

  /// Reports that an offer has ended without a move and without its acceptance. The end of a
  /// rematch offer is not reported: after its acceptance the next game follows only with a later
  /// event.
  private void reportDecline(OnlineGameState before, OnlineGameState after, boolean hasMoved) {
    if (hasMoved) {
      return;
    }
    boolean isDrawDeclined =
        before.drawOffer().isPresent() && after.drawOffer().isEmpty() && !after.isOver();
    if (isDrawDeclined) {
      out.accept(messages.format("game.log-decline.draw"));
    }
    if (before.takebackOffer().isPresent() && after.takebackOffer().isEmpty()) {
      out.accept(messages.format("game.log-decline.takeback"));
    }
  }
}
