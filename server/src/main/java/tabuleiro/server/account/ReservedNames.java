package tabuleiro.server.account;

import java.text.Normalizer;
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
  private static final Pattern WORD_ENDS =
      Pattern.compile(SEPARATORS.pattern() + "|(?<=\\p{Ll}\\p{M}{0,4})(?=\\p{Lu})");
  private static final Pattern DIGITS_AT_END = Pattern.compile("\\p{N}+$");

  /// What people put around a name that is taken, and the plural.
  private static final Pattern DECORATION = Pattern.compile("^(x+|the|real|lam|mr)|(x+|s)$");

  /// Words that are refused anywhere in a name, in English and Portuguese.
  private static final Set<String> WORDS =
      folded(
          "mod",
          "operator",
          "operador",
          "operadora",
          "sysop",
          "webmaster",
          "staff",
          "helpdesk",
          "system",
          "sistema",
          "server",
          "servidor",
          "official",
          "oficial");

  /// Letters that are refused anywhere in a name, also within a word: the beginnings of the words
  /// for the staff in several languages, and the name of the site.
  private static final Pattern PARTS =
      compile(
          "(?<!b)ADMIN|ADMIN(?!ton)|ACLMIN|MODERAT|MODERAD|MODERAC|SUPPORT|SUPORTE|SOPORTE"
              + "|TABULEIRO");

  /// Names that are refused as a whole.
  private static final Set<String> NAMES =
      folded(
          "help",
          "ajuda",
          "root",
          "owner",
          "security",
          "seguranca",
          "team",
          "equipa",
          "computer",
          "computador",
          "engine",
          "motor",
          "formermember",
          "antigomembro",
          "anonymous",
          "anonimo");

  /// Names of levels, also with their numbers in words or in Roman numerals.
  private static final Pattern LEVEL =
      compile(
          "CLASSICO?|(CLASSICO?)?(LEVEL|NIVEL|LVL)S?([lvx]*|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT"
              + "|NINE|TEN|UM|DOIS|TRES|QUATRO|CINCO|SEIS|SETE|OITO|NOVE|DEZ)(CLASSICO?)?");

  private static final Pattern BOT = Pattern.compile(".*[bб]ot");

  private ReservedNames() {}

  private static Set<String> folded(String... words) {
    return Stream.of(words).map(ReservedNames::fold).collect(Collectors.toUnmodifiableSet());
  }

  /// Returns a pattern for folded names.
  ///
  /// @param pattern has words in capitals
  private static Pattern compile(String pattern) {
    return Pattern.compile(
        Pattern.compile("[A-Z]+").matcher(pattern).replaceAll(word -> fold(word.group())));
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
    return isReservedWord(whole)
        || folds(whole).anyMatch(ReservedNames::isReservedWhole)
        || WORD_ENDS.splitAsStream(plain).anyMatch(ReservedNames::isReservedWord);
  }

  private static boolean isReservedWhole(String folded) {
    return PARTS.matcher(folded).find()
        || LEVEL.matcher(folded).matches()
        || LEVEL.matcher(undecorated(folded)).matches()
        || NAMES.contains(undecorated(folded));
  }

  private static boolean isReservedWord(String word) {
    return BOT.matcher(undecorated(fold(word))).matches()
        || folds(word).map(ReservedNames::undecorated).anyMatch(WORDS::contains);
  }

  private static String undecorated(String folded) {
    return DECORATION.matcher(folded).replaceAll("");
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
    return letters
        .toString()
        .replace('i', 'l')
        .replace("rn", "m")
        .replace("nn", "m")
        .replace("vv", "w");
  }

  private static int letter(int unit) {
    int index = "01345789".indexOf(unit);
    return index < 0 ? unit : "oleastbg".charAt(index);
  }
}
