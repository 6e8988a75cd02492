package tabuleiro.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tabuleiro.rules.Message;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;

/// The messages of one language: formats a [Message] as text. A key is looked up in the bundle of
/// the game, if one was chosen, and then in the general bundles.
///
/// Messages are [MessageFormat] patterns: an apostrophe is written twice, `{0}` is an argument, and
/// `{0,of}` is a grammatical form of the name of a side: `{0,the}`, `{0,The}`, `{0,of}`, `{0,to}`,
/// `{0,by}` and `{0,verb,ganha|ganham}` (see `NameForms`). Immutable.
public final class Messages {
  /// A passage of a rules page that only applies to terminals.
  private static final Pattern TERMINAL_ONLY = Pattern.compile("\\[\\[(.*?)]]", Pattern.DOTALL);

  /// A number in the identifier of a variant.
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

  /// The general bundles, in the order of lookup. A bundle is read at its first lookup; those of
  /// the server come last, so that other commands never read them.
  private static final List<String> SUBJECTS =
      List.of(
          "pages",
          "screens",
          "online",
          "commands",
          "play",
          "common",
          "server",
          "site",
          "study",
          "board",
          "report");

  /// The bundle of the command line's help, which is not looked up here.
  private static final String HELP = "help";

  /// The longest text in a message, in characters. Input may have any length. A guess.
  private static final int MAX_ARGUMENT = 2000;

  private final Language language;
  private final List<MessageBundle> bundles;

  /// The formats by their patterns: parsing a pattern takes longer than formatting the message.
  /// Their number is limited: only the forms of names vary the pattern of a message.
  private final Map<String, MessageFormat> formats = new ConcurrentHashMap<>();

  private final NameForms nameForms = new NameForms(this::pattern);

  private Messages(Language language, List<MessageBundle> bundles) {
    this.language = language;
    this.bundles = List.copyOf(bundles);
  }

  /// Returns the names of the general bundles, for tests.
  static List<String> subjects() {
    return SUBJECTS;
  }

  /// Returns whether a name is that of a bundle of the program, so that no game can have it.
  static boolean isSubject(String name) {
    return SUBJECTS.contains(name) || name.equals(HELP);
  }

  /// Returns the messages of a language, with no game chosen.
  public static Messages of(Language language) {
    return new Messages(
        language, SUBJECTS.stream().map(subject -> new MessageBundle(subject, language)).toList());
  }

  /// Returns the messages of the same language for a game.
  ///
  /// @param family the family's name, such as `talpa`
  public Messages forGame(String family) {
    List<MessageBundle> own = new ArrayList<>();
    own.add(new MessageBundle(family, language));
    own.addAll(bundles.subList(bundles.size() - SUBJECTS.size(), bundles.size()));
    return new Messages(language, own);
  }

  /// Returns the language.
  public Language language() {
    return language;
  }

  /// Formats the message of a key.
  ///
  /// @param arguments each of a type that [Message] allows
  /// @throws IllegalStateException when no bundle has the key, which is a defect
  public String format(String key, Object... arguments) {
    return format(Message.of(key, arguments));
  }

  /// Formats a message.
  ///
  /// @throws IllegalStateException when no bundle has the key, which is a defect
  public String format(Message message) {
    Object[] arguments = message.arguments().stream().map(this::argument).toArray();
    String pattern = nameForms.expand(pattern(message.key()), message.arguments());
    MessageFormat format =
        formats.computeIfAbsent(pattern, text -> new MessageFormat(text, language.locale()));
    synchronized (format) { // A format is not safe for several threads.
      return format.format(arguments);
    }
  }

  /// Formats a violation, with the number of the broken rule where there is one.
  public String format(Violation violation) {
    return format(violation.withRule());
  }

  /// Formats the violation that an exception carries.
  public String format(RulesException problem) {
    return format(problem.violation());
  }

  /// Returns a whole number with the signs between thousands of the language.
  public String number(long number) {
    return NumberFormat.getIntegerInstance(language.locale()).format(number);
  }

  /// Returns the name of a board of these messages' game, as in a list of boards: that of the game,
  /// and that of the variant, or only what distinguishes it where that is shorter.
  public String boardName(String variant) {
    String distinction = named("short.", variant).orElseGet(() -> variantName(variant));
    return nameOf(variant) + " " + distinction;
  }

  /// Returns the name of a variant; its identifier when it has no name. The name `most-#` is that
  /// of `most-1`, `most-2` and so on, with the number as its argument.
  public String variantName(String variant) {
    return named("variant.", variant).orElse(variant);
  }

  /// Returns the name of a value of a field that makes up a variant, in the same way; the value
  /// itself when it has no name.
  public String fieldValueName(String field, String value) {
    return named("field." + field + ".", value).orElse(value);
  }

  private Optional<String> named(String prefix, String id) {
    if (hasKey(prefix + id)) {
      return Optional.of(format(prefix + id));
    }
    String pattern = prefix + NUMBER.matcher(id).replaceAll("#");
    Object[] numbers =
        NUMBER.matcher(id).results().map(found -> Integer.valueOf(found.group())).toArray();
    return hasKey(pattern) ? Optional.of(format(pattern, numbers)) : Optional.empty();
  }

  /// Returns the name of a variant of the chosen game where it is a game to players, such as Hex
  /// Jostle, and the name of the game elsewhere.
  public String nameOf(String variant) {
    return ofVariant("name", variant);
  }

