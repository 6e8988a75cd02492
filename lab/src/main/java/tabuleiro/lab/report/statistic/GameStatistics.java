package tabuleiro.lab.report.statistic;

import java.util.List;
import java.util.Optional;
import tabuleiro.lab.report.sample.SampledGame;
import tabuleiro.play.record.GameRecord;
import tabuleiro.rules.Game;

/// All figures over the games of a sample, in one pass. Not safe for several threads.
public final class GameStatistics implements GameStatistic {
  private final ResultCounts results = new ResultCounts();
  private final GameLengths lengths = new GameLengths();
  private final BranchingFactor branching = new BranchingFactor();
  private final TreeComplexity treeSize = new TreeComplexity();
  private final DistinctMoves moves = new DistinctMoves();
  private final EndReasons endings = new EndReasons();
  private final FirstMoves firstMoves;
  private final LeadStatistics leads = new LeadStatistics();
  private final ExampleGames examples = new ExampleGames();
  private final List<GameStatistic> all;
  private final ExampleRecordFactory records;

  /// @param game that is played
  /// @param records make records of games
  public GameStatistics(Game game, ExampleRecordFactory records) {
    this.records = records;
    firstMoves = new FirstMoves(game);
    all =
        List.of(results, lengths, branching, treeSize, moves, endings, firstMoves, leads, examples);
  }

  @Override
  public void count(SampledGame game) {
    all.forEach(figure -> figure.count(game));
  }

  /// Returns who won, and the first player's advantage.
  public ResultCounts results() {
    return results;
  }

  /// Returns how long the games are.
  public GameLengths lengths() {
    return lengths;
  }

  /// Returns how many legal moves there are.
  public BranchingFactor branching() {
    return branching;
  }

  /// Returns how large the game tree is.
  public TreeComplexity treeSize() {
    return treeSize;
  }

  /// Returns how many different moves are played.
  public DistinctMoves distinctMoves() {
    return moves;
  }

  /// Returns why the games ended.
  public EndReasons endReasons() {
    return endings;
  }

  /// Returns what the first moves are worth.
  public FirstMoves firstMoves() {
    return firstMoves;
  }

  /// Returns who is ahead in the course of the games.
  public LeadStatistics leads() {
    return leads;
  }

  /// Returns the record of the shortest game; empty without a game.
  public Optional<GameRecord> shortest() {
    return examples.shortest().map(records::record);
  }

  /// Returns the record of a game of the median length; empty without a game.
  public Optional<GameRecord> typical() {
    return examples.typical(lengths).map(records::record);
  }
}
