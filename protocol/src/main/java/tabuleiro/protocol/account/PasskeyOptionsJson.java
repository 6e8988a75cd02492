package tabuleiro.protocol.account;

import io.avaje.jsonb.Json;
import java.util.Map;
import tabuleiro.protocol.record.OrderedMaps;

/// What the browser is asked to make or to sign.
///
/// @param publicKey the options for `navigator.credentials`, in the form that
///   `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` reads
@Json
public record PasskeyOptionsJson(Map<String, Object> publicKey) {
  /// Copies the map.
  public PasskeyOptionsJson {
    publicKey = OrderedMaps.copyOf(publicKey);
  }
}