  /// Returns the description of a variant of the chosen game in one sentence.
  public String taglineOf(String variant) {
    return ofVariant("tagline", variant);
  }

  /// Returns what a variant of the chosen game is about in a few words, such as `Dig a tunnel from
  /// edge to edge`. A game that has no such text gives its tagline.
  public String mottoOf(String variant) {
    return hasKey("motto") ? ofVariant("motto", variant) : taglineOf(variant);
  }

  /// Returns the goal that both sides have in a variant of the chosen game; empty where each side
  /// has its own, or none. The goal of `first-#` is that of `first-1`, `first-2` and so on.
  public Optional<String> goalOf(String variant) {
    return hasKey("goal.both") ? Optional.of(ofVariant("goal.both", variant)) : Optional.empty();
  }

  private String ofVariant(String key, String variant) {
    String special = key + "." + variant;
    String pattern = NUMBER.matcher(special).replaceAll("#");
    return format(Stream.of(special, pattern).filter(this::hasKey).findFirst().orElse(key));
  }

  /// Returns the name of a side in the chosen game, such as Red.
  public String sideName(Side side) {
    return format(side == Side.FIRST ? "side.first" : "side.second");
  }

  /// Returns a grammatical form of a side's name in the chosen game, such as "do Vermelho".
  ///
  /// @param form `name`, `the`, `The`, `of`, `to` or `by`
  public String sideForm(Side side, String form) {
    return nameForms.form(side, form).replace("''", "'");
  }

  /// Returns the help texts of the command line.
  public ResourceBundle helpBundle() {
    return ResourceBundle.getBundle(
        "tabuleiro.text." + HELP,
        language.locale(),
        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }

  /// Returns whether the chosen bundles have a key.
  public boolean hasKey(String key) {
    return bundles.stream().anyMatch(bundle -> bundle.messages().containsKey(key));
  }

  /// Returns the keys of the chosen bundles.
  public Set<String> keys() {
    Set<String> keys = new TreeSet<>();
    for (MessageBundle bundle : bundles) {
      keys.addAll(bundle.messages().keySet());
    }
    return keys;
  }

  /// Returns the name of the file with the texts of a game.
  ///
  /// @param family the family's name, such as `talpa`
  public static String fileName(String family, Language language) {
    return MessageBundle.fileName(family, language);
  }

  /// Returns whether a game has a file with its texts.
  ///
  /// @param family the family's name, such as `talpa`
  public static boolean hasTexts(String family, Language language) {
    return ResourceLines.exists(Messages.class, fileName(family, language));
  }

  /// Returns the keys of the first bundle, that of the chosen game, whose texts are no message
  /// patterns.
  List<String> malformedKeys() {
    return bundles.getFirst().messages().keySet().stream()
        .filter(this::isMalformed)
        .sorted()
        .toList();
  }

  /// Returns the keys of the first bundle, that of the chosen game, which match a pattern.
  List<String> keysLike(Pattern pattern) {
    return bundles.getFirst().messages().keySet().stream()
        .filter(key -> pattern.matcher(key).matches())
        .sorted()
        .toList();
  }

  /// Returns whether the text of a key is no message pattern.
  boolean isMalformed(String key) {
    try {
      new MessageFormat(nameForms.expand(pattern(key), List.of()), language.locale());
      return false;
    } catch (IllegalArgumentException e) {
      return true;
    }
  }

  /// Returns whether a message can be formatted with its arguments.
  boolean isFormattable(Message message) {
    try {
      format(message);
      return true;
    } catch (IllegalArgumentException | IllegalStateException e) {
      return false;
    }
  }

  /// Returns the rules page of a game for text terminals: plain text with numbered rules, its
  /// author and its credit; a paragraph is a line.
  ///
  /// @throws IllegalStateException when the game has no rules page, which is a defect
  public String rulesPage(String family) {
    return TERMINAL_ONLY.matcher(markedRulesPage(family)).replaceAll("$1");
  }

  /// Returns the rules page of a game without the passages that only apply to text boards and to
  /// typed input; a paragraph is a line.
  ///
  /// @throws IllegalStateException when the game has no rules page, which is a defect
  public String rulesPageForScreens(String family) {
    return TERMINAL_ONLY.matcher(markedRulesPage(family)).replaceAll("");
  }

  /// The passages for terminals are in double brackets.
  private String markedRulesPage(String family) {
    String name = rulesPageName(family, language);
    try (InputStream in = Messages.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("no rules page " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Returns the name of the file with the rules of a game.
  static String rulesPageName(String family, Language language) {
    return "rules/" + family + "_" + language.base().code() + ".txt";
  }

  private Object argument(Object argument) {
    // Not a switch: the first use of a pattern switch generates a class, which a start-up cache
    // cannot hold.
    if (argument instanceof Side side) {
      return sideName(side);
    }
    if (argument instanceof String text && text.length() > MAX_ARGUMENT) {
      return text.substring(0, MAX_ARGUMENT) + "…";
    }
    return argument instanceof Message message ? format(message) : argument;
  }

  private String pattern(String key) {
    for (MessageBundle bundle : bundles) {
      String message = bundle.messages().get(key);
      if (message != null) {
        return message;
      }
    }
    throw new IllegalStateException("no " + language.code() + " message for '" + key + "'");
  }
}
