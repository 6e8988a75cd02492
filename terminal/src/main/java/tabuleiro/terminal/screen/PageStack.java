package tabuleiro.terminal.screen;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import tabuleiro.terminal.screen.game.BoardPage;
import tabuleiro.terminal.screen.game.GamePage;
import tabuleiro.terminal.screen.online.OnlinePage;
import tabuleiro.terminal.screen.page.FilePage;
import tabuleiro.terminal.screen.page.MenuPage;
import tabuleiro.terminal.screen.page.Page;
import tabuleiro.terminal.screen.page.RecordsPage;
import tabuleiro.terminal.screen.page.SeatsPage;
import tabuleiro.terminal.screen.page.UnfinishedGamesPage;

/// The pages that are open, one above the other. At most one of them is the page of a game. Not
/// thread-safe.
final class PageStack {
  private final Deque<Page> pages = new ArrayDeque<>();
  private final boolean hasMenu;

  /// @param hasMenu whether the menu is the first page: it is not where the program was started for
  ///   a game, which it ends with
  PageStack(boolean hasMenu) {
    this.hasMenu = hasMenu;
  }

  boolean isEmpty() {
    return pages.isEmpty();
  }

  /// Returns the page that is shown.
  ///
  /// Precondition: there is one.
  Page top() {
    return pages.getFirst();
  }

  /// Opens a page above the others; a game takes the place of the game that is being played.
  void push(Page page) {
    if (page instanceof GamePage) {
      pages.removeIf(GamePage.class::isInstance);
    }
    pages.push(page);
  }

  /// Closes the page that is shown, and returns it.
  Page pop() {
    return pages.pop();
  }

  /// Puts another page in the place of the one that is shown.
  void replaceTop(Page page) {
    pages.pop();
    pages.push(page);
  }

  /// Replaces all pages by a page, above the menu if there is one.
  void showOnly(Page page) {
    pages.clear();
    if (hasMenu) {
      pages.push(new MenuPage(0, ""));
    }
    pages.push(page);
  }

  /// Returns the page of the game.
  Optional<GamePage> game() {
    return pages.stream().filter(GamePage.class::isInstance).map(GamePage.class::cast).findFirst();
  }

  /// Changes the page of the game, wherever it is.
  void changeGame(UnaryOperator<GamePage> change) {
    changeAll(page -> page instanceof GamePage game ? change.apply(game) : page);
  }

  /// Changes all pages.
  void changeAll(UnaryOperator<Page> change) {
    List<Page> all = new ArrayList<>(pages);
    pages.clear();
    all.forEach(page -> pages.addLast(change.apply(page)));
  }

  /// Shows a message on the current page, or on the menu where the page has no place for one.
  void showMessage(String text) {
    replaceTop(withMessage(text).orElseGet(() -> new MenuPage(0, text)));
  }

  /// Shows a message on the current page where it has a place for one.
  void showNote(String text) {
    withMessage(text).ifPresent(this::replaceTop);
  }

  private Optional<Page> withMessage(String text) {
    return Optional.ofNullable(
        switch (top()) {
          case BoardPage page -> page.withMessage(text);
          case OnlinePage page -> page.withNotice(text);
          case FilePage page -> page.withNotice(text);
          case SeatsPage page -> page.withNotice(text);
          case RecordsPage page -> page.withNotice(text);
          case UnfinishedGamesPage page -> page.withNotice(text);
          case MenuPage page -> new MenuPage(page.selected(), text);
          case Page _ -> null;
        });
  }
}
