package tabuleiro.terminal.screen.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.rules.Side;
import tabuleiro.rules.Spot;
import tabuleiro.terminal.screen.page.Frame;
import tabuleiro.terminal.screen.page.Frame.KeyHint;
import tabuleiro.terminal.screen.page.TextLines;
import tabuleiro.terminal.screen.page.View;
import tabuleiro.terminal.screen.picture.BoardPicture;
import tabuleiro.terminal.screen.picture.BoardStyle;
import tabuleiro.terminal.screen.picture.BoardView;
import tabuleiro.terminal.screen.picture.Pictures;
import tabuleiro.terminal.screen.sheet.Ink;
import tabuleiro.terminal.screen.sheet.Look;
import tabuleiro.terminal.screen.sheet.Sheet;
import tabuleiro.text.Messages;

/// Draws the page of a game.
final class GameDrawing {
  private GameDrawing() {}

  static Sheet draw(GamePage page, View view) {
    Layout layout = Layout.of(view);
    Sheet sheet = board(page, layout, view);
    sheet.draw(layout.panelLeft(), Layout.TOP, Panel.draw(page, layout, view.ascii()));
    below(sheet, page, state(page, page.words()), keys(page));
    return sheet;
  }

  /// Returns a sheet with the title and the board.
  static Sheet board(GamePage page, Layout layout, View view) {
    Sheet sheet = Frame.titled(view, title(page, view.columns() - 2));
    BoardPicture picture = picture(page, view);
    sheet.draw(layout.left(picture.sheet()), layout.top(picture.sheet()), picture.sheet());
    return sheet;
  }

  /// Returns the game and how a match stands; where that is too long, with the mere name of the
  /// variant.
  private static String title(GamePage page, int room) {
    Messages words = page.words();
    String id = page.table().game().id().variant();
    String variant = "variant." + id;
    String score = page.score().isEmpty() ? "" : "  -  " + page.score();
    String title =
        words.say("name") + "  " + (words.has(variant) ? words.say(variant) : id) + score;
    return title.length() <= room ? title : words.say("name") + "  " + id + score;
  }

  /// Returns the drawing of the board.
  static BoardPicture picture(GamePage page, View view) {
    Layout layout = Layout.of(view);
    BoardView board = page.moments().isEmpty() ? still(page, view) : moment(page, view);
    return Pictures.draw(board, layout.boardColumns(), layout.boardRows(), page.words());
  }

  private static BoardView still(GamePage page, View view) {
    List<Spot> picked = page.picking().picked();
    boolean lit = view.settings().legal() && page.isNow() && !picked.isEmpty();
    return new BoardView(
        page.shown(),
        lit ? page.paths().next(picked) : Set.of(),
        picked,
        page.picking().cursor(),
        page.table().effects(page.ply()),
        style(page, view));
  }

  private static BoardView moment(GamePage page, View view) {
    Moment moment = page.moments().getFirst();
    return new BoardView(
        moment.position(),
        Set.of(),
        moment.picked(),
        Optional.empty(),
        moment.last(),
        style(page, view));
  }

  private static BoardStyle style(GamePage page, View view) {
    Glance glance = page.glance();
    return new BoardStyle(
        view.ascii(),
        glance.flipped(),
        view.settings().asSquare(),
        view.settings().helpDiscs(),
        glance.columns(),
        glance.rows(),
        glance.zoom());
  }

  /// Writes what is said and typed, and the keys.
  ///
  /// @param state what is said where nothing has happened
  static void below(Sheet sheet, GamePage page, String state, List<KeyHint> keys) {
    Messages words = page.words();
    int width = sheet.columns() - 2;
    int row = sheet.rows() - 3;
    String prompt = prompt(page, words);
    List<String> message = TextLines.wrap(page.message(), width);
    if (!prompt.isEmpty()) {
      sheet.write(1, row, TextLines.cut(prompt, width), Look.of(Ink.KEY).inBold());
      sheet.write(1, row + 1, message.getFirst(), Look.of(Ink.ALERT));
    } else {
      Frame.message(sheet, page.message());
      boolean isLong = message.size() > 1;
      if (!isLong) {
        sheet.write(1, row + 1, TextLines.cut(state, width), Look.of(Ink.TEXT));
      }
    }
    Frame.keys(sheet, keys);
  }

  private static String prompt(GamePage page, Messages words) {
    return switch (page.entry()) {
      case Entry.None() -> "";
      case Entry.Move(String text) -> words.say("page.type-move", text + "_");
      case Entry.Steps(List<String> _, String question, String text) -> question + " " + text + "_";
      case Entry.File(String text) -> words.say("page.save-as", text + "_");
      case Entry.Asked asked -> asked.question() + " " + words.say("yes-or-no");
    };
  }

  /// What is to be said where nothing has happened.
  private static String state(GamePage page, Messages words) {
    TableView table = page.table();
    if (!page.isNow()) {
      return words.say("page.looking-back", page.ply(), table.plies());
    }
    if (page.isOver()) {
      return Endings.of(table, words);
    }
    if (page.isWatched() && page.glance().pace().paused()) {
      return words.say("page.paused");
    }
    Side mover = table.position().sideToMove();
    String name = table.seat(mover).name();
    return table.isPersonToMove()
        ? words.say("page.your-move", name, mover)
        : words.say("thinks-first", name);
  }

  /// Returns the keys that do something now.
  static List<KeyHint> keys(GamePage page) {
    Messages words = page.words();
    return switch (page.entry()) {
      case Entry.None() ->
          GameKey.of(page).stream()
              .map(key -> new KeyHint(key.letter(), key.brief(words)))
              .toList();
      case Entry.Asked _ ->
          List.of(
              new KeyHint(words.say("yes").substring(0, 1), words.say("yes")),
              new KeyHint(words.say("no").substring(0, 1), words.say("no")));
      case Entry.Move _, Entry.Steps _, Entry.File _ ->
          List.of(
              new KeyHint("Enter", words.say("page.key.done")),
              new KeyHint("Esc", words.say("page.form.back")));
    };
  }
}
