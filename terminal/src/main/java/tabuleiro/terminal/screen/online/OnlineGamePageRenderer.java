package tabuleiro.terminal.screen.online;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.online.OnlineGameState;
import tabuleiro.rules.Side;
import tabuleiro.terminal.common.OnlineTexts;
import tabuleiro.terminal.screen.game.GamePage;
import tabuleiro.terminal.screen.game.GamePageLayout;
import tabuleiro.terminal.screen.game.GamePageRenderer;
import tabuleiro.terminal.screen.game.GamePanel;
import tabuleiro.terminal.screen.game.Prompt;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageFrame.KeyHint;
import tabuleiro.text.Messages;

/// Draws the page of an online game.
final class OnlineGamePageRenderer {
  private OnlineGamePageRenderer() {}

  static CharacterGrid draw(OnlineGamePage page, PageContext context) {
    GamePage board = page.board().withMessage(message(page));
    GamePageLayout layout = GamePageLayout.of(board, context);
    CharacterGrid grid = GamePageRenderer.drawBoard(board, layout, context);
    grid.draw(layout.panelLeft(), layout.top(), GamePanel.draw(board, layout, context.asciiOnly()));
    GamePageRenderer.writeBelow(grid, board, status(page), keyHints(page));
    return grid;
  }

  /// Returns the text above the status: a message, an offer, the invitation or the state of the
  /// connection.
  private static String message(OnlineGamePage page) {
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

  private static String status(OnlineGamePage page) {
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

  /// Returns the active keys.
  static List<KeyHint> keyHints(OnlineGamePage page) {
    if (!(page.board().prompt() instanceof Prompt.None)) {
      return GamePageRenderer.keyHints(page.board());
    }
    Messages messages = page.messages();
    Stream<KeyHint> own =
        OnlineGameKey.activeIn(page).stream()
            .filter(key -> key != OnlineGameKey.QUIT)
            .map(key -> new KeyHint(key.letter(), key.label(messages)));
    Stream<KeyHint> shared =
        OnlineGameKey.sharedWithGame(page).stream()
            .map(key -> new KeyHint(key.letter(), key.label(messages)));
    KeyHint quit = new KeyHint(OnlineGameKey.QUIT.letter(), OnlineGameKey.QUIT.label(messages));
    return Stream.of(own, shared, Stream.of(quit)).flatMap(hints -> hints).toList();
  }
}
