package tabuleiro.games;

import java.util.List;
import tabuleiro.rules.Message;

/// A family from outside that the program does not use, because something is wrong with it.
///
/// @param name its name, or the name of its class where it has none
/// @param problems what is wrong with it, as clauses; at least one
public record LeftOutFamily(String name, List<Message> problems) {
  /// Copies the list.
  public LeftOutFamily {
    problems = List.copyOf(problems);
  }
}
