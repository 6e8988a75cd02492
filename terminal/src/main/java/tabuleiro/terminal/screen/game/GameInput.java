package tabuleiro.terminal.screen.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.rules.Side;
import tabuleiro.rules.Spot;
import tabuleiro.rules.Violation;
import tabuleiro.terminal.MoveList;
import tabuleiro.terminal.screen.input.Input;
import tabuleiro.terminal.screen.input.Stroke;
import tabuleiro.terminal.screen.page.Answer;
import tabuleiro.terminal.screen.page.RulesMenuPage;
import tabuleiro.terminal.screen.page.TextPage;
import tabuleiro.terminal.screen.page.View;
import tabuleiro.terminal.screen.page.Wish;
import tabuleiro.terminal.screen.paint.Theme;
import tabuleiro.terminal.screen.picture.BoardPicture;
import tabuleiro.terminal.screen.settings.Settings.Switch;
import tabuleiro.text.Messages;

/// What a person does at the page of a game while nothing is being typed.
///
/// @param page before it
record GameInput(GamePage page, View view) {
  Answer on(Input input) {
    return switch (input) {
      case Input.Pressed(Stroke key) -> pressed(key);
      case Input.Typed(int character) -> typed(character);
      case Input.Pointed(Input.Button button, int column, int row) -> pointed(button, column, row);
    };
  }

  private Answer pressed(Stroke key) {
    return switch (key) {
      case UP -> cursor(0, -1);
      case DOWN -> cursor(0, 1);
      case LEFT -> cursor(-1, 0);
      case RIGHT -> cursor(1, 0);
      case SHIFT_UP -> look().scrolled(0, -1);
      case SHIFT_DOWN -> look().scrolled(0, 1);
      case SHIFT_LEFT -> look().scrolled(1, 0);
      case SHIFT_RIGHT -> look().scrolled(-1, 0);
      case ENTER -> entered();
      case ESCAPE, BACKSPACE -> Answer.of(page.with(page.picking().shorter()).saying(""));
      case HOME -> page.at(0);
      case END -> page.at(page.table().plies());
      case PAGE_UP -> page.at(page.ply() - 1);
      case PAGE_DOWN -> page.at(page.ply() + 1);
      case TAB, BACK_TAB -> next(key == Stroke.TAB ? 1 : -1);
      case DELETE -> Answer.of(page);
    };
  }

  private Answer typed(int character) {
    return switch (character) {
      case 'h' -> cursor(-1, 0);
      case 'j' -> cursor(0, 1);
      case 'k' -> cursor(0, -1);
      case ' ' -> entered();
      case 'm' -> obey(GameKey.MOVE);
      default -> {
        if (character >= '0' && character <= '9' && page.table().isPersonToMove()) {
          yield Answer.of(page.with(new Entry.Move(Character.toString(character))).saying(""));
        }
        yield GameKey.of(character, page)
            .map(this::obey)
            .orElseGet(() ->
                Answer.of(page.saying(words().say("page.no-key", Character.toString(character)))));
      }
    };
  }

  private LookInput look() {
    return new LookInput(page, view);
  }

  private Messages words() {
    return page.words();
  }

  private Answer obey(GameKey key) {
    Side mover = page.table().position().sideToMove();
    return switch (key) {
      case HELP -> Answer.of(page, new Wish.Open(GameHelp.page(page, view.ascii())));
      case AGAIN -> Answer.of(page, new Wish.Again());
      case MOVE -> Answer.of(page.with(new Entry.Move("")).saying(""));
      case LEGAL -> Answer.of(page, new Wish.Open(moves()));
      case UNDO -> Answer.of(page.saying(""), new Wish.TakeBack());
      case HINT -> Answer.of(page.saying(words().say("page.hint-comes")), new Wish.Hint());
      case BACK -> page.at(page.ply() - 1);
      case FORTH -> page.at(page.ply() + 1);
      case ANALYSIS -> analysed();
      case SAVE -> Answer.of(page.with(new Entry.File("")).saying(""));
      case OPEN -> Answer.of(page, new Wish.ChooseFile());
      case RULES ->
          Answer.of(
              page, new Wish.Open(RulesMenuPage.rules(page.table().game().id().game(), words())));
      case FLIP -> Answer.of(page.with(page.glance().flip()));
      case DRAW -> Answer.of(page, new Wish.OfferDraw(mover));
      case RESIGN ->
          Answer.of(
              page.asking(
                  words().say("page.resign", page.table().seat(mover).name()),
                  new Wish.Resign(mover),
                  Optional.empty()));
      case THEME ->
          Answer.of(
              page,
              new Wish.Change(view.settings().withTheme(Theme.after(view.settings().theme()))));
      case SQUARE -> Answer.of(page, new Wish.Change(view.settings().turned(Switch.AS_SQUARE)));
      case DISCS -> Answer.of(page, new Wish.Change(view.settings().turned(Switch.HELP_DISCS)));
      case TURN -> turned();
      case ZOOM_IN -> look().zoomed(1);
      case ZOOM_OUT -> look().zoomed(-1);
      case PAUSE -> look().paced(page.glance().pace().turned());
      case STEP -> look().paced(page.glance().pace().step(page.table().plies()));
      case SLOWER -> look().slower(1);
      case FASTER -> look().slower(-1);
      case QUIT -> quit();
    };
  }

