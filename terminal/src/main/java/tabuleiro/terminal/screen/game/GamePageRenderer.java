package tabuleiro.terminal.screen.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Side;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageFrame;
import tabuleiro.terminal.screen.page.PageFrame.KeyHint;
import tabuleiro.terminal.screen.page.TextLines;
import tabuleiro.terminal.screen.picture.BoardPictures;
import tabuleiro.terminal.screen.picture.BoardStyle;
import tabuleiro.terminal.screen.picture.BoardView;
import tabuleiro.terminal.screen.picture.canvas.BoardPicture;
import tabuleiro.text.Messages;

/// Draws the page of a game.
public final class GamePageRenderer {
  private GamePageRenderer() {}

  public static CharacterGrid draw(GamePage page, PageContext view) {
    GamePageLayout layout = GamePageLayout.of(view);
    CharacterGrid sheet = drawBoard(page, layout, view);
    sheet.draw(
        layout.panelLeft(), GamePageLayout.TOP, GamePanel.draw(page, layout, view.asciiOnly()));
    writeBelow(sheet, page, state(page, page.messages()), keyHints(page));
    return sheet;
  }

  /// Returns a sheet with the title and the board.
  public static CharacterGrid drawBoard(GamePage page, GamePageLayout layout, PageContext view) {
    CharacterGrid sheet = PageFrame.drawTitle(view, title(page, view.columns() - 2));
    BoardPicture picture = picture(page, view);
    sheet.draw(layout.left(picture.grid()), layout.top(picture.grid()), picture.grid());
    return sheet;
  }

  /// Returns the game and how a match stands; where that is too long, with the mere name of the
  /// variant.
  private static String title(GamePage page, int room) {
    Messages words = page.messages();
    String id = page.progress().game().id().variant();
    String variant = "variant." + id;
    String score = page.matchScore().isEmpty() ? "" : "  -  " + page.matchScore();
    String title =
        words.format("name") + "  " + (words.hasKey(variant) ? words.format(variant) : id) + score;
    return title.length() <= room ? title : words.format("name") + "  " + id + score;
  }

  /// Returns the drawing of the board.
  public static BoardPicture picture(GamePage page, PageContext view) {
    GamePageLayout layout = GamePageLayout.of(view);
    BoardView board = page.frames().isEmpty() ? still(page, view) : moment(page, view);
    return BoardPictures.draw(board, layout.boardColumns(), layout.boardRows(), page.messages());
  }

  private static BoardView still(GamePage page, PageContext view) {
    List<ClickTarget> picked = page.selection().spots();
    boolean lit = view.settings().markLegal() && page.isShowingLatest() && !picked.isEmpty();
    return new BoardView(
        page.shownPosition(),
        lit ? page.paths().nextSpots(picked) : Set.of(),
        picked,
        page.selection().cursor(),
        page.progress().effectsBefore(page.ply()),
        style(page, view));
  }

  private static BoardView moment(GamePage page, PageContext view) {
    AnimationFrame moment = page.frames().getFirst();
    return new BoardView(
        moment.position(),
        Set.of(),
        moment.picked(),
        Optional.empty(),
        moment.effects(),
        style(page, view));
  }

  private static BoardStyle style(GamePage page, PageContext view) {
    DisplayOptions glance = page.display();
    return new BoardStyle(
        view.asciiOnly(),
        glance.isFlipped(),
        view.settings().diamondAsSquare(),
        view.settings().helpDiscs(),
        glance.columns(),
        glance.rows(),
        glance.zoom());
  }

  /// Writes what is said and typed, and the keys.
  ///
  /// @param state what is said where nothing has happened
  public static void writeBelow(
      CharacterGrid sheet, GamePage page, String state, List<KeyHint> keys) {
    Messages words = page.messages();
    int width = sheet.columns() - 2;
    int row = sheet.rows() - 3;
    String prompt = prompt(page, words);
    List<String> message = TextLines.wrap(page.message(), width);
    if (!prompt.isEmpty()) {
      sheet.write(1, row, TextLines.cut(prompt, width), TextStyle.of(ColourRole.KEY).asBold());
      sheet.write(1, row + 1, message.getFirst(), TextStyle.of(ColourRole.ALERT));
    } else {
      PageFrame.writeMessage(sheet, page.message());
      boolean isLong = message.size() > 1;
      if (!isLong) {
        sheet.write(1, row + 1, TextLines.cut(state, width), TextStyle.of(ColourRole.TEXT));
      }
    }
    PageFrame.writeKeyHints(sheet, keys);
  }

  private static String prompt(GamePage page, Messages words) {
    return switch (page.prompt()) {
      case Prompt.None() -> "";
      case Prompt.Move(String text) -> words.format("page.type-move", text + "_");
      case Prompt.Steps(List<String> _, String question, String text) ->
          question + " " + text + "_";
      case Prompt.FileName(String text) -> words.format("page.save-as", text + "_");
      case Prompt.YesNo asked -> asked.question() + " " + words.format("yes-or-no");
    };
  }

  /// What is to be said where nothing has happened.
  private static String state(GamePage page, Messages words) {
    GameProgress table = page.progress();
    if (!page.isShowingLatest()) {
      return words.format("page.looking-back", page.ply(), table.plies());
    }
    if (page.isOver()) {
      return GameResultLine.format(table, words);
    }
    if (page.isComputersOnly() && page.display().speed().isPaused()) {
      return words.format("page.paused");
    }
    Side mover = table.position().sideToMove();
    String name = table.seat(mover).name();
    return table.isHumanToMove()
        ? words.format("page.your-move", name, mover)
        : words.format("thinks-first", name);
  }

  /// Returns the keys that do something now.
  public static List<KeyHint> keyHints(GamePage page) {
    Messages words = page.messages();
    return switch (page.prompt()) {
      case Prompt.None() ->
          GameKey.activeIn(page).stream()
              .map(key -> new KeyHint(key.letter(), key.label(words)))
              .toList();
      case Prompt.YesNo _ ->
          List.of(
              new KeyHint(words.format("yes").substring(0, 1), words.format("yes")),
              new KeyHint(words.format("no").substring(0, 1), words.format("no")));
      case Prompt.Move _, Prompt.Steps _, Prompt.FileName _ ->
          List.of(
              new KeyHint("Enter", words.format("page.key.done")),
              new KeyHint("Esc", words.format("page.form.back")));
    };
  }
}
