package tabuleiro.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/// The messages of one subject in one language: a properties file in UTF-8, read when it is first
/// asked. Safe for several threads, which may read the same twice.
final class MessageBundle {
  private final String name;
  private volatile @Nullable Map<String, String> messages;

  /// @param subject the bundle is `subject_code.properties`
  MessageBundle(String subject, Language language) {
    this.name = fileName(subject, language);
  }

  /// Returns the name of the file of a bundle.
  static String fileName(String subject, Language language) {
    return subject + "_" + language.code() + ".properties";
  }

  /// Returns the messages by their keys.
  ///
  /// @throws IllegalStateException when there is no such bundle: a defect
  Map<String, String> messages() {
    Map<String, String> known = messages;
    if (known == null) {
      known = read(name);
      messages = known;
    }
    return known;
  }

  private static Map<String, String> read(String name) {
    Properties properties = new Properties();
    try (InputStream in = MessageBundle.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("no words for " + name);
      }
      properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Map<String, String> messages = new HashMap<>();
    for (String key : properties.stringPropertyNames()) {
      messages.put(key, properties.getProperty(key));
    }
    return Map.copyOf(messages);
  }
}
