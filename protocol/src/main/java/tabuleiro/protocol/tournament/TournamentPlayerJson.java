package tabuleiro.protocol.tournament;

import io.avaje.jsonb.Json;
import java.util.List;

/// A player in the standings of a tournament.
///
/// @param place the place, from 1; equal players share one
/// @param number the number of the player in the order of entry
/// @param name the displayed name, which says when a member is a bot
/// @param member the name of the member's profile; empty for a level, and when the account was
///   deleted
/// @param level the level, such as 5; empty for a member
/// @param rating the rating at the entry
/// @param withdrawn whether the player has withdrawn
/// @param points the points
/// @param played the number of games played
/// @param rounds the results of the rounds in their order: `win`, `draw`, `loss`, or empty without
///   one; no rounds in an arena and in simultaneous games
/// @param tieBreaks the values of the tie-breaks
@Json
public record TournamentPlayerJson(
    int place,
    int number,
    String name,
    String member,
    String level,
    int rating,
    boolean withdrawn,
    double points,
    int played,
    List<String> rounds,
    List<Double> tieBreaks) {
  /// Copies the lists.
  public TournamentPlayerJson {
    rounds = List.copyOf(rounds);
    tieBreaks = List.copyOf(tieBreaks);
  }
}
