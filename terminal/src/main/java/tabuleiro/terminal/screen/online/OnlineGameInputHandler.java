package tabuleiro.terminal.screen.online;

import java.util.Optional;
import tabuleiro.rules.Side;
import tabuleiro.terminal.screen.game.GameHelp;
import tabuleiro.terminal.screen.game.GameKey;
import tabuleiro.terminal.screen.game.GamePage;
import tabuleiro.terminal.screen.game.Prompt;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.page.PageRequest.OnlineRequest;
import tabuleiro.terminal.screen.page.PageUpdate;
import tabuleiro.terminal.screen.page.TextPage;
import tabuleiro.text.Messages;

/// Handles input on the page of an online game. The page of a game handles the entry of moves.
///
/// @param page the page before the input
record OnlineGameInputHandler(OnlineGamePage page, PageContext context) {
  PageUpdate handle(InputEvent input) {
    boolean isKey =
        page.board().prompt() instanceof Prompt.None
            && input instanceof InputEvent.CharacterEvent(int character)
            && !isForBoard(character);
    return isKey && input instanceof InputEvent.CharacterEvent(int character)
        ? handleCharacter(character)
        : withBoardUpdate(page.board().handle(input, context));
  }

  /// Returns whether the board handles a character.
  private boolean isForBoard(int character) {
    return GameKey.isEntryCharacter(character)
        || OnlineGameKey.sharedWithGame(page).stream()
            .anyMatch(key -> key.letter().codePointAt(0) == character);
  }

  private PageUpdate handleCharacter(int character) {
    return OnlineGameKey.activeIn(character, page)
        .map(this::execute)
        .orElseGet(() ->
            PageUpdate.of(
                page.withNotice(
                    page.messages().format("page.no-key", Character.toString(character)))));
  }

  private PageUpdate execute(OnlineGameKey key) {
    OnlineGamePage after = page.withNotice("");
    return switch (key) {
      case HELP -> PageUpdate.of(after, new PageRequest.OpenPage(help()));
      case ACCEPT -> askAcceptance(after);
      case DECLINE -> PageUpdate.of(after, new OnlineRequest.Answer(offer(), false));
      case REMATCH -> ask(after, "rematch", new OnlineRequest.Offer("rematch"));
      case CLAIM -> ask(after, "claim", new OnlineRequest.Act("claim"));
      case SWAP -> ask(after, "swap", new OnlineRequest.Act("swap"));
      case TAKEBACK -> ask(after, "takeback", takeback());
      case DRAW -> ask(after, "draw", new OnlineRequest.Offer("draw"));
      case RESIGN -> PageUpdate.of(askResignation(after));
      case QUIT -> PageUpdate.of(after, new PageRequest.Back());
    };
  }

  private String offer() {
    return page.state().offerToAnswer().orElseThrow();
  }

  private PageUpdate askAcceptance(OnlineGamePage after) {
    return ask(after, "accept-" + offer(), new OnlineRequest.Answer(offer(), true));
  }

  /// Asks before a request that changes the game: keys that were meant as words change nothing.
  ///
  /// @param what the end of the key of the question
  private PageUpdate ask(OnlineGamePage after, String what, OnlineRequest request) {
    String question = page.messages().format("page.online.ask." + what);
    return PageUpdate.of(
        after.with(after.board().withQuestion(question, request, Optional.empty())));
  }

  /// Asks to take a move back: a computer player agrees at once, a human is asked.
  private OnlineRequest takeback() {
    boolean isComputer =
        page.state().own().filter(side -> page.state().isComputer(side.other())).isPresent();
    return isComputer ? new OnlineRequest.Act("takeback") : new OnlineRequest.Offer("takeback");
  }

  private OnlineGamePage askResignation(OnlineGamePage after) {
    Messages messages = page.messages();
    Optional<Side> own = page.state().own();
    String action = page.state().leavingAction();
    String name = own.map(side -> page.state().seat(side).name()).orElse("");
    String question =
        action.equals("resign")
            ? messages.format("page.resign", name)
            : messages.format("online.ask-" + action);
    return after.with(
        after.board().withQuestion(question, new OnlineRequest.Act(action), Optional.empty()));
  }

  private TextPage help() {
    Messages messages = page.messages();
    StringBuilder text = new StringBuilder(messages.format("page.help.picking")).append("\n\n");
    OnlineGameKey.activeIn(page)
        .forEach(key -> appendKey(text, key.letter(), key.explanation(messages)));
    OnlineGameKey.sharedWithGame(page)
        .forEach(key -> appendKey(text, key.letter(), key.explanation(messages)));
    text.append('\n').append(GameHelp.moveEntryText(page.board(), context.asciiOnly()));
    return TextPage.of(messages.format("page.help.title"), text.toString());
  }

  private static void appendKey(StringBuilder text, String letter, String explanation) {
    text.append("  ").append(letter).append("  ").append(explanation).append('\n');
  }

  /// Sends the move that was entered to the server.
  private PageUpdate withBoardUpdate(PageUpdate update) {
    OnlineGamePage after = page.with((GamePage) update.page());
    if (update.request().isEmpty()) {
      return PageUpdate.of(after);
    }
    return switch (update.request().get()) {
      case PageRequest.PlayMove(int move) ->
          PageUpdate.of(after, new OnlineRequest.Move(page.state().position().formatMove(move)));
      case PageRequest.AskResignation _ -> PageUpdate.of(askResignation(after));
      case PageRequest.ReportRefusal _ -> PageUpdate.of(after);
      case PageRequest request -> PageUpdate.of(after, request);
    };
  }
}
