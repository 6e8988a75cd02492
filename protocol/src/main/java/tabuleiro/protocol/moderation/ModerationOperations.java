package tabuleiro.protocol.moderation;

import static tabuleiro.protocol.operation.Part.Callers.BROWSERS;
import static tabuleiro.protocol.operation.Part.answer;
import static tabuleiro.protocol.operation.Part.fails;
import static tabuleiro.protocol.operation.Part.request;

import tabuleiro.protocol.operation.Operation;

/// The operations of moderators. For everyone else there is nothing at these addresses. Each
/// answers with the open reports, as they are afterwards, and is written to the audit log.
public final class ModerationOperations {
  public static final Operation REPORTS =
      Operation.get(
          "/api/v2/moderation/reports",
          "List the open reports of games, the newest first; for moderators, as all below",
          "none",
          answer(ReportsJson.class),
          BROWSERS,
          fails(404));

  public static final Operation CLOSE =
      Operation.post(
          "/api/v2/moderation/games/{id}/closing",
          "Close the reports about a game",
          "none",
          request(
              ClosingJson.class,
              """
              {"note": "The player was warned."}\
              """),
          answer(ReportsJson.class),
          BROWSERS);

  public static final Operation ERASE =
      Operation.delete(
          "/api/v2/moderation/games/{id}/messages/{number}",
          "Erase what a message of a game says",
          "none",
          answer(ReportsJson.class),
          BROWSERS);

  public static final Operation DELETE =
      Operation.post(
          "/api/v2/moderation/games/{id}/deletion",
          "Delete a game with all that is stored about it",
          "none",
          request(
              DeletionJson.class,
              """
              {"reason": "Its names are insults."}\
              """),
          answer(ReportsJson.class),
          BROWSERS);

  public static final Operation RENAME =
      Operation.put(
          "/api/v2/moderation/members/{name}/name",
          "Give a member another name",
          "none",
          request(
              NewNameJson.class,
              """
              {"name": "Eva"}\
              """),
          answer(ReportsJson.class),
          BROWSERS,
          fails(404, 409));

  public static final Operation SUSPEND =
      Operation.put(
          "/api/v2/moderation/members/{name}/suspension",
          "Suspend a member, whose sessions end",
          "none",
          request(
              SuspensionJson.class,
              """
              {"reason": "Insults in several games."}\
              """),
          answer(ReportsJson.class),
          BROWSERS,
          fails(404));

  public static final Operation LIFT =
      Operation.delete(
          "/api/v2/moderation/members/{name}/suspension",
          "Lift the suspension of a member",
          "none",
          answer(ReportsJson.class),
          BROWSERS,
          fails(404));

  private ModerationOperations() {}
}
