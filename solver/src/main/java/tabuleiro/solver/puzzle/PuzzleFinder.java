package tabuleiro.solver.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import tabuleiro.games.Games;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverGames;

/// Finds puzzles near the ends of games: positions with exactly one right move, proven by searching
/// all moves of both sides. The games are random, except where the solver knows the threats of a
/// game: a random player does not answer threats, so the strongest of the players that were
/// published with the game plays both sides. Each game has a seed of its own, so that the games can
/// be searched in any order, by any number of threads, with the same result. Immutable.
public final class PuzzleFinder {
  /// The largest distance, in plies, between a puzzle and the end of its game. A guess: closer
  /// positions are decided, and farther ones take too long to prove.
  private static final int MAX_PLIES_BEFORE_END = 16;

  /// The number of positions of a game that are examined. A guess.
  private static final int POSITIONS_PER_GAME = 4;

  /// A position with fewer legal moves is too easy for a puzzle.
  private static final int MIN_MOVES = 3;

  /// A position with more legal moves takes too long to prove, unless the threats of the game are
  /// known. A guess.
  private static final int MAX_MOVES = 100;

  /// An odd number that spreads the seeds of the games, as that of SplitMix does.
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private final Game game;
  private final Optional<SolverGame> solverGame;
  private final int maxMoves;
  private final Family.MoveChooser player;
  private final long seed;

  /// @param seed the seed of the games
  public PuzzleFinder(Game game, long seed) {
    this.game = game;
    this.seed = seed;
    solverGame = SolverGames.of(game);
    boolean hasThreats = SolverGames.threats(game).isPresent();
    maxMoves = hasThreats ? Integer.MAX_VALUE : MAX_MOVES;
    player = hasThreats ? strongestPlayer(game) : Playout::randomMove;
  }

  private static Family.MoveChooser strongestPlayer(Game game) {
    Family family = Games.find(game.id().game()).orElseThrow();
    return family.classicPlayers().getLast().chooser();
  }

  /// Returns the game.
  public Game game() {
    return game;
  }

  /// Returns the seed of the games.
  public long seed() {
    return seed;
  }

  /// Plays a game and examines some of its positions.
  ///
  /// @param number the number of the game; the same number gives the same puzzle
  /// @param stop checked often; when it returns true, no puzzle is found
  public Optional<Puzzle> find(long number, BooleanSupplier stop) {
    RandomGenerator random = SeededRandom.of(seed + SPREAD * number);
    List<Position> positions = playGame(random);
    PuzzleProver prover = new PuzzleProver(game, stop);
    for (int i = 0; i < POSITIONS_PER_GAME; i++) {
      int before =
          1 + SeededRandom.nextBelow(random, Math.min(MAX_PLIES_BEFORE_END, positions.size()));
      Position position = positions.get(positions.size() - before);
      if (position.countMoves() >= MIN_MOVES && position.countMoves() <= maxMoves) {
        Optional<Puzzle> puzzle = prover.toPuzzle(position);
        if (puzzle.isPresent() || stop.getAsBoolean()) {
          return puzzle;
        }
      }
    }
    return Optional.empty();
  }

  private List<Position> playGame(RandomGenerator random) {
    List<Position> positions = new ArrayList<>();
    Position position = game.start(random.nextLong());
    while (!position.outcome().isOver()) {
      positions.add(position);
      position = position.playUnchecked(player.chooseMove(position, random));
    }
    return positions;
  }

  /// Returns a number that is the same for positions that count as the same puzzle: equal ones, and
  /// images of each other where the solver knows the symmetries of the game.
  public long key(Puzzle puzzle) {
    return solverGame
        .map(solved -> solved.trail(puzzle.position()).key())
        .orElseGet(puzzle.position()::hash);
  }
}
