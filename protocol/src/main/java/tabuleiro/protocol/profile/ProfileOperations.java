package tabuleiro.protocol.profile;

import static tabuleiro.protocol.operation.Part.answer;
import static tabuleiro.protocol.operation.Part.fails;

import tabuleiro.protocol.operation.Operation;
import tabuleiro.protocol.rating.PlayerRatingsJson;

/// The operations of the feature profile.
public final class ProfileOperations {
  public static final Operation PROFILE =
      Operation.get(
          "/api/v2/players/{name}",
          "Get the profile of a member",
          "read",
          answer(ProfileJson.class),
          fails(404));

  public static final Operation RATINGS =
      Operation.get(
          "/api/v2/players/{name}/ratings",
          "Get the ratings of a member with their history",
          "read",
          answer(PlayerRatingsJson.class),
          fails(404));

  private ProfileOperations() {}
}
