package tabuleiro.server.profile;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.server.game.message.GameSummaryJson;

/// The public profile of a member.
///
/// @param name the member's name
/// @param created when the account was created, in milliseconds since 1970
/// @param bot whether the member is a program
/// @param suspended whether the operator has suspended the member
/// @param other whether the caller is another member, who can follow, block and mute this one
/// @param relations `follow`, `block` and `mute`, as the caller has chosen
/// @param openings the moves with which the member begins public games, the most frequent first
/// @param games the member's public games, those in progress first, then the newest
@Json
public record ProfileJson(
    String name,
    long created,
    boolean bot,
    boolean suspended,
    boolean other,
    List<String> relations,
    List<OpeningJson> openings,
    List<GameSummaryJson> games) {
  /// Copies the lists.
  public ProfileJson {
    relations = List.copyOf(relations);
    openings = List.copyOf(openings);
    games = List.copyOf(games);
  }
}
