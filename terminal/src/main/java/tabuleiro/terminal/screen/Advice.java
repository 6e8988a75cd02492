package tabuleiro.terminal.screen;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import tabuleiro.play.Table;
import tabuleiro.play.players.Limits;
import tabuleiro.play.players.Players;
import tabuleiro.play.players.Thought;
import tabuleiro.rules.Position;
import tabuleiro.terminal.Machine;
import tabuleiro.terminal.ThoughtText;
import tabuleiro.terminal.screen.game.GamePage;
import tabuleiro.text.Messages;

/// What the engine is asked beside the game: hints, the analysis of what is shown, and where a game
/// turned. It thinks on threads of its own, so nothing here takes long. Not safe for several
/// threads.
final class Advice {
  /// The player whose hints are given.
  private static final String STRONGEST = "9";

  /// Positions that are looked at for each of a game, to find where it turned.
  private static final int REVIEW_NODES = 5_000;

  /// How long a position is analysed: a guess at how long somebody goes on looking. Who leaves the
  /// program open finds a cool machine.
  private static final Limits ANALYSIS = Limits.ofMillis(120_000);

  private final Machine machine;
  private Optional<Analyst> analyst = Optional.empty();
  private Optional<Analyst> hint = Optional.empty();
  private Optional<Review> review = Optional.empty();

  Advice(Machine machine) {
    this.machine = machine;
  }

  /// Returns whether the engine thinks about something.
  boolean isLively() {
    return analyst.isPresent() || hint.isPresent() || review.isPresent();
  }

  /// Ends all thinking.
  void end() {
    analyst.ifPresent(Analyst::close);
    analyst = Optional.empty();
    review.ifPresent(Review::close);
    review = Optional.empty();
    endHint();
  }

  /// Forgets the hint that was asked for, because of a move.
  void endHint() {
    hint.ifPresent(Analyst::close);
    hint = Optional.empty();
  }

  /// Begins to look for a hint about the position on a table.
  void beginHint(Table table) {
    endHint();
    long left =
        table.clock().left(table.sideToMove()).map(Duration::toMillis).orElse(Long.MAX_VALUE);
    Limits standard = machine.hint();
    // Of a clock a hint takes at most a quarter of what is left on it.
    Limits limits = standard.withMillis(Math.min(standard.moveMillis(), left / 4));
    hint = Optional.of(new Analyst(table.position(), limits));
  }

  /// Begins to analyse a position instead of the one before; none where it is empty.
  void analyse(Optional<Position> position) {
    analyst.ifPresent(Analyst::close);
    analyst =
        position
            .filter(shown -> !shown.outcome().isOver())
            .map(shown -> new Analyst(shown, ANALYSIS));
  }

  /// Begins to look for the turning points of a game that is over, and returns its page.
  GamePage reviewed(GamePage page) {
    if (review.isPresent() || !page.engine().turningPoints().isEmpty()) {
      return page;
    }
    review = Optional.of(new Review(page.table().positions(), Limits.ofNodes(REVIEW_NODES)));
    return page.saying(page.words().say("page.review-comes"));
  }

  /// Returns a page with what has been found since.
  GamePage given(GamePage page) {
    return withHint(withAnalysis(withReview(page)));
  }

  private GamePage withReview(GamePage page) {
    if (review.filter(Review::isDone).isEmpty()) {
      return page;
    }
    Set<Integer> plies = review.orElseThrow().turningPoints();
    review = Optional.empty();
    return page.turningAt(plies)
        .saying(page.words().say(plies.isEmpty() ? "page.no-turns" : "page.turns"));
  }

  private GamePage withAnalysis(GamePage page) {
    if (analyst.isEmpty()) {
      return page;
    }
    boolean isDone = analyst.get().best().isPresent();
    GamePage after = page.seeing(analyst.get().view());
    if (isDone) {
      analyst = Optional.empty();
    }
    return after;
  }

  private GamePage withHint(GamePage page) {
    Optional<Thought> best = hint.flatMap(Analyst::best);
    if (best.isEmpty()) {
      return page;
    }
    Messages words = page.words();
    String name = words.say(Players.presetName(STRONGEST));
    Position position = hint.orElseThrow().view().position();
    endHint();
    return page.saying(
        best.get().depth() == 0
            ? words.say("hint-none", name)
            : ThoughtText.hint(best.get(), position, name, words));
  }
}
