package tabuleiro.server.game;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.games.Games;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.session.Seat;
import tabuleiro.rules.Message;
import tabuleiro.server.account.ReservedNames;
import tabuleiro.server.http.ProblemException;
import tabuleiro.text.Language;
import tabuleiro.text.SafeText;
import tabuleiro.view.catalogue.PlayerName;
import tabuleiro.view.text.MessageCatalogue;

/// Checks the names of humans. A name must be readable, and must not look like that of a computer.
final class PlayerNames {
  /// Words for computers in general, folded.
  private static final Set<String> COMPUTERS = Set.of("computer", "computador", "engine", "motor");

  /// Names of levels with any number, folded.
  private static final String LEVEL = "(classic|classico)?(level|nivel)\\p{N}*";

  /// How many combining marks may follow each other; some scripts need several.
  private static final String STACKED_MARKS = ".*\\p{M}{5,}.*";

  private final Set<String> reserved;

  /// @param players the available computer players
  PlayerNames(PlayerCatalogue players) {
    reserved =
        Stream.concat(
                COMPUTERS.stream(),
                Games.names().stream()
                    .flatMap(family -> players.playerIds(family).stream())
                    .flatMap(PlayerNames::namesOf)
                    .map(PlayerNames::fold))
            .filter(name -> !name.isEmpty())
            .collect(Collectors.toUnmodifiableSet());
  }

  private static Stream<String> namesOf(String player) {
    Stream<String> displayed =
        Arrays.stream(Language.values())
            .map(language -> PlayerName.of(player, MessageCatalogue.of(language)));
    return Stream.concat(Stream.of(player), displayed);
  }

  /// Returns a name in Unicode's composed form, without superfluous spaces.
  ///
  /// @throws ProblemException when it has characters that cannot be seen, or is a computer's name
  /// @throws tabuleiro.play.session.SessionException when it is empty or too long
  String check(String text) {
    String name = Normalizer.normalize(text, Normalizer.Form.NFC);
    if (!name.codePoints().allMatch(SafeText::isVisible) || name.matches(STACKED_MARKS)) {
      throw new ProblemException(400, "name", Message.of("games.name-invisible"));
    }
    name = name.replaceAll("\\p{Z}+", " ").strip();
    String folded = fold(name);
    if (reserved.contains(folded) || folded.matches(LEVEL)) {
      throw new ProblemException(400, "name", Message.of("games.name-computer", name));
    }
    ReservedNames.check(name);
    return Seat.human(name).name();
  }

  /// Returns the letters and digits of a name without case, accents and forms of letters.
  private static String fold(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFKD)
        .toUpperCase(Locale.ROOT)
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{N}]", "");
  }
}
