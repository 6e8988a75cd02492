package tabuleiro.lab.report.statistic;

import java.util.List;
import java.util.Optional;
import tabuleiro.lab.report.sample.SampledGame;
import tabuleiro.play.record.GameRecord;
import tabuleiro.rules.Game;

/// All statistics of the games of a sample, in one pass. Not safe for several threads.
public final class GameStatistics implements GameStatistic {
  private final ResultCounts results = new ResultCounts();
  private final GameLengths lengths = new GameLengths();
  private final BranchingFactor branching = new BranchingFactor();
  private final TreeComplexity treeSize = new TreeComplexity();
  private final DistinctMoves moves = new DistinctMoves();
  private final EndReasons endings = new EndReasons();
  private final FirstMoves firstMoves;
  private final LeadStatistics leads = new LeadStatistics();
  private final ScoreByPly scores = new ScoreByPly();
  private final BoardHeat heat;
  private final ExampleGames examples = new ExampleGames();
  private final List<GameStatistic> all;
  private final ExampleRecordFactory records;

  /// @param game the game that is played
  /// @param openingPlies the number of random moves at the start of each game
  /// @param records creates records of games
  public GameStatistics(Game game, int openingPlies, ExampleRecordFactory records) {
    this.records = records;
    firstMoves = new FirstMoves(game);
    heat = new BoardHeat(openingPlies);
    all =
        List.of(
            results,
            lengths,
            branching,
            treeSize,
            moves,
            endings,
            firstMoves,
            leads,
            scores,
            heat,
            examples);
  }

  @Override
  public void count(SampledGame game) {
    all.forEach(statistic -> statistic.count(game));
  }

  /// Returns the results, and the first player's advantage.
  public ResultCounts results() {
    return results;
  }

  /// Returns the lengths of the games.
  public GameLengths lengths() {
    return lengths;
  }

  /// Returns the numbers of legal moves.
  public BranchingFactor branching() {
    return branching;
  }

  /// Returns the size of the game tree.
  public TreeComplexity treeSize() {
    return treeSize;
  }

  /// Returns the number of different moves.
  public DistinctMoves distinctMoves() {
    return moves;
  }

  /// Returns the reasons for which the games ended.
  public EndReasons endReasons() {
    return endings;
  }

  /// Returns the results by first move.
  public FirstMoves firstMoves() {
    return firstMoves;
  }

  /// Returns the statistics of the leads in the games.
  public LeadStatistics leads() {
    return leads;
  }

  /// Returns the expected results by ply.
  public ScoreByPly scores() {
    return scores;
  }

  /// Returns where on the board things happen.
  public BoardHeat heat() {
    return heat;
  }

  /// Returns the record of the shortest game; empty when there are no games.
  public Optional<GameRecord> shortest() {
    return examples.shortest().map(records::record);
  }

  /// Returns the record of a game of the median length; empty when there are no games.
  public Optional<GameRecord> typical() {
    return examples.typical(lengths).map(records::record);
  }
}
