package tabuleiro.terminal.screen.lesson;

import java.util.Optional;
import tabuleiro.terminal.screen.game.GamePage;
import tabuleiro.terminal.screen.game.Prompt;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.page.PageUpdate;
import tabuleiro.terminal.screen.settings.GameChoices;
import tabuleiro.terminal.screen.settings.GameChoices.PlayerChoice;

/// Handles input on the page of a guided first game. The page of a game handles the entry of moves.
///
/// @param page the page before the input
record GuidedGameInputHandler(GuidedGamePage page, PageContext context) {
  /// The level of the game that follows: one that a newcomer wins.
  private static final String FIRST_LEVEL = "1";

  PageUpdate handle(InputEvent input) {
    if (!(page.board().prompt() instanceof Prompt.None)) {
      return withBoardUpdate(page.board().handle(input, context));
    }
    return switch (input) {
      case InputEvent.CharacterEvent(int character) -> handleCharacter(character, input);
      case InputEvent.KeyEvent(SpecialKey key) when page.isSolved() -> handleSolved(key, input);
      case InputEvent.MouseEvent(InputEvent.MouseAction button, int _, int _)
          when button == InputEvent.MouseAction.PRESS && page.isSolved() ->
          PageUpdate.of(page);
      default -> withBoardUpdate(page.board().handle(input, context));
    };
  }

  private PageUpdate handleSolved(SpecialKey key, InputEvent input) {
    return switch (key) {
      case ENTER -> proceed();
      case SHIFT_UP, SHIFT_DOWN, SHIFT_LEFT, SHIFT_RIGHT ->
          withBoardUpdate(page.board().handle(input, context));
      default -> PageUpdate.of(page);
    };
  }

  private PageUpdate handleCharacter(int character, InputEvent input) {
    Optional<GuidedGameKey> key = GuidedGameKey.activeIn(character, page);
    if (key.isPresent()) {
      return execute(key.get());
    }
    if (character == ' ' && page.isSolved()) {
      return proceed();
    }
    return GuidedGameKey.isForBoard(character, page)
        ? withBoardUpdate(page.board().handle(input, context))
        : PageUpdate.of(
            page.withMessage(page.messages().format("page.no-key", Character.toString(character))));
  }

  private PageUpdate proceed() {
    return execute(page.isLast() ? GuidedGameKey.PLAY : GuidedGameKey.NEXT);
  }

  private PageUpdate execute(GuidedGameKey key) {
    return switch (key) {
      case NEXT -> PageUpdate.of(page.atIndex(page.index() + 1));
      case PREVIOUS -> PageUpdate.of(page.atIndex(page.index() - 1));
      case AGAIN -> PageUpdate.of(page.atIndex(page.index()));
      case PLAY ->
          PageUpdate.of(page, new PageRequest.StartGame(choices(), Optional.empty(), false));
      case HELP ->
          PageUpdate.of(
              page, new PageRequest.OpenPage(GuidedGameHelp.page(page, context.asciiOnly())));
      case QUIT -> PageUpdate.of(page, new PageRequest.Back());
    };
  }

  private GameChoices choices() {
    return GameChoices.PLAY_DEFAULT
        .withGame(page.id().game(), page.id().variant())
        .withPlayers(
            context.settings().playChoices().first().withPlayer(""),
            PlayerChoice.HUMAN.withPlayer(FIRST_LEVEL));
  }

  /// Checks the move that was entered, or the attempt that was refused.
  private PageUpdate withBoardUpdate(PageUpdate update) {
    GuidedGamePage after = page.with((GamePage) update.page());
    if (update.request().isEmpty()) {
      return PageUpdate.of(after);
    }
    return switch (update.request().get()) {
      case PageRequest.PlayMove(int move) -> PageUpdate.of(after.afterMove(move));
      case PageRequest.ReportRefusal(String attempt, String reason) ->
          PageUpdate.of(after.afterRefusal(attempt, reason));
      case PageRequest.AskResignation _ -> PageUpdate.of(after);
      case PageRequest request -> PageUpdate.of(after, request);
    };
  }
}
