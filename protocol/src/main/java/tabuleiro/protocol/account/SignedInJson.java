package tabuleiro.protocol.account;

import io.avaje.jsonb.Json;
import java.util.List;

/// The signed-in member.
///
/// @param name the name of the member
/// @param codes new recovery codes, which are shown once
@Json
public record SignedInJson(String name, List<String> codes) {
  /// Copies the list.
  public SignedInJson {
    codes = List.copyOf(codes);
  }
}
