package tabuleiro.protocol.profile;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.protocol.game.GameListEntryJson;
import tabuleiro.protocol.operation.OneOf;

/// The public profile of a member.
///
/// @param name the name of the member
/// @param createdMillis when the account was created, in milliseconds since 1970
/// @param bot whether the member is a program
/// @param suspended whether the operator has suspended the member
/// @param other whether the caller is another member, who can follow, block and mute this one
/// @param relations what the caller has chosen
/// @param openings the moves with which the member begins public games, at most three for each
///   board: the most frequent first
/// @param games the public games of the member: those in progress first, then the newest
@Json
public record ProfileJson(
    String name,
    long createdMillis,
    boolean bot,
    boolean suspended,
    boolean other,
    @OneOf({"follow", "block", "mute"}) List<String> relations,
    List<OpeningJson> openings,
    List<GameListEntryJson> games) {
  /// Copies the lists.
  public ProfileJson {
    relations = List.copyOf(relations);
    openings = List.copyOf(openings);
    games = List.copyOf(games);
  }
}
