package tabuleiro.server.rating;

import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tabuleiro.play.live.EventContent;

/// Changes of ratings, for tests of other packages.
public final class RatingCalls {
  private RatingCalls() {}

  private static final RatingTerms RATED =
      new RatingTerms("talpa-8x8-blitz", 4, Optional.empty(), Optional.empty());

  /// Stores what an event of a rated game changes.
  ///
  /// @param position the position with which the server does not help; empty for none
  /// @param isOver whether the game is over after the event
  public static void update(
      Handle handle, EventContent content, Optional<String> position, boolean isOver) {
    new RatedGameRows(handle)
        .update(content, new RatedEvent(Optional.of(RATED), position, 5, isOver));
  }
}
