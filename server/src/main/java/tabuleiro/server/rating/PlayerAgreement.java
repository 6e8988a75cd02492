package tabuleiro.server.rating;

import org.jdbi.v3.core.mapper.Nested;

/// How often the moves of a member in rated games were those of the engine.
///
/// @param name the name of the member
/// @param pool the game and speed, such as `talpa-8x8-blitz`
/// @param rating the present rating, in Elo points
/// @param games the number of games
/// @param agreement their moves
public record PlayerAgreement(
    String name, String pool, double rating, int games, @Nested EngineAgreement agreement) {}
