package tabuleiro.protocol.catalogue;

import io.avaje.jsonb.Json;
import java.util.Map;
import java.util.TreeMap;
import tabuleiro.protocol.operation.OneOf;

/// Texts in one language. {0}, {1} and so on stand for arguments.
///
/// @param language the language
/// @param texts the texts by key
@Json
public record TextsJson(@OneOf({"en", "pt", "pt-BR"}) String language, Map<String, String> texts) {
  /// Copies the map.
  public TextsJson {
    texts = new TreeMap<>(texts);
  }
}
