package tabuleiro.wasm.jdk.java.text;

import java.util.ArrayList;
import java.util.List;

/// The texts of a choice by a whole number: in `0#none|1#one|1<many` a text is chosen from its
/// number on, or after it.
final class Choices {
  private record Choice(long least, String text) {}

  private final List<Choice> choices = new ArrayList<>();

  /// @throws IllegalArgumentException when the pattern is malformed
  Choices(String pattern) {
    StringBuilder segment = new StringBuilder();
    boolean isQuoted = false;
    boolean hasLimit = false;
    long least = 0;
    for (int i = 0; i < pattern.length(); i++) {
      char c = pattern.charAt(i);
      if (c == '\'' && i + 1 < pattern.length() && pattern.charAt(i + 1) == '\'') {
        segment.append(c);
        i++;
      } else if (c == '\'') {
        isQuoted = !isQuoted;
      } else if (!isQuoted && !hasLimit && (c == '#' || c == '<')) {
        least = Long.parseLong(segment.toString().strip()) + (c == '<' ? 1 : 0);
        segment.setLength(0);
        hasLimit = true;
      } else if (!isQuoted && c == '|') {
        add(hasLimit, least, segment);
        hasLimit = false;
      } else {
        segment.append(c);
      }
    }
    add(hasLimit, least, segment);
  }

  private void add(boolean hasLimit, long least, StringBuilder text) {
    if (!hasLimit || (!choices.isEmpty() && choices.getLast().least() >= least)) {
      throw new IllegalArgumentException("no number before a text: " + text);
    }
    choices.add(new Choice(least, text.toString()));
    text.setLength(0);
  }

  /// Returns the text for a number; the first one when the number is below all.
  String of(long number) {
    String text = choices.getFirst().text();
    for (Choice choice : choices) {
      if (number >= choice.least()) {
        text = choice.text();
      }
    }
    return text;
  }
}
