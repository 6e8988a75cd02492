package tabuleiro.server.pairing;

import io.avaje.jsonb.Json;

/// What quick pairing has done for a player.
///
/// @param status `paired` when the player has an opponent, `waiting` while their challenge is open,
///   `stopped` when it is withdrawn
/// @param game the id of the game; while waiting, of the challenge
/// @param side the player's side: `first` or `second`
/// @param token the token of the seat, for programs; empty when the player has another one already
/// @param rating the player's rating for this game and speed, in Elo points
/// @param low the lowest rating of an opponent at present; 0 when all are welcome
/// @param high the highest rating of an opponent at present; 0 when all are welcome
/// @param since when the player began to wait, in milliseconds since 1970
/// @param usual how long players have had to wait, in seconds; 0 when too few have waited
/// @param level the level whose rating is nearest, from 1 to 9
@Json
public record PairingJson(
    String status,
    String game,
    String side,
    String token,
    int rating,
    int low,
    int high,
    long since,
    int usual,
    int level) {}
