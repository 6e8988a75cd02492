package tabuleiro.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

final class PlayMessagesTest {
  private static final Pattern KEY =
      Pattern.compile("\"((?:seat|clock|table|match|record|replay|command)\\.[a-z-]+)\"");

  @Test
  void everyMessageKeyOfTheSourcesIsInBothBundles() throws IOException {
    Set<String> keys = new TreeSet<>();
    try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Matcher matcher = KEY.matcher(Files.readString(file));
        while (matcher.find()) {
          keys.add(matcher.group(1));
        }
      }
    }
    assertThat(keys).hasSizeGreaterThan(40);
    for (Language language : Language.values()) {
      assertThat(Messages.of(language).keys()).containsAll(keys);
    }
  }

  @Test
  void bothLanguagesHaveTheSameKeys() {
    assertThat(Messages.of(Language.PORTUGUESE).keys())
        .isEqualTo(Messages.of(Language.ENGLISH).keys());
  }
}
