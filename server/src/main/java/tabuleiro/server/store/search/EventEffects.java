package tabuleiro.server.store.search;

import java.util.Optional;
import tabuleiro.server.store.rating.RatedEvent;

/// What changes with an event of a game, or not at all.
///
/// @param rated what the event means for the ratings; empty when the game is not rated
/// @param finished what the search then knows of the game; empty unless the game has a result
public record EventEffects(Optional<RatedEvent> rated, Optional<SearchableGame> finished) {
  /// Nothing else changes.
  public static final EventEffects NONE = new EventEffects(Optional.empty(), Optional.empty());
}
