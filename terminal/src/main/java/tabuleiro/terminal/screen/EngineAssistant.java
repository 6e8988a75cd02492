package tabuleiro.terminal.screen;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.session.GameSession;
import tabuleiro.rules.Position;
import tabuleiro.terminal.common.AnalysisText;
import tabuleiro.terminal.common.ComputerSettings;
import tabuleiro.terminal.screen.game.GamePage;
import tabuleiro.text.Messages;

/// The engine's help beside the game: hints, the analysis of the shown position and the review of a
/// finished game. Searches run on their own threads, so no method blocks. Not thread-safe.
final class EngineAssistant {
  /// The level that gives hints.
  private static final String HINT_LEVEL = "9";

  /// The search nodes for each position of a game under review.
  private static final int REVIEW_NODES = 5_000;

  /// The longest analysis of a position. A guess at how long a user looks at it; a program that is
  /// left open stops using the processor.
  private static final MoveLimits ANALYSIS_LIMITS = MoveLimits.ofMillis(120_000);

  private final ComputerSettings computerSettings;
  private Optional<BackgroundAnalysis> analysis = Optional.empty();
  private Optional<BackgroundAnalysis> hint = Optional.empty();
  private Optional<GameReview> review = Optional.empty();

  EngineAssistant(ComputerSettings computerSettings) {
    this.computerSettings = computerSettings;
  }

  /// Returns whether a search is running.
  boolean isThinking() {
    return analysis.isPresent() || hint.isPresent() || review.isPresent();
  }

  /// Stops all searches.
  void stopAll() {
    analysis.ifPresent(BackgroundAnalysis::close);
    analysis = Optional.empty();
    review.ifPresent(GameReview::close);
    review = Optional.empty();
    cancelHint();
  }

  /// Cancels a pending hint, for example because of a move.
  void cancelHint() {
    hint.ifPresent(BackgroundAnalysis::close);
    hint = Optional.empty();
  }

  /// Gives a hint about the position on a session: the best variation of the analysis that the page
  /// shows, so that the two never disagree, otherwise the result of a search that starts now.
  ///
  /// @return the page with the hint, or unchanged while the search runs
  GamePage hint(GameSession session, GamePage page) {
    cancelHint();
    Position position = session.position();
    Optional<SearchInfo> shown =
        page.engine()
            .analysis()
            .filter(view -> page.engine().analysing() && view.position().equals(position))
            .flatMap(view -> view.variations().stream().findFirst())
            .filter(best -> best.depth() > 0);
    if (shown.isPresent()) {
      return withHint(page, shown.get(), position);
    }
    startSearch(session);
    return page;
  }

  private void startSearch(GameSession session) {
    long left =
        session
            .clock()
            .remaining(session.sideToMove())
            .map(Duration::toMillis)
            .orElse(Long.MAX_VALUE);
    MoveLimits standard = computerSettings.hintLimits();
    // With a clock, a hint takes at most a quarter of the remaining time.
    MoveLimits limits = standard.withMillis(Math.min(standard.moveMillis(), left / 4));
    hint = Optional.of(new BackgroundAnalysis(session.position(), limits));
  }

  /// Starts the analysis of a position in place of the one before; stops the analysis where
  /// `position` is empty or the game is over.
  void analyse(Optional<Position> position) {
    analysis.ifPresent(BackgroundAnalysis::close);
    analysis =
        position
            .filter(shown -> !shown.outcome().isOver())
            .map(shown -> new BackgroundAnalysis(shown, ANALYSIS_LIMITS));
  }

  /// Starts the review of a finished game, and returns its page.
  GamePage startReview(GamePage page) {
    if (review.isPresent() || !page.engine().scores().isEmpty()) {
      return page;
    }
    review =
        Optional.of(
            new GameReview(page.progress().mainPositions(), MoveLimits.ofNodes(REVIEW_NODES)));
    return page.withMessage(page.messages().format("page.review-comes"));
  }

  /// Returns the page with all results since the last call.
  GamePage withResults(GamePage page) {
    return withHint(withAnalysis(withReviewResult(page)));
  }

  private GamePage withReviewResult(GamePage page) {
    if (review.filter(GameReview::isDone).isEmpty()) {
      return page;
    }
    Set<Integer> plies = review.orElseThrow().turningPoints();
    List<Integer> scores = review.orElseThrow().scores();
    review = Optional.empty();
    return page.with(page.engine().withReview(plies, scores))
        .withMessage(page.messages().format(plies.isEmpty() ? "page.no-turns" : "page.turns"));
  }

  private GamePage withAnalysis(GamePage page) {
    if (analysis.isEmpty()) {
      return page;
    }
    boolean isDone = analysis.get().best().isPresent();
    GamePage after = page.withAnalysis(analysis.get().snapshot());
    if (isDone) {
      analysis = Optional.empty();
    }
    return after;
  }

  private GamePage withHint(GamePage page) {
    Optional<SearchInfo> best = hint.flatMap(BackgroundAnalysis::best);
    if (best.isEmpty()) {
      return page;
    }
    Position position = hint.orElseThrow().snapshot().position();
    cancelHint();
    return withHint(page, best.get(), position);
  }

  private static GamePage withHint(GamePage page, SearchInfo best, Position position) {
    Messages messages = page.messages();
    String name = messages.format(PlayerCatalogue.displayName(HINT_LEVEL));
    return page.withMessage(
        best.depth() == 0
            ? messages.format("hint-none", name)
            : AnalysisText.formatHint(best, position, name, messages));
  }
}
