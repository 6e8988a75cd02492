package tabuleiro.protocol.account;

import io.avaje.jsonb.Json;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// What the browser is asked to make or to sign.
///
/// @param publicKey the options for `navigator.credentials`, in the form that
///   `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` reads
@Json
public record PasskeyOptionsJson(Map<String, Object> publicKey) {
  /// Copies the map.
  public PasskeyOptionsJson {
    publicKey = Collections.unmodifiableMap(new LinkedHashMap<>(publicKey));
  }
}
