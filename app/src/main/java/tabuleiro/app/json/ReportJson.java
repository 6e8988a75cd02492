package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// A balance report.
///
/// @param seed of all choices by chance
/// @param complete whether all games are counted
/// @param players as in a match, such as `9 (nodes 1000)`; empty with random games only
/// @param plies random moves that each of the players' games begins with
/// @param stateSpaceLog10 upper bound on the number of positions; left out where none is known
/// @param samples `random`, and `games` where the players play
@Json
public record ReportJson(
    String game,
    String variant,
    long seed,
    boolean complete,
    List<String> players,
    int plies,
    OptionalDouble stateSpaceLog10,
    Map<String, SampleJson> samples,
    List<RungJson> ladder,
    List<MirrorJson> mirrors) {

  /// The figures over a sample.
  ///
  /// @param firstMoves none where the start is drawn
  /// @param course left out where nobody gives scores
  /// @param shortest the record of a shortest game
  /// @param typical the record of a game of the median length
  @Json
  public record SampleJson(
      ResultsJson results,
      Map<String, ResultsJson> endings,
      DistributionJson length,
      DistributionJson branching,
      List<PlyJson> branchingByPly,
      TreeSizeJson tree,
      MoveCountJson moves,
      List<FirstMoveJson> firstMoves,
      Optional<CourseJson> course,
      String shortest,
      String typical) {}

  /// Who won.
  ///
  /// @param score of the first player, from 0 to 1
  /// @param scoreLow lower end of its 95 % interval
  /// @param scoreHigh upper end
  /// @param decisive share of games that somebody won
  @Json
  public record ResultsJson(
      long games,
      long firstWins,
      long draws,
      long secondWins,
      double score,
      double scoreLow,
      double scoreHigh,
      double decisive,
      double decisiveLow,
      double decisiveHigh) {}

  /// A distribution of whole numbers.
  ///
  /// @param counts how often each number occurred
  @Json
  public record DistributionJson(
      double mean,
      double deviation,
      int least,
      int tenth,
      int median,
      int nineTenths,
      int most,
      Map<String, Long> counts) {}

  /// The numbers of legal moves at a ply.
  ///
  /// @param ply from 1
  /// @param games that last so long
  @Json
  public record PlyJson(
      int ply,
      long games,
      double mean,
      int least,
      int tenth,
      int median,
      int nineTenths,
      int most) {}

  /// Estimates of the game tree, as decimal logarithms.
  ///
  /// @param typicalLog10 mean logarithm of the product of the numbers of moves along a game
  /// @param knuthLog10 logarithm of the mean product; only for random games
  @Json
  public record TreeSizeJson(
      double typicalLog10, double typicalDeviation, Optional<Double> knuthLog10) {}

  /// Different moves, of all that were played.
  @Json
  public record MoveCountJson(int distinct, long played) {}

  /// The results after a first move and those symmetric to it.
  @Json
  public record FirstMoveJson(List<String> moves, ResultsJson results) {}

  /// Who is ahead when.
  ///
  /// @param games with scores
  /// @param decided those that somebody won
  /// @param leadChanges mean in a game
  /// @param leadChangesEachPly share of plies
  /// @param drama from 0 to 1
  /// @param comebacks share of the decided games whose winner was behind at some time
  /// @param settled part of a game after which the winner stays ahead
  @Json
  public record CourseJson(
      long games,
      long decided,
      double leadChanges,
      double leadChangesEachPly,
      double drama,
      double comebacks,
      double settled) {}

  /// What twice the nodes are worth.
  ///
  /// @param nodes of the weaker one
  /// @param wins of the stronger one
  /// @param elo left out when it is infinite, or there is no pair of games
  /// @param low lower end of its 95 % interval, left out likewise
  /// @param high upper end, left out likewise
  @Json
  public record RungJson(
      long nodes,
      int wins,
      int draws,
      int losses,
      Optional<Double> elo,
      Optional<Double> low,
      Optional<Double> high) {}

  /// A mirror check.
  ///
  /// @param symmetry `turn` or `mirror`
  /// @param degrees of the turn, or of the reflection's axis against the rows
  /// @param opponent `random`, or the first of the players
  /// @param held games in which all was mirrored to the end
  /// @param heldAndWon those that the second player won
  /// @param mirrored mean number of moves mirrored
  @Json
  public record MirrorJson(
      String symmetry,
      int degrees,
      String opponent,
      ResultsJson results,
      long held,
      long heldAndWon,
      double mirrored) {}
}
