package tabuleiro.rules;

import java.util.List;

/// A check of a family from outside, made once, before any part of the program uses the family. A
/// family that fails it is left out. Checks are found by [java.util.ServiceLoader].
@FunctionalInterface
public interface FamilyCheck {
  /// Returns what is wrong with a family, as clauses; empty when nothing is.
  List<Message> problems(Family family);
}
