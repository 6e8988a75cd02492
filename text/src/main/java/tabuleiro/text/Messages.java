package tabuleiro.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import tabuleiro.rules.Message;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;

/// Turns phrases into words of one language. Words are looked up in the bundle of the game, if one
/// is chosen, and then in those that are always there.
///
/// Messages are [MessageFormat] patterns: an apostrophe is written twice, `{0}` is an argument.
/// Immutable.
public final class Messages {
  /// The bundles that are always there, in the order in which they are asked. Each is read when it
  /// is first asked; those of the server come last, so that other commands never read them.
  private static final List<String> SUBJECTS =
      List.of(
          "pages",
          "screens",
          "commands",
          "play",
          "common",
          "server",
          "site",
          "study",
          "board",
          "report");

  private final Language language;
  private final List<MessageBundle> bundles;

  private Messages(Language language, List<MessageBundle> bundles) {
    this.language = language;
    this.bundles = List.copyOf(bundles);
  }

  /// Returns the names of the bundles that are always there, for tests.
  static List<String> subjects() {
    return SUBJECTS;
  }

  /// Returns the words of a language, with no game chosen.
  public static Messages of(Language language) {
    return new Messages(
        language, SUBJECTS.stream().map(subject -> new MessageBundle(subject, language)).toList());
  }

  /// Returns the words of the same language for a game.
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

  /// Returns the words of a key with its arguments, each of a type that [Message] allows.
  ///
  /// @throws IllegalStateException when no bundle has the key: a defect, which tests look for
  public String format(String key, Object... arguments) {
    return format(Message.of(key, arguments));
  }

  /// Returns the words of a phrase.
  ///
  /// @throws IllegalStateException when no bundle has the key: a defect, which tests look for
  public String format(Message phrase) {
    Object[] arguments = phrase.arguments().stream().map(this::argument).toArray();
    return new MessageFormat(pattern(phrase.key()), language.locale()).format(arguments);
  }

  /// Returns what a violation says, with the number of the rule behind it where there is one.
  public String format(Violation violation) {
    String what = format(violation.message());
    return violation.rule().isEmpty() ? what : format("with-rule", what, violation.rule());
  }

  /// Returns what the exception says.
  public String format(RulesException problem) {
    return format(problem.violation());
  }

  /// Returns the name of a side in the chosen game, such as Red.
  public String sideName(Side side) {
    return format(side == Side.FIRST ? "side.first" : "side.second");
  }

  /// Returns the help texts of the command line.
  public ResourceBundle helpBundle() {
    return ResourceBundle.getBundle(
        "tabuleiro.text.help",
        language.locale(),
        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }

  /// Returns whether the chosen bundles have words for a key.
  public boolean hasKey(String key) {
    return bundles.stream().anyMatch(bundle -> bundle.messages().containsKey(key));
  }

  /// Returns the keys of the chosen bundles, for tests.
  public Set<String> keys() {
    Set<String> keys = new TreeSet<>();
    for (MessageBundle bundle : bundles) {
      keys.addAll(bundle.messages().keySet());
    }
    return keys;
  }

  /// Returns the rules page of a game: plain text with numbered rules, its author and its credit.
  public String rulesPage(String family) {
    String name = "rules/" + family + "_" + language.code() + ".txt";
    try (InputStream in = Messages.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("no rules page " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Object argument(Object argument) {
    // Not a switch: its first use makes a class, which no start-up cache holds.
    if (argument instanceof Side side) {
      return sideName(side);
    }
    return argument instanceof Message phrase ? format(phrase) : argument;
  }

  private String pattern(String key) {
    for (MessageBundle bundle : bundles) {
      String message = bundle.messages().get(key);
      if (message != null) {
        return message;
      }
    }
    throw new IllegalStateException("no " + language.code() + " words for '" + key + "'");
  }
}
