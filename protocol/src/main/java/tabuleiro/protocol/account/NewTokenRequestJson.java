package tabuleiro.protocol.account;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.protocol.operation.OneOf;

/// An access token to create.
///
/// @param name what the member calls the program: 1 to 40 characters
/// @param scopes what the program may do: at least one
@Json
public record NewTokenRequestJson(String name, @OneOf(of = ScopeKey.class) List<String> scopes) {
  /// Copies the list.
  public NewTokenRequestJson {
    scopes = List.copyOf(scopes);
  }
}
