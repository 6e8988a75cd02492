package tabuleiro.protocol.pairing;

import static tabuleiro.protocol.operation.Part.Callers.PLAYERS;
import static tabuleiro.protocol.operation.Part.answer;
import static tabuleiro.protocol.operation.Part.fails;
import static tabuleiro.protocol.operation.Part.request;

import tabuleiro.protocol.operation.Operation;

/// The operations of the feature pairing.
public final class PairingOperations {
  public static final Operation PAIR =
      Operation.post(
          "/api/v2/pairing",
          "Find an opponent, or wait for one",
          "none",
          request(
              PairingRequestJson.class,
              """
              {"id": "pair-1", "game": "talpa", "clock": "5m+3s", "ratingDifference": 200}\
              """),
          answer(PairingJson.class),
          PLAYERS,
          fails(404, 409, 410));

  public static final Operation STOP =
      Operation.delete(
          "/api/v2/pairing/{id}",
          "Stop waiting for an opponent",
          "none",
          answer(PairingJson.class),
          PLAYERS,
          fails(404, 409, 410));

  private PairingOperations() {}
}
