package tabuleiro.lab.report;

import java.util.List;
import java.util.Optional;
import tabuleiro.play.GameRecord;
import tabuleiro.rules.Game;

/// All figures over the games of a sample, in one pass. Not safe for several threads.
public final class GameFigures implements Figure {
  private final Results results = new Results();
  private final Lengths lengths = new Lengths();
  private final Branching branching = new Branching();
  private final TreeSize treeSize = new TreeSize();
  private final DistinctMoves moves = new DistinctMoves();
  private final Endings endings = new Endings();
  private final FirstMoves firstMoves;
  private final Leads leads = new Leads();
  private final Examples examples = new Examples();
  private final List<Figure> all;
  private final ExampleRecords records;

  /// @param game that is played
  /// @param records make records of games
  GameFigures(Game game, ExampleRecords records) {
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
  public Results results() {
    return results;
  }

  /// Returns how long the games are.
  public Lengths lengths() {
    return lengths;
  }

  /// Returns how many legal moves there are.
  public Branching branching() {
    return branching;
  }

  /// Returns how large the game tree is.
  public TreeSize treeSize() {
    return treeSize;
  }

  /// Returns how many different moves are played.
  public DistinctMoves moves() {
    return moves;
  }

  /// Returns why the games ended.
  public Endings endings() {
    return endings;
  }

  /// Returns what the first moves are worth.
  public FirstMoves firstMoves() {
    return firstMoves;
  }

  /// Returns who is ahead in the course of the games.
  public Leads leads() {
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
