package tabuleiro.wasm.jdk.java.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Patterns with arguments, as far as the messages use them: `{0}`, `{0,number,#}` and
/// `{0,choice,...}`, with whole numbers. The compiler's own brings along the formats of dates and
/// of all numbers, and separates the thousands of Portuguese numbers as the English do.
public final class MessageFormat {
  /// A piece of a pattern.
  private sealed interface Part {
    /// @param arguments those of the message
    String format(Object[] arguments);
  }

  private record Literal(String text) implements Part {
    @Override
    public String format(Object[] arguments) {
      return text;
    }
  }

  private record Argument(int index, ArgumentFormat format) implements Part {
    @Override
    public String format(Object[] arguments) {
      return index < arguments.length
          ? format.format(arguments[index], arguments)
          : "{" + index + "}";
    }
  }

  @FunctionalInterface
  private interface ArgumentFormat {
    String format(Object argument, Object[] arguments);
  }

  private final Locale locale;
  private final List<Part> parts = new ArrayList<>();

  /// Parses a pattern.
  ///
  /// @throws IllegalArgumentException when it is malformed, or uses what is not supported
  public MessageFormat(String pattern, Locale locale) {
    this.locale = locale;
    StringBuilder literal = new StringBuilder();
    boolean isQuoted = false;
    for (int i = 0; i < pattern.length(); i++) {
      char c = pattern.charAt(i);
      if (c == '\'' && i + 1 < pattern.length() && pattern.charAt(i + 1) == '\'') {
        literal.append(c);
        i++;
      } else if (c == '\'') {
        isQuoted = !isQuoted;
      } else if (c == '{' && !isQuoted) {
        parts.add(new Literal(literal.toString()));
        literal.setLength(0);
        int end = elementEnd(pattern, i + 1);
        parts.add(argument(pattern.substring(i + 1, end)));
        i = end;
      } else {
        literal.append(c);
      }
    }
    parts.add(new Literal(literal.toString()));
  }

  /// Returns the text of a message.
  ///
  /// @param arguments an array of objects
  public String format(Object arguments) {
    StringBuilder text = new StringBuilder();
    for (Part part : parts) {
      text.append(part.format((Object[]) arguments));
    }
    return text.toString();
  }

  /// Returns the place of the brace that closes an element.
  private static int elementEnd(String pattern, int start) {
    int depth = 0;
    boolean isQuoted = false;
    for (int i = start; i < pattern.length(); i++) {
      char c = pattern.charAt(i);
      if (c == '\'') {
        isQuoted = !isQuoted;
      } else if (!isQuoted && c == '{') {
        depth++;
      } else if (!isQuoted && c == '}' && depth-- == 0) {
        return i;
      }
    }
    throw new IllegalArgumentException("unmatched braces: " + pattern);
  }

  private Part argument(String element) {
    String[] words = element.split(",", 3);
    String type = words.length > 1 ? words[1].strip() : "";
    String style = words.length > 2 ? words[2] : "";
    return new Argument(
        Integer.parseInt(words[0]),
        switch (type) {
          case "" ->
              (argument, _) ->
                  argument instanceof Number number ? grouped(number) : String.valueOf(argument);
          case "number" -> numberFormat(style);
          case "choice" -> choiceFormat(new Choices(style));
          default -> throw new IllegalArgumentException("unknown format: " + element);
        });
  }

  private ArgumentFormat numberFormat(String style) {
    return switch (style) {
      case "" -> (argument, _) -> grouped(number(argument));
      case "#" -> (argument, _) -> String.valueOf(number(argument));
      default -> throw new IllegalArgumentException("unknown format of numbers: " + style);
    };
  }

  private ArgumentFormat choiceFormat(Choices choices) {
    return (argument, arguments) -> {
      String chosen = choices.of(number(argument).longValue());
      return chosen.indexOf('{') < 0
          ? chosen
          : new MessageFormat(chosen, locale).format((Object) arguments);
    };
  }

  private static Number number(Object argument) {
    if (argument instanceof Number number) {
      return number;
    }
    throw new IllegalArgumentException("not a number: " + argument);
  }

  /// Returns a whole number with its thousands separated.
  private String grouped(Number number) {
    StringBuilder digits = new StringBuilder(String.valueOf(number.longValue()));
    int first = digits.charAt(0) == '-' ? 1 : 0;
    for (int i = digits.length() - 3; i > first; i -= 3) {
      digits.insert(i, locale.getLanguage().equals("pt") ? '.' : ',');
    }
    return digits.toString();
  }
}
