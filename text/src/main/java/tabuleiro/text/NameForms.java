package tabuleiro.text;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.rules.Message;
import tabuleiro.rules.Side;

/// The grammatical forms of the names of sides and pieces. Portuguese names have an article, a
/// gender and a number ("o Vermelho", "as Brancas"), which prepositions and verbs follow ("do
/// Vermelho", "as Brancas ganham"). A message asks for a form of argument 0 as follows:
///
/// | in a message | English | Portuguese |
/// |---|---|---|
/// | `{0,name}` | Red | Vermelho, Brancas |
/// | `{0,the}`, `{0,The}` | Red | o Vermelho, As Brancas |
/// | `{0,of}` | Red's | do Vermelho, das Brancas |
/// | `{0,to}` | to Red | ao Vermelho, às Brancas |
/// | `{0,by}` | by Red | pelo Vermelho, pelas Brancas |
/// | `{0,verb,ganha\|ganham}` | | ganha, ganham |
///
/// The message `side.grammar` of a game says which of several alternatives its sides take, counted
/// from 0: in Portuguese 0 for masculine singular and 1 for feminine plural. The messages
/// `side.the`, `side.of` and so on hold the forms of sides. Of a piece, which is a message such as
/// `piece.mole`, there is only the form `the`: the message `piece.mole.the`.
final class NameForms {
  private static final Pattern FORM =
      Pattern.compile("\\{(\\d),(name|the|The|of|to|by|verb)(?:,([^{}]*))?\\}");

  /// Returns the message of a key, not yet formatted.
  private final UnaryOperator<String> patterns;

  NameForms(UnaryOperator<String> patterns) {
    this.patterns = patterns;
  }

  /// Returns a message pattern in which forms are replaced by text. A form of an argument that is
  /// neither a side nor a message stays as it is, for a page in the browser to replace.
  String expand(String pattern, List<Object> arguments) {
    return FORM.matcher(pattern)
        .replaceAll(match -> Matcher.quoteReplacement(expand(match, arguments)));
  }

  private String expand(MatchResult match, List<Object> arguments) {
    int index = Integer.parseInt(match.group(1));
    Object argument = index < arguments.size() ? arguments.get(index) : "";
    if (argument instanceof Side side) {
      return match.group(2).equals("verb")
          ? alternative(match.group(3))
          : form(side, match.group(2));
    }
    if (argument instanceof Message message) {
      return patterns.apply(message.key() + "." + match.group(2));
    }
    return "'" + match.group() + "'";
  }

  /// Returns a form of a side's name, as part of a message pattern.
  ///
  /// @param form `name`, `the`, `The`, `of`, `to` or `by`
  String form(Side side, String form) {
    String name = patterns.apply(side == Side.FIRST ? "side.first" : "side.second");
    return switch (form) {
      case "name" -> name;
      case "The" -> capitalized(form(side, "the"));
      default -> alternative(patterns.apply("side." + form)).replace("{0}", name);
    };
  }

  private String alternative(String alternatives) {
    List<String> parts = List.of(alternatives.split("\\|", -1));
    int index = Integer.parseInt(patterns.apply("side.grammar"));
    return parts.get(Math.min(index, parts.size() - 1));
  }

  private static String capitalized(String text) {
    return Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }
}
