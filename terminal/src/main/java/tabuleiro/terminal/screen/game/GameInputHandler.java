package tabuleiro.terminal.screen.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Violation;
import tabuleiro.rules.board.Board;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.page.PageUpdate;
import tabuleiro.terminal.screen.page.TextEntry;
import tabuleiro.terminal.screen.picture.canvas.BoardPicture;
import tabuleiro.text.Messages;

/// Handles input on the page of a game while no prompt is open.
///
/// @param page the page before the input
record GameInputHandler(GamePage page, PageContext context) {
  PageUpdate handle(InputEvent input) {
    return switch (input) {
      case InputEvent.KeyEvent(SpecialKey key) -> handleKey(key);
      case InputEvent.CharacterEvent(int character) -> handleCharacter(character);
      case InputEvent.MouseEvent(InputEvent.MouseAction button, int column, int row) ->
          handleMouse(button, column, row);
      case InputEvent.PasteEvent _ -> PageUpdate.of(page);
    };
  }

  private PageUpdate handleKey(SpecialKey key) {
    return switch (key) {
      case UP -> moveCursor(0, -1);
      case DOWN -> moveCursor(0, 1);
      case LEFT -> moveCursor(-1, 0);
      case RIGHT -> moveCursor(1, 0);
      case SHIFT_UP -> navigation().scroll(0, -1);
      case SHIFT_DOWN -> navigation().scroll(0, 1);
      case SHIFT_LEFT -> navigation().scroll(1, 0);
      case SHIFT_RIGHT -> navigation().scroll(-1, 0);
      case ENTER -> enter();
      case ESCAPE, BACKSPACE ->
          PageUpdate.of(page.with(page.selection().withoutLast()).withMessage(""));
      case HOME -> page.atPly(0);
      case END -> page.atPly(page.progress().plies());
      case PAGE_UP -> page.atPly(page.ply() - 1);
      case PAGE_DOWN -> page.atPly(page.ply() + 1);
      case TAB, BACK_TAB -> nextTargets(key == SpecialKey.TAB ? 1 : -1);
      case DELETE, LINE_START, LINE_END, ERASE_BEFORE, ERASE_WORD, ERASE_AFTER, SUSPEND ->
          PageUpdate.of(page);
    };
  }

  private PageUpdate handleCharacter(int character) {
    return switch (character) {
      case 'h' -> moveCursor(-1, 0);
      case 'j' -> moveCursor(0, 1);
      case 'k' -> moveCursor(0, -1);
      case ' ' -> enter();
      case 'm' -> askForMove(TextEntry.EMPTY);
      default -> {
        if (character >= '0' && character <= '9' && canEnterMoves()) {
          yield askForMove(TextEntry.of(Character.toString(character)));
        }
        yield PageKey.active(page.keys(), character)
            .map(key -> key.action().apply(context))
            .orElseGet(() -> PageUpdate.of(page.withUnknownKey(character)));
      }
    };
  }

  private PageUpdate askForMove(TextEntry entry) {
    return PageUpdate.of(page.with(new Prompt.Move(entry)).withMessage(""));
  }

  private boolean canEnterMoves() {
    return page.progress().isHumanToMove() || page.canTryMoves();
  }

  private NavigationInputHandler navigation() {
    return new NavigationInputHandler(page, context);
  }

  private Messages words() {
    return page.messages();
  }

  private Set<ClickTarget> nextTargets() {
    return page.shown().paths().nextTargets(page.selection().targets());
  }

  /// Moves the cursor; at first it appears on a target that can be selected.
  private PageUpdate moveCursor(int right, int down) {
    Optional<ClickTarget> cursor = page.selection().cursor();
    if (cursor.isEmpty()) {
      ClickTarget first = nextTargets().stream().findFirst().orElse(new ClickTarget.Cell(0));
      return PageUpdate.of(page.with(page.selection().withCursor(first)));
    }
    BoardPicture picture = GamePageRenderer.picture(page, context);
    return PageUpdate.of(
        page.with(
            page.selection().withCursor(picture.targets().nextTarget(cursor.get(), right, down))));
  }

  /// Moves the cursor to the next of the targets that can be selected now.
  ///
  /// @param by 1, or -1 for the one before
  private PageUpdate nextTargets(int by) {
    List<ClickTarget> circle = List.copyOf(nextTargets());
    if (circle.isEmpty()) {
      return PageUpdate.of(page);
    }
    int first = by > 0 ? -1 : 0;
    int index = page.selection().cursor().map(circle::indexOf).filter(i -> i >= 0).orElse(first);
    ClickTarget next = circle.get(Math.floorMod(index + by, circle.size()));
    return PageUpdate.of(page.with(page.selection().withCursor(next)));
  }

