package tabuleiro.lab.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// The openings of a match: the game's start, drawn where it is drawn, and then random moves. No
/// opening is over; where moves are random, none lets the side to move win at once. Immutable.
///
/// @param game what is played
/// @param fixedStart where all games begin, instead of the game's start
/// @param plies how many random moves there are
/// @param seed of the draw
public record Openings(Game game, Optional<Position> fixedStart, int plies, long seed) {
  /// How often a draw is repeated. A guess: random games are mostly far longer than openings.
  private static final int MAX_TRIES = 1000;

  /// Returns how many random moves games begin with where nobody says otherwise: 4, a guess, or
  /// none where the start is drawn, which is variety enough.
  public static int defaultPlies(Game game, Optional<Position> from) {
    return game.hasRandomStart() && from.isEmpty() ? 0 : 4;
  }

  /// Returns an opening. The same number has the same opening in every match of the same game and
  /// seed.
  ///
  /// @param number counted from 0
  /// @throws MatchException when there is none to be found
  public Opening opening(int number) {
    RandomGenerator random = SeededRandom.of(MatchSeeds.ofOpening(seed, number));
    for (int draw = 0; draw < MAX_TRIES; draw++) {
      Optional<Opening> opening = draw(random);
      if (opening.isPresent()) {
        return opening.get();
      }
    }
    throw new MatchException(
        Message.of("arena-no-opening", game.id().toString(), String.valueOf(plies)));
  }

  private Optional<Opening> draw(RandomGenerator random) {
    Position start = fixedStart.orElseGet(() -> game.start(random.nextLong()));
    Position position = start;
    List<Integer> moves = new ArrayList<>();
    for (int i = 0; i < plies && !position.outcome().isOver(); i++) {
      int move = position.moveAt(SeededRandom.nextBelow(random, position.countMoves()));
      moves.add(move);
      position = position.playUnchecked(move);
    }
    boolean isFit = plies == 0 ? !position.outcome().isOver() : !isDecided(position);
    return isFit ? Optional.of(new Opening(start, moves)) : Optional.empty();
  }

  private static boolean isDecided(Position position) {
    if (position.outcome().isOver()) {
      return true;
    }
    for (int i = 0; i < position.countMoves(); i++) {
      Outcome outcome = position.playUnchecked(position.moveAt(i)).outcome();
      if (outcome.winner().equals(Optional.of(position.sideToMove()))) {
        return true;
      }
    }
    return false;
  }
}
