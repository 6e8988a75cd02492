package tabuleiro.server.player;

import java.text.Normalizer;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.rules.Message;
import tabuleiro.server.http.ProblemException;

/// The names that no new member and no visitor may have, because others would take them for the
/// operator, the site or a computer. Members with such a name keep it.
public final class ReservedNames {
  private static final Pattern SEPARATORS = Pattern.compile("[^\\p{L}\\p{N}\\p{M}@$]+");
  private static final Pattern DIGITS_AT_END = Pattern.compile("\\p{N}+$");

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
          "mods",
          "sysop",
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
          "classic",
          "classico",
          "classiclevel",
          "nivelclassico",
          "classiconivel",
          "formermember",
          "antigomembro",
          "anonymous",
          "anonimo");

  private static final String BOT = fold("bot");

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
    // Characters such as letters in circles become letters, which separators are not.
    String plain = Normalizer.normalize(name, Normalizer.Form.NFKD);
    String whole = SEPARATORS.matcher(plain).replaceAll("");
    String folded = fold(whole);
    return folded.endsWith(BOT)
        || folded.endsWith("бot")
        || folds(whole).anyMatch(ReservedNames::isReservedWhole)
        || SEPARATORS.splitAsStream(plain).flatMap(ReservedNames::folds).anyMatch(WORDS::contains);
  }

  private static boolean isReservedWhole(String folded) {
    return NAMES.contains(folded)
        || WORDS.contains(folded)
        || PARTS.stream().anyMatch(part -> folded.startsWith(part) || folded.endsWith(part));
  }

  /// Returns the folded forms of a name: each of the digits at its end may be a number or stand for
  /// a letter, as in `Leve15`.
  private static Stream<String> folds(String name) {
    String latin = latin(name);
    int letters = DIGITS_AT_END.matcher(latin).replaceFirst("").length();
    return IntStream.rangeClosed(letters, latin.length())
        .mapToObj(end -> withLetters(latin.substring(0, end)));
  }

  /// Returns a name without the digits at its end, and with letters for other digits and signs.
  private static String fold(String name) {
    return withLetters(DIGITS_AT_END.matcher(latin(name)).replaceFirst(""));
  }

  private static String latin(String name) {
    return FoldedName.latin(name.replace('@', 'a').replace('$', 's'));
  }

  private static String withLetters(String latin) {
    StringBuilder letters = new StringBuilder();
    latin.chars().map(ReservedNames::letter).forEach(unit -> letters.append((char) unit));
    return letters.toString().replace("rn", "m").replace("vv", "w").replace('i', 'l');
  }

  private static int letter(int unit) {
    int index = "01345789".indexOf(unit);
    return index < 0 ? unit : "oleastbg".charAt(index);
  }
}
