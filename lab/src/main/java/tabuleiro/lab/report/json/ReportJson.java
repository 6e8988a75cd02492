package tabuleiro.lab.report.json;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// A balance report.
///
/// @param seed the seed of all random choices
/// @param complete whether all planned games are counted
/// @param players as in a match, such as `9 (nodes 1000)`; empty with random games only
/// @param plies the number of random moves at the start of each game between the players
/// @param stateSpaceLog10 upper bound on the number of positions; left out where none is known
/// @param samples the sample `random`, and `games` if the players play
/// @param program the program that made it; left out in reports of earlier versions
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
    List<MirrorJson> mirrors,
    Optional<ProgramJson> program) {

  /// The statistics of a sample of games.
  ///
  /// @param firstMoves empty where the game has a random start
  /// @param board how often something happened on each cell: `firstMoves`, `captures` and
  ///   `lastMoves`, in the first 1000 games
  /// @param course left out where the players give no scores
  /// @param scoreByPly empty where the players give no scores
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
      Map<String, Map<String, Long>> board,
      Optional<CourseJson> course,
      List<ScoreJson> scoreByPly,
      String shortest,
      String typical) {}

  /// The results of games.
  ///
  /// @param score the score of the first player, from 0 to 1
  /// @param scoreLow lower end of its 95 % interval
  /// @param scoreHigh upper end
  /// @param decisive the share of games that are not drawn
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
  /// @param games the number of games that last that long
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

  /// The result that the first player expects at a ply, from 0 to 1.
  ///
  /// @param ply from 1
  /// @param games the number of games with scores at this ply
  /// @param low lower end of the 95 % interval of the mean
  /// @param high upper end
  @Json
  public record ScoreJson(int ply, long games, double mean, double low, double high) {}

  /// Estimates of the game tree, as decimal logarithms.
  ///
  /// @param typicalLog10 mean logarithm of the product of the numbers of moves along a game
  /// @param knuthLog10 logarithm of the mean product; only for random games
  @Json
  public record TreeSizeJson(
      double typicalLog10, double typicalDeviation, Optional<Double> knuthLog10) {}

  /// The number of different moves among all moves played.
  @Json
  public record MoveCountJson(int distinct, long played) {}

  /// The results after a first move and its symmetric images.
  @Json
  public record FirstMoveJson(List<String> moves, ResultsJson results) {}

  /// The course of the games: which side is ahead.
  ///
  /// @param games the number of games with scores
  /// @param decided the number of those that are not drawn
  /// @param leadChanges the mean number of lead changes in a game
  /// @param leadChangesEachPly the share of plies with a lead change
  /// @param drama the drama, from 0 to 1
  /// @param comebacks the share of the decided games in which the winner was behind at some time
  /// @param settled the part of a game after which the winner stays ahead
  @Json
  public record CourseJson(
      long games,
      long decided,
      double leadChanges,
      double leadChangesEachPly,
      double drama,
      double comebacks,
      double settled) {}

  /// A rung of the skill ladder: a player against itself with twice the nodes.
  ///
  /// @param nodes the nodes of the weaker player
  /// @param wins the wins of the player with twice the nodes
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
  /// @param degrees the angle of the rotation, or of the reflection's axis against the rows
  /// @param opponent `random`, or the first of the players
  /// @param held the number of games that were mirrored to the end
  /// @param heldAndWon the number of those that the second player won
  /// @param mirrored the mean number of mirrored moves
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
