package tabuleiro.app;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.jline.utils.Levenshtein;
import picocli.CommandLine;
import tabuleiro.games.Games;

/// Finds what a user may have meant by an unknown word on the command line.
final class SimilarNames {
  /// More letters to change than this make another word.
  private static final int MAX_DISTANCE = 2;

  private SimilarNames() {}

  /// Returns the command or option that is most similar to a word, or empty when none is similar.
  /// For the name of a game, that is the command that plays it.
  ///
  /// @param command the command that does not know the word
  static Optional<String> of(String word, CommandLine command) {
    if (command.getParent() == null && Games.names().contains(word)) {
      return Optional.of("play " + word);
    }
    String name = word.replaceFirst("=.*", "");
    return Stream.concat(
            command.getSubcommands().keySet().stream(),
            command.getCommandSpec().optionsMap().keySet().stream())
        .filter(known -> Levenshtein.distance(name, known) <= MAX_DISTANCE)
        .filter(known -> known.length() > MAX_DISTANCE)
        .min(Comparator.comparingInt(known -> Levenshtein.distance(name, known)));
  }
}
