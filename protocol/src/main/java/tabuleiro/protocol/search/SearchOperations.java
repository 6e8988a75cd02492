package tabuleiro.protocol.search;

import static tabuleiro.protocol.operation.Part.answer;
import static tabuleiro.protocol.operation.Part.number;
import static tabuleiro.protocol.operation.Part.query;

import tabuleiro.protocol.operation.Operation;

/// The operations of the feature search.
public final class SearchOperations {
  public static final Operation SEARCH =
      Operation.get(
          "/api/v2/games/search",
          "Find finished public games, the last to end first",
          "read",
          query("player", "only games of this player: the name of a member, or a level such as 5"),
          query("game", "only this game, such as talpa"),
          query("variant", "only this variant, such as 8x8; with game"),
          query("result", "only games with this result", "1-0", "0-1", "1/2-1/2"),
          query("rated", "only rated games, or only others", "true", "false"),
          number(
              "minPlies",
              "only games with at least this number of moves, counting those of both sides"),
          number(
              "maxPlies",
              "only games with at most this number of moves, counting those of both sides"),
          query("from", "only games that ended on this day of UTC or later, such as 2026-11-25"),
          query("to", "only games that ended on this day of UTC or earlier"),
          query(
              "moves",
              "only games that reached the position after these moves, such as d3c3 e5d5, in any"
                  + " order of moves; at most 16, with game and variant"),
          query("after", "continues after the games of an answer: its field next"),
          number("limit", "the maximum number of games, from 1 to 50; default: 20"),
          answer(FoundGamesJson.class));

  public static final Operation OPENINGS =
      Operation.get(
          "/api/v2/openings/{game}/{variant}",
          "Count how games went on in a position of an opening, with what is proven about it",
          "read",
          query(
              "moves",
              "the moves that reach the position, such as d3c3 e5d5; at most 16; default: none"),
          query(
              "source",
              "the games that are counted: games, the finished public games on this server, or"
                  + " computers, the games between computers that come with the program; default:"
                  + " games, or computers where the position has no others",
              "games",
              "computers"),
          answer(OpeningExplorerJson.class));

  private SearchOperations() {}
}
