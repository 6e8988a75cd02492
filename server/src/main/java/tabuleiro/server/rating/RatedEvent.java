package tabuleiro.server.rating;

import java.util.Optional;

/// What an event of a rated game means for the ratings.
///
/// @param terms how the game counts; empty when games of its kind are not rated any more
/// @param position the text of the position after the event, while the server gives no help with
///   it; empty at the beginning of a game and after its end
/// @param ply the number of moves played
/// @param isOver whether the game has ended, in whatever way
record RatedEvent(
    Optional<RatingTerms> terms, Optional<String> position, int ply, boolean isOver) {}
