package tabuleiro.protocol.rating;

import static tabuleiro.protocol.operation.Part.Callers.PLAYERS;
import static tabuleiro.protocol.operation.Part.answer;
import static tabuleiro.protocol.operation.Part.fails;

import tabuleiro.protocol.operation.Operation;

/// The operations of the feature rating.
public final class RatingOperations {
  public static final Operation MINE =
      Operation.get(
          "/api/v2/ratings/mine",
          "Get the caller's ratings with their history",
          "read",
          answer(PlayerRatingsJson.class),
          PLAYERS);

  public static final Operation LEADERBOARD =
      Operation.get(
          "/api/v2/ratings/{pool}",
          "Get the leaderboard of a board at a speed",
          "read",
          answer(LeaderboardJson.class),
          fails(404));

  public static final Operation OF_GAME =
      Operation.get(
          "/api/v2/games/{id}/ratings",
          "Get the ratings of the players of a game",
          "read own",
          answer(GameRatingsJson.class));

  private RatingOperations() {}
}
