package tabuleiro.prose;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.languagetool.markup.AnnotatedText;
import org.languagetool.markup.AnnotatedTextBuilder;

/// Takes the messages out of a bundle. Arguments, quoted examples, options and markup of the
/// command line are replaced by a noun.
final class BundlePassages {
  private static final Pattern MARKUP =
      Pattern.compile(
          "\\$?\\{[^{}]*(?:\\{[^{}]*}[^{}]*)*}|(?<!\\p{L})''[^']*''(?!\\p{L})|%n|\\b[A-Z]+=?[A-Z]+\\b|--?[a-z][a-z-]*(?:["
              + " =][A-Z]+)?|[a-z]+(?:\\.[a-z]+)+");

  /// Messages that fill in a choice or name an option alone have no grammar to check.
  private static final int SHORTEST = 12;

  private BundlePassages() {}

  /// Returns the messages of a bundle in the order of their keys.
  static List<Passage> of(Path file) throws IOException {
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      properties.load(reader);
    }
    return new TreeSet<>(properties.stringPropertyNames())
        .stream()
            .filter(key -> properties.getProperty(key).length() >= SHORTEST)
            .map(key ->
                new Passage(file.getFileName() + " " + key, text(properties.getProperty(key))))
            .toList();
  }

  private static AnnotatedText text(String message) {
    AnnotatedTextBuilder builder = new AnnotatedTextBuilder();
    Matcher markup = MARKUP.matcher(message);
    int end = 0;
    while (markup.find()) {
      builder.addText(plain(message.substring(end, markup.start())));
      builder.addMarkup(
          markup.group(), markup.group().equals("%n") ? "\n" : Passage.noun(markup.group()));
      end = markup.end();
    }
    return builder.addText(plain(message.substring(end))).build();
  }

  private static String plain(String text) {
    return text.replace("''", "'");
  }
}
