package tabuleiro.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import tabuleiro.rules.Family;
import tabuleiro.rules.FamilyCheck;
import tabuleiro.rules.Message;
import tabuleiro.rules.Motif;
import tabuleiro.rules.VariantField;

/// Checks that a family has its name, its texts and its rules in both languages, so that no text is
/// missing in the middle of a game.
public final class FamilyTextCheck implements FamilyCheck {
  private static final Pattern NAME = Pattern.compile("[a-z]{1,30}");

  /// The symbol of a piece on a text board.
  private static final Pattern SYMBOL = Pattern.compile("[!-~]{1,3}");

  private static final Pattern NUMBER = Pattern.compile("[0-9]");

  private static final Pattern PAGE_KEY = Pattern.compile("(board|effect|piece|goal)\\..*");

  /// The key of the colours of the pieces, which a game need not have, and its values.
  private static final String COLOURS = "piece-colours";

  private static final Set<String> COLOUR_NAMES = Set.of("red-blue", "white-black", "black-white");

  /// The keys that every game has.
  static final List<String> KEYS =
      List.of(
          "name",
          "tagline",
          "credit",
          "variants",
          "side.first",
          "side.second",
          "side.grammar",
          "clicks",
          "steps");

  /// Returns a check; the service loader needs it.
  public FamilyTextCheck() {}

  @Override
  public List<Message> problems(Family family) {
    String name = family.name();
    if (!NAME.matcher(name).matches()) {
      return List.of(Message.of("family.name-form", name));
    }
    if (Messages.isSubject(name)) {
      return List.of(Message.of("family.name-taken", name));
    }
    FamilySample sample = FamilySample.of(family);
    Set<String> required = requiredKeys(family, sample);
    List<Message> problems = new ArrayList<>();
    for (Language language : Language.values()) {
      if (language == language.base() || Messages.hasTexts(name, language)) {
        check(name, language, required, sample, problems);
      }
    }
    return problems;
  }

  /// Returns the keys of the texts that a family needs.
  static Set<String> requiredKeys(Family family, FamilySample sample) {
    Set<String> keys = new TreeSet<>(KEYS);
    for (String kind : sample.kinds()) {
      keys.addAll(pieceKeys(kind));
      keys.add("symbol.first." + kind);
      keys.add("symbol.second." + kind);
    }
    for (String mark : sample.marks()) {
      keys.add("board.mark." + mark);
    }
    for (VariantField field : family.variantFields()) {
      keys.add("field." + field.name());
    }
    for (Motif motif : family.motifs()) {
      keys.add("motif." + motif.key());
      keys.add("motif." + motif.key() + ".task");
    }
    sample.messages().forEach(message -> addKeys(message, keys));
    return keys;
  }

  private static List<String> pieceKeys(String kind) {
    return List.of("piece." + kind, "piece." + kind + ".the");
  }

  private static void addKeys(Message message, Set<String> keys) {
    keys.add(message.key());
    for (Object argument : message.arguments()) {
      if (argument instanceof Message nested) {
        addKeys(nested, keys);
      }
    }
  }

  private static void check(
      String name,
      Language language,
      Set<String> required,
      FamilySample sample,
      List<Message> problems) {
    String rules = Messages.rulesPageName(name, language);
    if (!ResourceLines.exists(Messages.class, rules)) {
      problems.add(Message.of("family.no-file", rules));
    }
    String file = Messages.fileName(name, language);
    if (!Messages.hasTexts(name, language)) {
      problems.add(Message.of("family.no-file", file));
      return;
    }
    Messages messages = Messages.of(language).forGame(name);
    List<String> missing = required.stream().filter(key -> !messages.hasKey(key)).toList();
    if (!missing.isEmpty()) {
      problems.add(Message.of("family.no-keys", file, String.join(", ", missing)));
    }
    Set<String> wrong = new TreeSet<>(messages.malformedKeys());
    required.stream().filter(key -> isWrong(key, messages)).forEach(wrong::add);
    if (messages.hasKey(COLOURS) && !COLOUR_NAMES.contains(messages.format(COLOURS))) {
      wrong.add(COLOURS);
    }
    // Pages fill the arguments of these in by themselves.
    messages.keysLike(PAGE_KEY).stream()
        .filter(key -> !messages.isFormattable(Message.of(key, "{0}", "{1}", "{2}", "{3}")))
        .forEach(wrong::add);
    if (missing.isEmpty() && wrong.isEmpty()) {
      sample.messages().stream()
          .filter(message -> !messages.isFormattable(message))
          .forEach(message -> wrong.add(message.key()));
    }
    if (!wrong.isEmpty()) {
      problems.add(Message.of("family.bad-keys", file, String.join(", ", wrong)));
    }
  }

  private static boolean isWrong(String key, Messages messages) {
    if (!messages.hasKey(key) || messages.isMalformed(key)) {
      return false;
    }
    String text = messages.format(key);
    if (key.startsWith("symbol.")) {
      return !SYMBOL.matcher(text).matches();
    }
    boolean isNumber = NUMBER.matcher(text).matches();
    return text.isBlank() || (key.equals("side.grammar") && !isNumber);
  }
}
