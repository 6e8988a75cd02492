package tabuleiro.solver.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.puzzle.PuzzleTheme;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverGames;
import tabuleiro.solver.ThreatRules;

/// Proves that a position has exactly one right move, and refutes the others.
final class PuzzleProver {
  /// The largest number of moves of a forced win. A guess.
  private static final int MAX_MOVES = 4;

  /// With more legal moves than this, a win in more than two moves takes too long to prove. A
  /// guess.
  private static final int MANY_LEGAL_MOVES = 400;

  /// The largest number of the opponent's moves against which a defence is asked. A guess.
  private static final int MAX_THREAT_MOVES = 2;

  /// The number of positions that a search may visit. A guess.
  private static final long MAX_NODES = 100_000;

  /// The number of wrong moves that are refuted: those whose refutation took most work, because
  /// they tempt most.
  private static final int MAX_REFUTATIONS = 12;

  /// A proof with fewer nodes has difficulty 1; every factor of ten adds one.
  private static final long EASY_NODES = 100;

  private final Game game;
  private final Optional<SolverGame> solverGame;
  private final Optional<ThreatRules> threats;
  private final BooleanSupplier stop;

  /// @param game the game of the positions
  /// @param stop checked often; when it returns true, nothing is proven
  PuzzleProver(Game game, BooleanSupplier stop) {
    this.game = game;
    this.solverGame = SolverGames.of(game);
    this.threats = SolverGames.threats(game);
    this.stop = stop;
  }

  /// Returns the puzzle of a position; empty when there is none, or the proof takes too long.
  Optional<Puzzle> toPuzzle(Position position) {
    ForcedWinSearch search = search(position.sideToMove());
    if (search.wins(position, 1)) {
      return Optional.empty();
    }
    Optional<Puzzle> defence = toDefence(position);
    return defence.isPresent() ? defence : toWin(position, search);
  }

  private ForcedWinSearch search(Side attacker) {
    return new ForcedWinSearch(game, attacker, MAX_NODES, stop);
  }

  private Optional<Puzzle> toWin(Position position, ForcedWinSearch search) {
    int maxMoves = position.countMoves() > MANY_LEGAL_MOVES ? 2 : MAX_MOVES;
    for (int moves = 2; moves <= maxMoves; moves++) {
      List<Integer> winning = new ArrayList<>();
      for (int move : position.legalMoves()) {
        if (winning.size() <= 1 && search.wins(position.playUnchecked(move), moves - 1)) {
          winning.add(move);
        }
      }
      if (search.isExhausted() || winning.size() > 1) {
        return Optional.empty();
      }
      if (winning.size() == 1) {
        return toWin(position, search, moves, winning.getFirst());
      }
    }
    return Optional.empty();
  }

  private Optional<Puzzle> toWin(
      Position position, ForcedWinSearch search, int moves, int solution) {
    long nodes = search.nodes();
    List<Integer> line = search.line(position, moves);
    Optional<Map<Integer, List<Integer>>> refutations =
        new SolverRefutations(solverGame, stop).refuteAllBut(position, solution);
    PuzzleTheme theme = refutations.isPresent() ? PuzzleTheme.ONLY_WIN : PuzzleTheme.WIN;
    Map<Integer, List<Integer>> refuted =
        mostTempting(
            refutations.orElseGet(() -> shortRefutations(position, search, moves, solution)),
            temptation(position, moves, solution));
    return search.isExhausted() || line.isEmpty() || stop.getAsBoolean()
        ? Optional.empty()
        : Optional.of(new Puzzle(position, line, difficulty(nodes), theme, moves, refuted));
  }

  /// Returns for each wrong move a reply after which there is no win within the moves.
  private static Map<Integer, List<Integer>> shortRefutations(
      Position position, ForcedWinSearch search, int moves, int solution) {
    Map<Integer, List<Integer>> refutations = new TreeMap<>();
    for (int move : position.legalMoves()) {
      Position after = position.playUnchecked(move);
      int reply = after.outcome().isOver() ? 0 : search.defence(after, moves - 1);
      if (move != solution && reply != 0) {
        refutations.put(move, List.of(reply));
      }
    }
    return refutations;
  }

  /// A defence of a game that the solver knows must not lose later.
  private Optional<Puzzle> toDefence(Position position) {
    ForcedWinSearch threat = search(position.sideToMove().other());
    for (int moves = 1; moves <= MAX_THREAT_MOVES; moves++) {
      List<Integer> defending = new ArrayList<>();
      for (int move : position.legalMoves()) {
        if (defending.size() <= 1 && !threat.wins(position.playUnchecked(move), moves)) {
          defending.add(move);
        }
      }
      if (threat.isExhausted() || defending.isEmpty()) {
        return Optional.empty();
      }
      if (defending.size() == 1) {
        return toDefence(position, threat, moves, defending.getFirst());
      }
    }
    return Optional.empty();
  }

  private Optional<Puzzle> toDefence(
      Position position, ForcedWinSearch threat, int moves, int solution) {
    long nodes = threat.nodes();
    Position held = position.playUnchecked(solution);
    if (held.outcome().isOver()
        || threat.wins(held, MAX_THREAT_MOVES + 1)
        || new SolverRefutations(solverGame, stop).mayLose(held)) {
      return Optional.empty();
    }
    Map<Integer, List<Integer>> refutations = new TreeMap<>();
    for (int move : position.legalMoves()) {
      if (move != solution) {
        refutations.put(move, threat.line(position.playUnchecked(move), moves));
      }
    }
    Map<Integer, List<Integer>> refuted =
        mostTempting(refutations, move -> refutations.getOrDefault(move, List.of()).size());
    return threat.isExhausted() || stop.getAsBoolean()
        ? Optional.empty()
        : Optional.of(
            new Puzzle(
                position,
                List.of(solution),
                difficulty(nodes),
                PuzzleTheme.DEFENCE,
                moves,
                refuted));
  }

  /// How much a wrong move tempts.
  @FunctionalInterface
  private interface Temptation {
    long of(int move);
  }

  /// The more nodes it takes to refute a move, the more it tempts. A move that threatens tempts
  /// more than any other, most of all when it has click targets in common with the solution.
  private Temptation temptation(Position position, int moves, int solution) {
    List<ClickTarget> right = position.decode(solution).path();
    return move -> {
      Position after = position.playUnchecked(move);
      ForcedWinSearch search = search(position.sideToMove());
      search.wins(after, moves - 1);
      boolean isThreat = threats.filter(rules -> rules.isThreatened(after.trail())).isPresent();
      long common =
          isThreat ? position.decode(move).path().stream().filter(right::contains).count() : -1;
      return search.nodes() + MAX_NODES * (1 + common);
    };
  }

  private static Map<Integer, List<Integer>> mostTempting(
      Map<Integer, List<Integer>> refutations, Temptation temptation) {
    if (refutations.size() <= MAX_REFUTATIONS) {
      return refutations;
    }
    Map<Integer, Long> work = new HashMap<>();
    refutations.keySet().forEach(move -> work.put(move, temptation.of(move)));
    Map<Integer, List<Integer>> tempting = new TreeMap<>();
    refutations.keySet().stream()
        .sorted(Comparator.comparing((Integer move) -> work.get(move)).reversed())
        .limit(MAX_REFUTATIONS)
        .forEach(move -> tempting.put(move, refutations.get(move)));
    return tempting;
  }

  private static int difficulty(long nodes) {
    int difficulty = 1;
    for (long limit = EASY_NODES;
        nodes >= limit && difficulty < Puzzle.MAX_DIFFICULTY;
        limit *= 10) {
      difficulty++;
    }
    return difficulty;
  }
}
