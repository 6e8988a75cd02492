package tabuleiro.server.account;

import io.avaje.jsonb.Json;
import java.util.List;

/// The recovery codes of a member, which are shown once.
///
/// @param name the member's name
/// @param codes the codes; none after signing in with a password
@Json
public record RecoveryCodesJson(String name, List<String> codes) {
  /// Copies the list.
  public RecoveryCodesJson {
    codes = List.copyOf(codes);
  }
}
