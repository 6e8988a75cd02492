package tabuleiro.server.game;

import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import tabuleiro.rules.Position;

/// What other features add to the routes of games. The checks throw a
/// [tabuleiro.server.http.ProblemException].
///
/// @param ratings what the ratings ask of rated games
/// @param starts checks an initial position that a request gives
/// @param joining checks that the owner of a secret may join a game that waits for an opponent
/// @param blocked returns those of some games of which a player blocks the owner of a secret, or is
///   blocked by them
/// @param feed what players receive besides their games
public record GameExtensions(
    RatingRules ratings,
    Consumer<Position> starts,
    BiConsumer<LiveGame, String> joining,
    BiFunction<List<String>, String, Set<String>> blocked,
    FeedSource feed) {}
