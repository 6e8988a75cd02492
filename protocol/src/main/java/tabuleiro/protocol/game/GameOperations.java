package tabuleiro.protocol.game;

import static tabuleiro.protocol.operation.Part.Callers.PLAYERS;
import static tabuleiro.protocol.operation.Part.SIDE;
import static tabuleiro.protocol.operation.Part.answer;
import static tabuleiro.protocol.operation.Part.created;
import static tabuleiro.protocol.operation.Part.fails;
import static tabuleiro.protocol.operation.Part.number;
import static tabuleiro.protocol.operation.Part.query;
import static tabuleiro.protocol.operation.Part.receives;
import static tabuleiro.protocol.operation.Part.request;
import static tabuleiro.protocol.operation.Part.sends;
import static tabuleiro.protocol.operation.Part.text;

import tabuleiro.protocol.chat.ChatJson;
import tabuleiro.protocol.common.NoticeJson;
import tabuleiro.protocol.common.PingJson;
import tabuleiro.protocol.common.PongJson;
import tabuleiro.protocol.operation.Operation;

/// The operations of the feature game.
public final class GameOperations {
  public static final Operation CREATE =
      Operation.post(
          "/api/v2/games",
          "Create a game",
          "play",
          request(
              NewGameJson.class,
              """
              {"id": "my-1", "game": "talpa", "variant": "8x8", "first": "me", "second": "5"}\
              """),
          created(CreatedGameJson.class),
          PLAYERS);

  public static final Operation STATE =
      Operation.get(
          "/api/v2/games/{id}",
          "Get the current state of a game",
          "read own",
          SIDE,
          answer(GameJson.class));

  public static final Operation SUMMARY =
      Operation.get(
          "/api/v2/games/{id}/summary",
          "Get the players, the turn and the result of a game, without its moves",
          "read own",
          answer(GameListEntryJson.class));

  public static final Operation TAKE_SEAT =
      Operation.post(
          "/api/v2/games/{id}/seat",
          "Take the seat that belongs to a token or to a code for another device",
          "play",
          request(
              SeatRequestJson.class,
              """
              {"token": "8J2kq0WvX3mZ5tLr7yBn1cDfGh4sPaQe", "name": "Ana"}\
              """),
          answer(TakenSeatJson.class),
          PLAYERS,
          fails(409));

  public static final Operation JOIN =
      Operation.post(
          "/api/v2/games/{id}/join",
          "Take the free seat of an open game",
          "play",
          request(
              SeatRequestJson.class,
              """
              {"name": "Ana"}\
              """),
          answer(TakenSeatJson.class),
          PLAYERS,
          fails(409));

  public static final Operation CREATE_DEVICE_CODE =
      Operation.post(
          "/api/v2/games/{id}/devices",
          "Create a code with which the caller's seat can be played on another device",
          "play",
          SIDE,
          created(DeviceCodeJson.class),
          PLAYERS,
          fails(409));

  public static final Operation END_LATER_DEVICES =
      Operation.delete(
          "/api/v2/games/{id}/devices",
          "End the devices that took the caller's seat later than the caller",
          "play",
          SIDE,
          answer(DevicesJson.class),
          PLAYERS);

  public static final Operation COMMAND =
      Operation.post(
          "/api/v2/games/{id}/commands",
          "Perform an action, such as a move; the response comes when it is on disk",
          "play",
          request(
              CommandJson.class,
              """
              {"id": "move-1", "seenSequence": 2, "ply": 0, "action": "move", "move": "d3d4"}\
              """),
          answer(ReplyJson.class),
          PLAYERS,
          fails(409));

  public static final Operation POSITION =
      Operation.get(
          "/api/v2/games/{id}/positions/{ply}",
          "Get the position after a number of moves",
          "read own",
          answer(PlyPositionJson.class));

  public static final Operation EVENTS =
      Operation.get(
          "/api/v2/games/{id}/events",
          "List the stored events with their hash chain",
          "read own",
          number("after", "return only the events after this sequence number"),
          answer(EventsJson.class));

  public static final Operation RECORD =
      Operation.get(
          "/api/v2/games/{id}/record",
          "Get the game record, a PGN-like text",
          "read own",
          text("text/plain"));

  public static final Operation PREPARED_REPLIES =
      Operation.get(
          "/api/v2/games/{id}/prepared-replies",
          "Get the caller's prepared replies",
          "read own",
          SIDE,
          answer(PreparedRepliesJson.class),
          PLAYERS);

  public static final Operation SET_PREPARED_REPLIES =
      Operation.put(
          "/api/v2/games/{id}/prepared-replies",
          "Replace the caller's prepared replies",
          "play",
          request(
              PreparedRepliesJson.class,
              """
              {"replies": [{"expected": "a1a2", "reply": "a7a6"}]}\
              """),
          answer(PreparedRepliesJson.class),
          PLAYERS);

  public static final Operation LOBBY =
      Operation.get(
          "/api/v2/lobby",
          "List the open games that wait for an opponent",
          "read",
          answer(GameListJson.class));

  public static final Operation WATCHING =
      Operation.get(
          "/api/v2/watching",
          "List the public games in progress, the newest first",
          "read",
          answer(GameListJson.class));

  public static final Operation FEATURED =
      Operation.get(
          "/api/v2/featured",
          "Get the public game in progress that most people watch, as a list of at most one",
          "read",
          answer(GameListJson.class));

  public static final Operation MINE =
      Operation.get(
          "/api/v2/mine", "List the caller's games", "read", answer(GameListJson.class), PLAYERS);

  public static final Operation ARCHIVE =
      Operation.get(
          "/api/v2/archive",
          "Get the records of finished public games, in the order in which they ended",
          "read",
          query("game", "only this game, such as talpa"),
          query("variant", "only this variant, such as 8x8"),
          query("after", "only games that ended after the game with this id"),
          text("text/plain"));

  public static final Operation LIVE =
      Operation.socket(
          "/api/v2/games/{id}/live",
          "follow and play a game; every event arrives in order. `x-client` lists the messages from"
              + " the client, `x-server` those from the server",
          "own play+read",
          SIDE,
          number("after", "the sequence number of the last event seen"),
          query("hash", "the hash of the last event seen"),
          receives(CommandJson.class, PingJson.class),
          sends(
              GameJson.class,
              EventJson.class,
              PresenceJson.class,
              DevicesJson.class,
              ChatJson.class,
              ReplyJson.class,
              PongJson.class,
              NoticeJson.class));

  public static final Operation LOBBY_LIVE =
      Operation.socket(
          "/api/v2/lobby/live",
          "the list of open games, sent at every change",
          "read",
          receives(PingJson.class),
          sends(GameListJson.class, NoticeJson.class));

  private GameOperations() {}
}
