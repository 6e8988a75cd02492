package tabuleiro.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;

/// The messages of one subject in one language: a properties file in UTF-8.
record Bundle(String name, Map<String, String> messages) {
  /// Reads the bundle `subject_code.properties`.
  static Bundle read(String subject, Language language) {
    String name = subject + "_" + language.code() + ".properties";
    Properties properties = new Properties();
    try (InputStream in = Bundle.class.getResourceAsStream(name)) {
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
    return new Bundle(name, Map.copyOf(messages));
  }
}
