package tabuleiro.protocol.account;

import io.avaje.jsonb.Json;
import java.util.List;

/// The signed-in member.
///
/// @param name the name of the member
/// @param recoveryCodes new recovery codes, which are shown once
@Json
public record SignedInJson(String name, List<String> recoveryCodes) {
  /// Copies the list.
  public SignedInJson {
    recoveryCodes = List.copyOf(recoveryCodes);
  }
}
