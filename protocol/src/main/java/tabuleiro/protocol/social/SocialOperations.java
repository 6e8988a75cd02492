package tabuleiro.protocol.social;

import static tabuleiro.protocol.operation.Part.Callers.BROWSERS;
import static tabuleiro.protocol.operation.Part.Callers.PLAYERS;
import static tabuleiro.protocol.operation.Part.answer;
import static tabuleiro.protocol.operation.Part.fails;
import static tabuleiro.protocol.operation.Part.request;

import tabuleiro.protocol.operation.Operation;

/// The operations of the feature social.
public final class SocialOperations {
  public static final Operation RELATIONS =
      Operation.get(
          "/api/v2/relations",
          "List the members whom you follow and block",
          "read",
          answer(RelationsJson.class),
          PLAYERS);

  public static final Operation ADD_RELATION =
      Operation.put(
          "/api/v2/relations/{kind}/{name}",
          "Follow, block or mute a member",
          "none",
          answer(RelationsJson.class),
          BROWSERS,
          fails(404, 409));

  public static final Operation REMOVE_RELATION =
      Operation.delete(
          "/api/v2/relations/{kind}/{name}",
          "Stop following, blocking or muting a member",
          "none",
          answer(RelationsJson.class),
          BROWSERS,
          fails(404));

  public static final Operation REPORT =
      Operation.put(
          "/api/v2/games/{id}/report",
          "Report a game to the operator; a later report replaces an earlier one",
          "play",
          request(
              NewReportJson.class,
              """
              {"reason": "stalling", "note": "No move for an hour."}\
              """),
          answer(GameReportJson.class),
          PLAYERS);

  private SocialOperations() {}
}
