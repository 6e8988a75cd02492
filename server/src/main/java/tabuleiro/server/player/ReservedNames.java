package tabuleiro.server.player;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.rules.Message;
import tabuleiro.server.http.ProblemException;

/// The names that no new member and no visitor may have, because others would take them for the
/// operator, the site or a computer. Members with such a name keep it.
public final class ReservedNames {
  /// Words that are refused anywhere in a name, in English and Portuguese.
  private static final Set<String> WORDS =
      folded(
          "admin",
          "administrator",
          "administrador",
          "administradora",
          "administration",
          "administracao",
          "moderator",
          "moderador",
          "moderadora",
          "moderation",
          "moderacao",
          "operator",
          "operador",
          "operadora",
          "sysadmin",
          "webmaster",
          "staff",
          "support",
          "suporte",
          "official",
          "oficial",
          "tabuleiro");

  /// Beginnings and ends of names that are refused without a space too.
  private static final List<String> PARTS =
      List.copyOf(folded("admin", "moderator", "moderador", "tabuleiro"));

  /// Names that are refused as a whole.
  private static final Set<String> NAMES =
      folded(
          "mod",
          "help",
          "helpdesk",
          "ajuda",
          "system",
          "sistema",
          "root",
          "owner",
          "server",
          "servidor",
          "security",
          "seguranca",
          "team",
          "equipa",
          "bots",
          "computer",
          "computador",
          "engine",
          "motor",
          "level",
          "nivel",
          "classiclevel",
          "nivelclassico",
          "classiconivel",
          "formermember",
          "antigomembro",
          "anonymous",
          "anonimo");

  private static final String BOT = fold("bot");
  private static final Pattern SEPARATORS = Pattern.compile("[^\\p{L}\\p{N}\\p{M}@$]+");

  private ReservedNames() {}

  private static Set<String> folded(String... words) {
    return Stream.of(words).map(ReservedNames::fold).collect(Collectors.toUnmodifiableSet());
  }

  /// Checks a name.
  ///
  /// @throws ProblemException when it is reserved
  public static void check(String name) {
    if (isReserved(name)) {
      throw new ProblemException(400, "name", Message.of("member.name-reserved", name));
    }
  }

  /// Returns whether a name is reserved, however it is written.
  public static boolean isReserved(String name) {
    String whole = fold(SEPARATORS.matcher(name).replaceAll(""));
    return NAMES.contains(whole)
        || whole.endsWith(BOT)
        || whole.endsWith("бot")
        || PARTS.stream().anyMatch(part -> whole.startsWith(part) || whole.endsWith(part))
        || Stream.concat(Stream.of(whole), words(name)).anyMatch(WORDS::contains);
  }

  private static Stream<String> words(String name) {
    return SEPARATORS.splitAsStream(name).map(ReservedNames::fold);
  }

  /// Returns a name without the digits at its end, and with letters for other digits and signs.
  private static String fold(String name) {
    String latin =
        FoldedName.latin(name.replace('@', 'a').replace('$', 's'))
            .toLowerCase(Locale.ROOT)
            .replaceAll("\\p{N}+$", "");
    StringBuilder letters = new StringBuilder();
    latin.chars().map(ReservedNames::letter).forEach(unit -> letters.append((char) unit));
    return letters.toString().replace("rn", "m").replace("vv", "w").replace('i', 'l');
  }

  private static int letter(int unit) {
    int index = "01345789".indexOf(unit);
    return index < 0 ? unit : "oleastbg".charAt(index);
  }
}
