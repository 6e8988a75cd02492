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
/// asked, over that of the language's base. Safe for several threads, which may read the same
/// twice.
final class MessageBundle {
  private final String subject;
  private final Language language;
  private volatile @Nullable Map<String, String> messages;

  /// @param subject the file is `subject_pt.properties`, or `subject_pt_BR.properties`
  MessageBundle(String subject, Language language) {
    this.subject = subject;
    this.language = language;
  }

  /// Returns the name of the file of a bundle.
  static String fileName(String subject, Language language) {
    return subject + "_" + language.locale() + ".properties";
  }

  /// Returns the messages by their keys.
  ///
  /// @throws IllegalStateException when there is no such bundle: a defect
  Map<String, String> messages() {
    Map<String, String> known = messages;
    if (known == null) {
      known = read(subject, language);
      messages = known;
    }
    return known;
  }

  private static Map<String, String> read(String subject, Language language) {
    boolean isBase = language == language.base();
    Map<String, String> messages =
        isBase ? new HashMap<>() : new HashMap<>(read(subject, language.base()));
    String name = fileName(subject, language);
    Properties properties = new Properties();
    try (InputStream in = MessageBundle.class.getResourceAsStream(name)) {
      if (in != null) {
        properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      } else if (isBase) {
        throw new IllegalStateException("no words for " + name);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    for (String key : properties.stringPropertyNames()) {
      messages.put(key, properties.getProperty(key));
    }
    return Map.copyOf(messages);
  }
}