  private Answer quit() {
    boolean matchGoesOn = !page.score().isEmpty() && !page.isOver();
    return matchGoesOn
        ? Answer.of(page.asking(words().say("page.leave-match"), new Wish.Back(), Optional.empty()))
        : Answer.of(page, new Wish.Back());
  }

  private TextPage moves() {
    List<String> moves = MoveList.of(page.table().position());
    return TextPage.of(words().say("page.legal-moves", moves.size()), MoveList.lines(moves));
  }

  private Answer analysed() {
    boolean on = !page.engine().analysing();
    Wish.Analyse wish = new Wish.Analyse(on ? Optional.of(page.shown()) : Optional.empty());
    return Answer.of(page.with(page.engine().analysing(on)), wish);
  }

  private Set<Spot> next() {
    return page.paths().next(page.picking().picked());
  }

  /// Moves the cursor; the first time it appears on something that can be picked.
  private Answer cursor(int right, int down) {
    Optional<Spot> cursor = page.picking().cursor();
    if (cursor.isEmpty()) {
      Spot first = next().stream().findFirst().orElse(new Spot.Cell(0));
      return Answer.of(page.with(page.picking().at(first)));
    }
    BoardPicture picture = GameDrawing.picture(page, view);
    return Answer.of(page.with(page.picking().at(picture.spots().next(cursor.get(), right, down))));
  }

  /// Moves the cursor to the next of the spots that can be picked now.
  ///
  /// @param by 1, or -1 for the one before
  private Answer next(int by) {
    List<Spot> circle = List.copyOf(next());
    if (circle.isEmpty()) {
      return Answer.of(page);
    }
    int first = by > 0 ? -1 : 0;
    int index = page.picking().cursor().map(circle::indexOf).filter(i -> i >= 0).orElse(first);
    Spot next = circle.get(Math.floorMod(index + by, circle.size()));
    return Answer.of(page.with(page.picking().at(next)));
  }

  /// Turns the tile that is picked, clockwise; the cursor stays, so that it is seen where it would
  /// lie.
  private Answer turned() {
    List<Spot> picked = page.picking().picked();
    List<Spot> tile = picked.subList(0, 1);
    List<Spot> turns = List.copyOf(page.paths().next(tile));
    Spot turn = turns.get((turns.indexOf(picked.getLast()) + 1) % turns.size());
    return Answer.of(page.with(page.picking().with(List.of(tile.getFirst(), turn))).saying(""));
  }

  private Answer entered() {
    Optional<Integer> move = page.paths().move(page.picking().picked());
    Optional<Spot> cursor = page.picking().cursor();
    if (move.isPresent() && (cursor.isEmpty() || isPicked(cursor.get()))) {
      return Answer.of(page, new Wish.Play(move.get()));
    }
    return cursor.map(this::pick).orElseGet(() -> cursor(0, 0));
  }

  private boolean isPicked(Spot spot) {
    return page.picking().picked().contains(spot);
  }

  private Answer pointed(Input.Button button, int column, int row) {
    return switch (button) {
      case WHEEL_UP -> look().wheeled(-1, column);
      case WHEEL_DOWN -> look().wheeled(1, column);
      case DOWN -> taken(new Picking.Place(column, row));
      case UP -> dropped(new Picking.Place(column, row));
    };
  }

  private Answer taken(Picking.Place place) {
    GameInput holding = new GameInput(page.with(page.picking().holding(place)), view);
    return look()
        .spotAt(place)
        .map(holding::pick)
        .or(() -> holding.look().clicked(place))
        .orElseGet(() -> Answer.of(holding.page));
  }

  /// A piece that was taken up and is let go elsewhere is the second click of the path; anything
  /// else drags a table.
  private Answer dropped(Picking.Place place) {
    Optional<Picking.Place> held = page.picking().held();
    if (held.isEmpty() || held.equals(Optional.of(place))) {
      return Answer.of(page);
    }
    Optional<Spot> spot = look().spotAt(place);
    return spot.isPresent() && next().contains(spot.get())
        ? pick(spot.get())
        : look().dragged(held.get(), place).orElse(Answer.of(page));
  }

  private Answer pick(Spot spot) {
    if (!page.isNow()) {
      return page.at(page.table().plies());
    }
    if (page.isOver() || !page.table().isPersonToMove()) {
      return Answer.of(page.saying(words().say(page.isOver() ? "page.is-over" : "page.not-you")));
    }
    Picking picking =
        page.picking().cursor().isPresent() ? page.picking().at(spot) : page.picking();
    List<Spot> more = page.picking().withSpot(spot);
    Optional<Violation> violation = page.shown().whyNot(more);
    if (violation.isEmpty()) {
      return picked(picking.with(more));
    }
    List<Spot> picked = page.picking().picked();
    if (!picked.isEmpty() && picked.getLast().equals(spot)) {
      return Answer.of(page.with(picking.shorter()).saying(""));
    }
    if (!picked.isEmpty() && page.shown().whyNot(List.of(spot)).isEmpty()) {
      return picked(picking.with(List.of(spot)));
    }
    return Answer.of(page.with(picking).saying(words().say(violation.get())));
  }

  /// Plays the move when nothing more can be picked.
  private Answer picked(Picking picking) {
    GamePage after = page.with(picking).saying("");
    Optional<Integer> move = page.paths().move(picking.picked());
    if (move.isEmpty()) {
      return Answer.of(after);
    }
    return page.paths().next(picking.picked()).isEmpty()
        ? Answer.of(after, new Wish.Play(move.get()))
        : Answer.of(after.saying(words().say("page.enter-plays")));
  }
}
