package tabuleiro.terminal.screen.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.terminal.LegalMovesText;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.page.PageUpdate;
import tabuleiro.terminal.screen.page.RulesMenuPage;
import tabuleiro.terminal.screen.page.TextPage;
import tabuleiro.terminal.screen.paint.Theme;
import tabuleiro.terminal.screen.picture.canvas.BoardPicture;
import tabuleiro.terminal.screen.settings.TerminalSettings.Toggle;
import tabuleiro.text.Messages;

/// What a person does at the page of a game while nothing is being typed.
///
/// @param page before it
record GameInputHandler(GamePage page, PageContext view) {
  PageUpdate handle(InputEvent input) {
    return switch (input) {
      case InputEvent.KeyEvent(SpecialKey key) -> pressed(key);
      case InputEvent.CharacterEvent(int character) -> typed(character);
      case InputEvent.MouseEvent(InputEvent.MouseAction button, int column, int row) ->
          pointed(button, column, row);
    };
  }

  private PageUpdate pressed(SpecialKey key) {
    return switch (key) {
      case UP -> cursor(0, -1);
      case DOWN -> cursor(0, 1);
      case LEFT -> cursor(-1, 0);
      case RIGHT -> cursor(1, 0);
      case SHIFT_UP -> look().scroll(0, -1);
      case SHIFT_DOWN -> look().scroll(0, 1);
      case SHIFT_LEFT -> look().scroll(1, 0);
      case SHIFT_RIGHT -> look().scroll(-1, 0);
      case ENTER -> entered();
      case ESCAPE, BACKSPACE ->
          PageUpdate.of(page.with(page.selection().withoutLast()).withMessage(""));
      case HOME -> page.atPly(0);
      case END -> page.atPly(page.progress().plies());
      case PAGE_UP -> page.atPly(page.ply() - 1);
      case PAGE_DOWN -> page.atPly(page.ply() + 1);
      case TAB, BACK_TAB -> next(key == SpecialKey.TAB ? 1 : -1);
      case DELETE -> PageUpdate.of(page);
    };
  }

  private PageUpdate typed(int character) {
    return switch (character) {
      case 'h' -> cursor(-1, 0);
      case 'j' -> cursor(0, 1);
      case 'k' -> cursor(0, -1);
      case ' ' -> entered();
      case 'm' -> obey(GameKey.MOVE);
      default -> {
        if (character >= '0' && character <= '9' && page.progress().isHumanToMove()) {
          yield PageUpdate.of(
              page.with(new Prompt.Move(Character.toString(character))).withMessage(""));
        }
        yield GameKey.activeIn(character, page)
            .map(this::obey)
            .orElseGet(() ->
                PageUpdate.of(
                    page.withMessage(
                        words().format("page.no-key", Character.toString(character)))));
      }
    };
  }

  private NavigationInputHandler look() {
    return new NavigationInputHandler(page, view);
  }

  private Messages words() {
    return page.messages();
  }

