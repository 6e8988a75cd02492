package tabuleiro.terminal.screen;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import tabuleiro.play.Table;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.rules.Position;
import tabuleiro.terminal.AnalysisText;
import tabuleiro.terminal.ComputerSettings;
import tabuleiro.terminal.screen.game.GamePage;
import tabuleiro.text.Messages;

/// What the engine is asked beside the game: hints, the analysis of what is shown, and where a game
/// turned. It thinks on threads of its own, so nothing here takes long. Not safe for several
/// threads.
final class EngineAssistant {
  /// The player whose hints are given.
  private static final String STRONGEST = "9";

  /// Positions that are looked at for each of a game, to find where it turned.
  private static final int REVIEW_NODES = 5_000;

  /// How long a position is analysed: a guess at how long somebody goes on looking. Who leaves the
  /// program open finds a cool machine.
  private static final MoveLimits ANALYSIS = MoveLimits.ofMillis(120_000);

  private final ComputerSettings machine;
  private Optional<BackgroundAnalysis> analyst = Optional.empty();
  private Optional<BackgroundAnalysis> hint = Optional.empty();
  private Optional<GameReview> review = Optional.empty();

  EngineAssistant(ComputerSettings machine) {
    this.machine = machine;
  }

  /// Returns whether the engine thinks about something.
  boolean isThinking() {
    return analyst.isPresent() || hint.isPresent() || review.isPresent();
  }

  /// Ends all thinking.
  void stopAll() {
    analyst.ifPresent(BackgroundAnalysis::close);
    analyst = Optional.empty();
    review.ifPresent(GameReview::close);
    review = Optional.empty();
    cancelHint();
  }

  /// Forgets the hint that was asked for, because of a move.
  void cancelHint() {
    hint.ifPresent(BackgroundAnalysis::close);
    hint = Optional.empty();
  }

  /// Begins to look for a hint about the position on a table.
  void startHint(Table table) {
    cancelHint();
    long left =
        table.clock().remaining(table.sideToMove()).map(Duration::toMillis).orElse(Long.MAX_VALUE);
    MoveLimits standard = machine.hintLimits();
    // Of a clock a hint takes at most a quarter of what is left on it.
    MoveLimits limits = standard.withMillis(Math.min(standard.moveMillis(), left / 4));
    hint = Optional.of(new BackgroundAnalysis(table.position(), limits));
  }

  /// Begins to analyse a position instead of the one before; none where it is empty.
  void analyse(Optional<Position> position) {
    analyst.ifPresent(BackgroundAnalysis::close);
    analyst =
        position
            .filter(shown -> !shown.outcome().isOver())
            .map(shown -> new BackgroundAnalysis(shown, ANALYSIS));
  }

  /// Begins to look for the turning points of a game that is over, and returns its page.
  GamePage startReview(GamePage page) {
    if (review.isPresent() || !page.engine().turningPoints().isEmpty()) {
      return page;
    }
    review =
        Optional.of(new GameReview(page.progress().positions(), MoveLimits.ofNodes(REVIEW_NODES)));
    return page.withMessage(page.messages().format("page.review-comes"));
  }

  /// Returns a page with what has been found since.
  GamePage withResults(GamePage page) {
    return withHint(withAnalysis(withReview(page)));
  }

  private GamePage withReview(GamePage page) {
    if (review.filter(GameReview::isDone).isEmpty()) {
      return page;
    }
    Set<Integer> plies = review.orElseThrow().turningPoints();
    review = Optional.empty();
    return page.withTurningPoints(plies)
        .withMessage(page.messages().format(plies.isEmpty() ? "page.no-turns" : "page.turns"));
  }

  private GamePage withAnalysis(GamePage page) {
    if (analyst.isEmpty()) {
      return page;
    }
    boolean isDone = analyst.get().best().isPresent();
    GamePage after = page.withAnalysis(analyst.get().snapshot());
    if (isDone) {
      analyst = Optional.empty();
    }
    return after;
  }

  private GamePage withHint(GamePage page) {
    Optional<SearchInfo> best = hint.flatMap(BackgroundAnalysis::best);
    if (best.isEmpty()) {
      return page;
    }
    Messages words = page.messages();
    String name = words.format(PlayerCatalogue.displayName(STRONGEST));
    Position position = hint.orElseThrow().snapshot().position();
    cancelHint();
    return page.withMessage(
        best.get().depth() == 0
            ? words.format("hint-none", name)
            : AnalysisText.formatHint(best.get(), position, name, words));
  }
}