  private PageUpdate enter() {
    Optional<Integer> move = page.shown().paths().move(page.selection().targets());
    Optional<ClickTarget> cursor = page.selection().cursor();
    if (move.isPresent() && (cursor.isEmpty() || isPicked(cursor.get()))) {
      return new ReviewNavigator(page).play(move.get());
    }
    return cursor.map(this::select).orElseGet(() -> moveCursor(0, 0));
  }

  private boolean isPicked(ClickTarget target) {
    return page.selection().targets().contains(target);
  }

  private PageUpdate handleMouse(InputEvent.MouseAction button, int column, int row) {
    return switch (button) {
      case WHEEL_UP -> navigation().turnWheel(-1, column);
      case WHEEL_DOWN -> navigation().turnWheel(1, column);
      case PRESS -> pressMouse(new MoveSelection.WindowPoint(column, row));
      case RELEASE -> releaseMouse(new MoveSelection.WindowPoint(column, row));
    };
  }

  private PageUpdate pressMouse(MoveSelection.WindowPoint place) {
    GameInputHandler pressed =
        new GameInputHandler(page.with(page.selection().withPressAt(place)), context);
    return navigation()
        .targetAt(place)
        .map(pressed::select)
        .or(() -> pressed.navigation().clickMove(place))
        .orElseGet(() -> PageUpdate.of(pressed.page));
  }

  /// Handles the release of the mouse button. A piece that is dropped on another target completes
  /// the second click of its path; any other drag scrolls an unbounded board.
  private PageUpdate releaseMouse(MoveSelection.WindowPoint place) {
    Optional<MoveSelection.WindowPoint> held = page.selection().pressedAt();
    if (held.isEmpty() || held.equals(Optional.of(place))) {
      return PageUpdate.of(page);
    }
    Optional<ClickTarget> target = navigation().targetAt(place);
    return target.isPresent() && nextTargets().contains(target.get())
        ? select(target.get())
        : navigation().drag(held.get(), place).orElse(PageUpdate.of(page));
  }

  private PageUpdate select(ClickTarget target) {
    if (page.progress().review().isEmpty() && !page.isShowingLatest()) {
      return page.atPly(page.progress().plies());
    }
    if (!canEnterMoves()) {
      return PageUpdate.of(
          page.withMessage(words().format(page.isOver() ? "page.is-over" : "page.not-you")));
    }
    MoveSelection selection =
        page.selection().cursor().isPresent()
            ? page.selection().withCursor(target)
            : page.selection();
    List<ClickTarget> more = page.selection().targetsWith(target);
    Optional<Violation> violation = page.shownPosition().findViolation(more);
    if (violation.isEmpty()) {
      return afterSelection(selection.withTargets(more));
    }
    List<ClickTarget> selected = page.selection().targets();
    if (!selected.isEmpty() && selected.getLast().equals(target)) {
      return PageUpdate.of(page.with(selection.withoutLast()).withMessage(""));
    }
    if (!selected.isEmpty() && page.shownPosition().findViolation(List.of(target)).isEmpty()) {
      return afterSelection(selection.withTargets(List.of(target)));
    }
    String reason = words().format(violation.get());
    return PageUpdate.of(
        page.with(selection).withMessage(reason),
        new PageRequest.ReportRefusal(names(more), reason));
  }

  /// Returns the names of click targets, separated by spaces.
  private String names(List<ClickTarget> targets) {
    Board board = page.progress().game().board();
    return targets.stream()
        .map(target ->
            target instanceof ClickTarget.Cell(int cell) ? board.name(cell) : target.toString())
        .collect(Collectors.joining(" "));
  }

  /// Plays the move when nothing more can be selected.
  private PageUpdate afterSelection(MoveSelection selection) {
    GamePage after = page.with(selection).withMessage("");
    Optional<Integer> move = page.shown().paths().move(selection.targets());
    if (move.isEmpty()) {
      return PageUpdate.of(after);
    }
    return page.shown().paths().nextTargets(selection.targets()).isEmpty()
        ? new ReviewNavigator(after).play(move.get())
        : PageUpdate.of(after.withMessage(words().format("page.enter-plays")));
  }
}
