package tabuleiro.server.tournament;

import org.jdbi.v3.core.mapper.Nested;
import org.jdbi.v3.core.mapper.reflect.ColumnName;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.rules.GameId;

/// What the owner of a tournament decides when they create it.
///
/// @param name the displayed name: any text, which must be escaped
/// @param format who meets whom
/// @param board the game and variant
/// @param clock the time control of all games
/// @param isRated whether the games change the players' ratings
/// @param allowsComputers whether bots may enter, and the owner may let levels play
/// @param length rounds of a Swiss tournament, cycles of a round robin, minutes of an arena, or 1
public record TournamentPlan(
    String name,
    TournamentFormat format,
    @Nested GameId board,
    TimeControl clock,
    boolean isRated,
    @ColumnName("computers") boolean allowsComputers,
    int length) {}