  private PageUpdate obey(GameKey key) {
    Side mover = page.progress().position().sideToMove();
    return switch (key) {
      case HELP ->
          PageUpdate.of(page, new PageRequest.OpenPage(GameHelp.page(page, view.asciiOnly())));
      case AGAIN -> PageUpdate.of(page, new PageRequest.PlayAgain());
      case MOVE -> PageUpdate.of(page.with(new Prompt.Move("")).withMessage(""));
      case LEGAL -> PageUpdate.of(page, new PageRequest.OpenPage(moves()));
      case UNDO -> PageUpdate.of(page.withMessage(""), new PageRequest.TakeBack());
      case HINT ->
          PageUpdate.of(
              page.withMessage(words().format("page.hint-comes")), new PageRequest.ShowHint());
      case BACK -> page.atPly(page.ply() - 1);
      case FORTH -> page.atPly(page.ply() + 1);
      case ANALYSIS -> analysed();
      case SAVE -> PageUpdate.of(page.with(new Prompt.FileName("")).withMessage(""));
      case OPEN -> PageUpdate.of(page, new PageRequest.ChooseFile());
      case RULES ->
          PageUpdate.of(
              page,
              new PageRequest.OpenPage(
                  RulesMenuPage.rules(page.progress().game().id().game(), words())));
      case FLIP -> PageUpdate.of(page.with(page.display().flipped()));
      case DRAW -> PageUpdate.of(page, new PageRequest.OfferDraw(mover));
      case RESIGN ->
          PageUpdate.of(
              page.withQuestion(
                  words().format("page.resign", page.progress().seat(mover).name()),
                  new PageRequest.Resign(mover),
                  Optional.empty()));
      case THEME ->
          PageUpdate.of(
              page,
              new PageRequest.ChangeSettings(
                  view.settings().withTheme(Theme.after(view.settings().theme()))));
      case SQUARE ->
          PageUpdate.of(
              page, new PageRequest.ChangeSettings(view.settings().withToggled(Toggle.AS_SQUARE)));
      case DISCS ->
          PageUpdate.of(
              page, new PageRequest.ChangeSettings(view.settings().withToggled(Toggle.HELP_DISCS)));
      case TURN -> turned();
      case ZOOM_IN -> look().zoom(1);
      case ZOOM_OUT -> look().zoom(-1);
      case PAUSE -> look().withSpeed(page.display().speed().withPauseToggled());
      case STEP -> look().withSpeed(page.display().speed().afterOneMove(page.progress().plies()));
      case SLOWER -> look().changeSpeed(1);
      case FASTER -> look().changeSpeed(-1);
      case QUIT -> quit();
    };
  }

  private PageUpdate quit() {
    boolean matchGoesOn = !page.matchScore().isEmpty() && !page.isOver();
    return matchGoesOn
        ? PageUpdate.of(
            page.withQuestion(
                words().format("page.leave-match"), new PageRequest.Back(), Optional.empty()))
        : PageUpdate.of(page, new PageRequest.Back());
  }

  private TextPage moves() {
    List<String> moves = LegalMovesText.of(page.progress().position());
    return TextPage.of(
        words().format("page.legal-moves", moves.size()), LegalMovesText.wrap(moves));
  }

  private PageUpdate analysed() {
    boolean on = !page.engine().analysing();
    PageRequest.Analyse wish =
        new PageRequest.Analyse(on ? Optional.of(page.shownPosition()) : Optional.empty());
    return PageUpdate.of(page.with(page.engine().analysing(on)), wish);
  }

  private Set<ClickTarget> next() {
    return page.paths().nextSpots(page.selection().spots());
  }

  /// Moves the cursor; the first time it appears on something that can be picked.
  private PageUpdate cursor(int right, int down) {
    Optional<ClickTarget> cursor = page.selection().cursor();
    if (cursor.isEmpty()) {
      ClickTarget first = next().stream().findFirst().orElse(new ClickTarget.Cell(0));
      return PageUpdate.of(page.with(page.selection().withCursor(first)));
    }
    BoardPicture picture = GamePageRenderer.picture(page, view);
    return PageUpdate.of(
        page.with(
            page.selection().withCursor(picture.spots().nextSpot(cursor.get(), right, down))));
  }

  /// Moves the cursor to the next of the spots that can be picked now.
  ///
  /// @param by 1, or -1 for the one before
  private PageUpdate next(int by) {
    List<ClickTarget> circle = List.copyOf(next());
    if (circle.isEmpty()) {
      return PageUpdate.of(page);
    }
    int first = by > 0 ? -1 : 0;
    int index = page.selection().cursor().map(circle::indexOf).filter(i -> i >= 0).orElse(first);
    ClickTarget next = circle.get(Math.floorMod(index + by, circle.size()));
    return PageUpdate.of(page.with(page.selection().withCursor(next)));
  }

