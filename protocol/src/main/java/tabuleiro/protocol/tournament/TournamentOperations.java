package tabuleiro.protocol.tournament;

import static tabuleiro.protocol.operation.Part.Callers.PLAYERS;
import static tabuleiro.protocol.operation.Part.answer;
import static tabuleiro.protocol.operation.Part.created;
import static tabuleiro.protocol.operation.Part.fails;
import static tabuleiro.protocol.operation.Part.number;
import static tabuleiro.protocol.operation.Part.receives;
import static tabuleiro.protocol.operation.Part.request;
import static tabuleiro.protocol.operation.Part.sends;

import tabuleiro.protocol.common.NoticeJson;
import tabuleiro.protocol.common.PingJson;
import tabuleiro.protocol.common.PongJson;
import tabuleiro.protocol.operation.Operation;

/// The operations of the feature tournament.
public final class TournamentOperations {
  public static final Operation LIST =
      Operation.get(
          "/api/v2/tournaments", "List the tournaments", "read", answer(TournamentListJson.class));

  public static final Operation CREATE =
      Operation.post(
          "/api/v2/tournaments",
          "Create a tournament",
          "play",
          request(
              NewTournamentJson.class,
              """
              {"id": "cup-1", "name": "Talpa on Friday", "format": "swiss", "game": "talpa", \
              "clock": "5m+3s", "rounds": 5}\
              """),
          created(TournamentJson.class),
          PLAYERS,
          fails(404, 409));

  public static final Operation STATE =
      Operation.get(
          "/api/v2/tournaments/{tournament}",
          "Get a tournament with its standings and the pairings of a round",
          "read play",
          number("round", "the round whose pairings are wanted; default: the last one"),
          answer(TournamentJson.class),
          fails(404));

  public static final Operation ENTER =
      Operation.post(
          "/api/v2/tournaments/{tournament}/enter",
          "Enter a tournament, or let a level play in it",
          "play",
          request(
              TournamentEntryJson.class,
              """
              {"level": "5"}\
              """),
          answer(TournamentJson.class),
          PLAYERS,
          fails(404, 409));

  public static final Operation WITHDRAW =
      Operation.post(
          "/api/v2/tournaments/{tournament}/withdraw",
          "Withdraw from a tournament, or take a level out of it",
          "play",
          request(
              TournamentEntryJson.class,
              """
              {"level": "5"}\
              """),
          answer(TournamentJson.class),
          PLAYERS,
          fails(404, 409));

  public static final Operation START =
      Operation.post(
          "/api/v2/tournaments/{tournament}/start",
          "Start a tournament, or continue it after a pause",
          "play",
          answer(TournamentJson.class),
          PLAYERS,
          fails(404, 408, 409, 413, 415));

  public static final Operation PAUSE =
      Operation.post(
          "/api/v2/tournaments/{tournament}/pause",
          "Pause a tournament: the games in progress are played to the end",
          "play",
          answer(TournamentJson.class),
          PLAYERS,
          fails(404, 408, 409, 413, 415));

  public static final Operation LIVE =
      Operation.socket(
          "/api/v2/tournaments/{tournament}/live",
          "a tournament, sent at every change",
          "read play",
          receives(PingJson.class),
          sends(TournamentJson.class, PongJson.class, NoticeJson.class),
          fails(404));

  private TournamentOperations() {}
}
