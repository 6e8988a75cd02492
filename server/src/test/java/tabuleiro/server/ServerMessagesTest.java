package tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabuleiro.text.Language;

final class ServerMessagesTest {
  /// The keys of messages; `http.route` is an attribute of spans.
  private static final Pattern KEY =
      Pattern.compile(
          "\"(?!http\\.route)((?:store|live|local|games|http|push|member|search|tournament|fairplay)"
              + "\\.[a-z-]+)\"");

  @Test
  void messagesAreExactlyThoseUsed() throws IOException {
    Set<String> said = new TreeSet<>();
    for (String module : List.of(".", "../view", "../play", "../wasm")) {
      try (Stream<Path> files = Files.walk(Path.of(module, "src/main/java"))) {
        files
            .filter(Files::isRegularFile)
            .flatMap(file -> KEY.matcher(text(file)).results())
            .map(found -> found.group(1))
            .forEach(said::add);
      }
    }
    for (Language language : Language.ofDocuments()) {
      assertThat(new TreeSet<Object>(bundle(language).keySet())).isEqualTo(said);
    }
  }

  private static Properties bundle(Language language) throws IOException {
    Path file =
        Path.of("../text/src/main/resources/tabuleiro/text")
            .resolve("server_" + language.code() + ".properties");
    Properties properties = new Properties();
    properties.load(new StringReader(text(file)));
    return properties;
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
