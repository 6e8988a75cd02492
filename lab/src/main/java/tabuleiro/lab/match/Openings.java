package tabuleiro.lab.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// The openings of a match: the start of the game, a random one where the game has random starts,
/// followed by random moves. The game is never over after the opening, and the side to move cannot
/// win at once after random moves. Immutable.
///
/// @param game the game that is played
/// @param fixedStart the start of all games, instead of the game's own start
/// @param plies the number of random moves
/// @param seed the seed of the random choices
public record Openings(Game game, Optional<Position> fixedStart, int plies, long seed) {
  /// The maximum number of tries for one opening. A guess: random games are usually far longer than
  /// openings.
  private static final int MAX_TRIES = 1000;

  /// Returns the default number of random moves: 4, a guess, or 0 where the start is random, which
  /// gives enough variety.
  public static int defaultPlies(Game game, Optional<Position> from) {
    return game.hasRandomStart() && from.isEmpty() ? 0 : 4;
  }

  /// Returns an opening. The same number gives the same opening in every match with the same game
  /// and seed.
  ///
  /// @param number counted from 0
  /// @throws InvalidMatchException when no opening was found
  public Opening opening(int number) {
    RandomGenerator random = SeededRandom.of(MatchSeeds.ofOpening(seed, number));
    for (int draw = 0; draw < MAX_TRIES; draw++) {
      Optional<Opening> opening = draw(random);
      if (opening.isPresent()) {
        return opening.get();
      }
    }
    throw new InvalidMatchException(
        Message.of("arena-no-opening", game.id().toString(), String.valueOf(plies)));
  }

  private Optional<Opening> draw(RandomGenerator random) {
    Position start = fixedStart.orElseGet(() -> game.start(random.nextLong()));
    Position position = start;
    List<Integer> moves = new ArrayList<>();
    for (int i = 0; i < plies && !position.outcome().isOver(); i++) {
      int move = Playout.randomMove(position, random);
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
