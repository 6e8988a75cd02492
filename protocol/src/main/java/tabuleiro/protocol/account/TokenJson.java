package tabuleiro.protocol.account;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.protocol.operation.OneOf;

/// An access token of a member, without the token itself.
///
/// @param id the id, with which it can be ended
/// @param name what the member calls the program
/// @param scopes what the program may do
/// @param createdMillis when it was created, in milliseconds since 1970
/// @param usedMillis when it was last used, to about an hour, in milliseconds since 1970
@Json
public record TokenJson(
    String id,
    String name,
    @OneOf(of = ScopeKey.class) List<String> scopes,
    long createdMillis,
    long usedMillis) {
  /// Copies the list.
  public TokenJson {
    scopes = List.copyOf(scopes);
  }
}