  /// Turns the tile that is picked, clockwise; the cursor stays, so that it is seen where it would
  /// lie.
  private PageUpdate turned() {
    List<ClickTarget> picked = page.selection().spots();
    List<ClickTarget> tile = picked.subList(0, 1);
    List<ClickTarget> turns = List.copyOf(page.paths().nextSpots(tile));
    ClickTarget turn = turns.get((turns.indexOf(picked.getLast()) + 1) % turns.size());
    return PageUpdate.of(
        page.with(page.selection().withSpots(List.of(tile.getFirst(), turn))).withMessage(""));
  }

  private PageUpdate entered() {
    Optional<Integer> move = page.paths().move(page.selection().spots());
    Optional<ClickTarget> cursor = page.selection().cursor();
    if (move.isPresent() && (cursor.isEmpty() || isPicked(cursor.get()))) {
      return PageUpdate.of(page, new PageRequest.PlayMove(move.get()));
    }
    return cursor.map(this::pick).orElseGet(() -> cursor(0, 0));
  }

  private boolean isPicked(ClickTarget spot) {
    return page.selection().spots().contains(spot);
  }

  private PageUpdate pointed(InputEvent.MouseAction button, int column, int row) {
    return switch (button) {
      case WHEEL_UP -> look().turnWheel(-1, column);
      case WHEEL_DOWN -> look().turnWheel(1, column);
      case PRESS -> taken(new MoveSelection.WindowPoint(column, row));
      case RELEASE -> dropped(new MoveSelection.WindowPoint(column, row));
    };
  }

  private PageUpdate taken(MoveSelection.WindowPoint place) {
    GameInputHandler holding =
        new GameInputHandler(page.with(page.selection().withPressAt(place)), view);
    return look()
        .spotAt(place)
        .map(holding::pick)
        .or(() -> holding.look().clickMove(place))
        .orElseGet(() -> PageUpdate.of(holding.page));
  }

  /// A piece that was taken up and is let go elsewhere is the second click of the path; anything
  /// else drags a table.
  private PageUpdate dropped(MoveSelection.WindowPoint place) {
    Optional<MoveSelection.WindowPoint> held = page.selection().pressedAt();
    if (held.isEmpty() || held.equals(Optional.of(place))) {
      return PageUpdate.of(page);
    }
    Optional<ClickTarget> spot = look().spotAt(place);
    return spot.isPresent() && next().contains(spot.get())
        ? pick(spot.get())
        : look().drag(held.get(), place).orElse(PageUpdate.of(page));
  }

  private PageUpdate pick(ClickTarget spot) {
    if (!page.isShowingLatest()) {
      return page.atPly(page.progress().plies());
    }
    if (page.isOver() || !page.progress().isHumanToMove()) {
      return PageUpdate.of(
          page.withMessage(words().format(page.isOver() ? "page.is-over" : "page.not-you")));
    }
    MoveSelection picking =
        page.selection().cursor().isPresent()
            ? page.selection().withCursor(spot)
            : page.selection();
    List<ClickTarget> more = page.selection().spotsWith(spot);
    Optional<Violation> violation = page.shownPosition().findViolation(more);
    if (violation.isEmpty()) {
      return picked(picking.withSpots(more));
    }
    List<ClickTarget> picked = page.selection().spots();
    if (!picked.isEmpty() && picked.getLast().equals(spot)) {
      return PageUpdate.of(page.with(picking.withoutLast()).withMessage(""));
    }
    if (!picked.isEmpty() && page.shownPosition().findViolation(List.of(spot)).isEmpty()) {
      return picked(picking.withSpots(List.of(spot)));
    }
    return PageUpdate.of(page.with(picking).withMessage(words().format(violation.get())));
  }

  /// Plays the move when nothing more can be picked.
  private PageUpdate picked(MoveSelection picking) {
    GamePage after = page.with(picking).withMessage("");
    Optional<Integer> move = page.paths().move(picking.spots());
    if (move.isEmpty()) {
      return PageUpdate.of(after);
    }
    return page.paths().nextSpots(picking.spots()).isEmpty()
        ? PageUpdate.of(after, new PageRequest.PlayMove(move.get()))
        : PageUpdate.of(after.withMessage(words().format("page.enter-plays")));
  }
}
