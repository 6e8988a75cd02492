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
import tabuleiro.terminal.screen.picture.BoardPictures;
import tabuleiro.terminal.screen.picture.BoardStyle;
import tabuleiro.terminal.screen.picture.BoardView;
import tabuleiro.terminal.screen.picture.canvas.BoardPicture;
import tabuleiro.terminal.screen.settings.TerminalSettings.Toggle;
import tabuleiro.text.Messages;
import tabuleiro.text.TextWidth;

/// Draws the board of a page, and what belongs to the board.
public final class GamePageRenderer {
  private GamePageRenderer() {}

  /// Returns a grid with the title, the goal of the game and the board.
  static CharacterGrid drawBoard(GamePage page, GamePageLayout layout, PageContext context) {
    CharacterGrid grid = PageFrame.drawTitle(context, title(page, context.columns() - 2));
    if (layout.hasGoal()) {
      String goal = GoalText.format(page, context.columns() - 2);
      grid.write(1, GamePageLayout.GOAL_ROW, goal, TextStyle.of(ColourRole.SECONDARY));
    }
    BoardPicture picture = picture(page, context);
    if (picture.isPart()) {
      String part = "  " + page.messages().format("page.part-shown");
      int left = context.columns() - 1 - part.length();
      grid.write(left, 0, part, TextStyle.of(ColourRole.SECONDARY));
    }
    grid.draw(layout.left(picture.grid()), layout.top(picture.grid()), picture.grid());
    return grid;
  }

  /// Returns the name of the game, its variant and the score of the match; the variant has its
  /// short name where the title would be too long.
  private static String title(GamePage page, int room) {
    Messages messages = page.messages();
    String id = page.progress().game().id().variant();
    String score = page.matchScore().isEmpty() ? "" : "  -  " + page.matchScore();
    String name = messages.nameOf(id);
    String title = name + "  " + messages.variantName(id) + score;
    return TextWidth.of(title) <= room ? title : name + "  " + id + score;
  }

  /// Returns the picture of the board.
  public static BoardPicture picture(GamePage page, PageContext context) {
    GamePageLayout layout = GamePageLayout.of(page, context);
    BoardView board = page.isAnimated() ? frameView(page, context) : stillView(page, context);
    return BoardPictures.draw(board, layout.boardColumns(), layout.boardRows(), page.messages());
  }

  private static BoardView stillView(GamePage page, PageContext context) {
    List<ClickTarget> picked = page.selection().targets();
    boolean showsLegal =
        context.settings().isOn(Toggle.LEGAL)
            && (page.isShowingLatest() || page.canTryMoves())
            && !picked.isEmpty();
    return new BoardView(
        page.shownPosition(),
        showsLegal ? page.shown().paths().nextTargets(picked) : Set.of(),
        picked,
        page.selection().cursor(),
        page.progress().effectsBefore(page.ply()),
        page.shownValues(),
        style(page, context));
  }

  private static BoardView frameView(GamePage page, PageContext context) {
    AnimationFrame frame = page.view().frames().getFirst();
    return new BoardView(
        frame.position(),
        Set.of(),
        frame.picked(),
        Optional.empty(),
        frame.effects(),
        page.display().showsValues() ? frame.position().scene().values() : List.of(),
        style(page, context));
  }

  private static BoardStyle style(GamePage page, PageContext context) {
    DisplayOptions display = page.display();
    return new BoardStyle(
        context.asciiOnly(),
        display.isFlipped(),
        context.settings().isOn(Toggle.AS_SQUARE),
        context.settings().isOn(Toggle.HELP_DISCS),
        display.columns(),
        display.rows(),
        display.zoom(),
        display.showsValues() || display.showsWorths());
  }

  /// Returns the line below the board.
  static String statusText(GamePage page) {
    Messages messages = page.messages();
    GameProgress progress = page.progress();
    if (page.isVariation()) {
      return messages.format("page.variation", page.ply());
    }
    if (!page.isShowingLatest()) {
      return messages.format("page.looking-back", page.ply(), progress.plies());
    }
    if (page.isOver()) {
      return GameResultLine.format(progress, messages);
    }
    if (page.isComputersOnly() && page.display().speed().isPaused()) {
      return messages.format("page.paused");
    }
    Side mover = progress.position().sideToMove();
    String name = progress.seat(mover).name();
    return progress.isHumanToMove()
        ? messages.format("page.your-move", name, mover)
        : messages.format("thinks-first", name);
  }
}
