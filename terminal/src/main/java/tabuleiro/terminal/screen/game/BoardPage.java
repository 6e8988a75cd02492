package tabuleiro.terminal.screen.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.page.Confirmation;
import tabuleiro.terminal.screen.page.Page;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageFrame;
import tabuleiro.terminal.screen.page.PageFrame.KeyHint;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.page.PageUpdate;
import tabuleiro.text.Messages;

/// A page with a board: a game, an online game, puzzles or a guided first game. It has a table of
/// keys, from which they are handled, listed in the last row and explained in the help, and it
/// shares keys with the page of a game, which draws the board and handles the entry of moves.
public interface BoardPage extends Page {
  /// Returns the page of a game with the shown position.
  GamePage board();

  /// Returns this page with another state of its board.
  BoardPage with(GamePage board);

  /// Returns the table of this page's own keys in the order of their use; the last one leaves it.
  List<PageKey> keys();

  /// Returns which keys of a game this page shares. Moves are entered when [GameKey#MOVE] is among
  /// them.
  Set<GameKey> sharedKeys();

  /// Returns the first paragraph of the help.
  String helpText();

  /// Returns the line below the board while no prompt is open.
  String status();

  /// Returns the panel beside the board.
  CharacterGrid panel(GamePageLayout layout, boolean ascii);

  /// Returns the reaction to what the board requests, such as to play a move.
  PageUpdate handleRequest(PageRequest request);

  /// Returns the board as it is drawn, with the message below it.
  default GamePage drawnBoard() {
    return board();
  }

  /// Returns the reaction to an event that has another meaning on this page than on its board;
  /// empty for any other event. Letters of the table are not among them.
  default Optional<PageUpdate> handleOwn(InputEvent input, PageContext context) {
    return Optional.empty();
  }

  /// Returns whether an event is Enter or a space, which go on after a task.
  static boolean isConfirmation(InputEvent input) {
    return input.equals(new InputEvent.KeyEvent(SpecialKey.ENTER))
        || input.equals(new InputEvent.CharacterEvent(' '));
  }

  /// Returns this page with another message.
  default BoardPage withMessage(String text) {
    return with(board().withMessage(text));
  }

  @Override
  default Optional<String> game(PageContext context) {
    return Optional.of(board().progress().game().id().game());
  }

  @Override
  default boolean isTyping(PageContext context) {
    return board().prompt() instanceof Prompt.Text;
  }

  @Override
  default CharacterGrid draw(PageContext context) {
    GamePage drawn = drawnBoard();
    GamePageLayout layout = GamePageLayout.of(drawn, context);
    CharacterGrid grid = GamePageRenderer.drawBoard(drawn, layout, context);
    grid.draw(layout.panelLeft(), layout.top(), panel(layout, context.asciiOnly()));
    GameFooter.of(drawn, grid.columns()).draw(grid, status());
    PageFrame.writeKeyHints(grid, keyHints(context));
    return grid;
  }

  @Override
  default List<KeyHint> keyHints(PageContext context) {
    Messages messages = board().messages();
    return switch (board().prompt()) {
      case Prompt.None() -> activeKeys().stream().map(key -> key.hint(messages)).toList();
      case Prompt.YesNo _ -> Confirmation.keyHints(messages);
      case Prompt.Text _ ->
          List.of(
              new KeyHint("Enter", messages.format("page.key.done")),
              new KeyHint("Esc", messages.format("page.form.back")));
    };
  }

  /// Returns the active keys: the own ones, those that are shared, and the one that leaves.
  private List<PageKey> activeKeys() {
    List<PageKey> all = new ArrayList<>(PageKey.active(keys()));
    all.addAll(all.size() - 1, activeSharedKeys());
    return all;
  }

  /// Returns the active keys that this page shares with the page of a game.
  default List<PageKey> activeSharedKeys() {
    return new GameKeys(board()).active(sharedKeys());
  }

  @Override
  default PageUpdate handle(InputEvent input, PageContext context) {
    if (!(board().prompt() instanceof Prompt.None)) {
      return handleOnBoard(input, context);
    }
    if (input instanceof InputEvent.CharacterEvent(int character)) {
      Optional<PageKey> key = PageKey.active(keys(), character);
      if (key.isPresent()) {
        return key.get().action().apply(context);
      }
    }
    return handleOwn(input, context)
        .orElseGet(() ->
            input instanceof InputEvent.CharacterEvent(int character) && !isForBoard(character)
                ? PageUpdate.of(withUnknownKey(character))
                : handleOnBoard(input, context));
  }

  private boolean isForBoard(int character) {
    return (sharedKeys().contains(GameKey.MOVE) && GameKey.isEntryCharacter(character))
        || PageKey.active(activeSharedKeys(), character).isPresent();
  }

  /// Returns this page with the message that a character is no key now.
  default BoardPage withUnknownKey(int character) {
    return withMessage(board().messages().format("page.no-key", Character.toString(character)));
  }

  /// Returns the reaction to an event that the board handles.
  default PageUpdate handleOnBoard(InputEvent input, PageContext context) {
    PageUpdate update = board().handle(input, context);
    BoardPage after = with((GamePage) update.page());
    return update.request().map(after::handleRequest).orElseGet(() -> PageUpdate.of(after));
  }
}
