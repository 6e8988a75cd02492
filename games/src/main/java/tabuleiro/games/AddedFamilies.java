package tabuleiro.games;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tabuleiro.rules.Family;
import tabuleiro.rules.FamilyCheck;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Message;
import tabuleiro.rules.support.LoadedServices;

/// The families that other jars add: those that passed every [FamilyCheck], and those that are left
/// out, so that a broken one does not take the others down.
///
/// @param families in the order of the class path
record AddedFamilies(List<Family> families, List<LeftOutFamily> leftOut) {
  private static final String SERVICE_FILE = "META-INF/services/" + Family.class.getName();

  /// Finds and checks the families.
  ///
  /// @param taken the names that a family cannot have, since others have them
  static AddedFamilies load(List<String> taken) {
    List<Family> families = new ArrayList<>();
    List<LeftOutFamily> leftOut = new ArrayList<>();
    Set<String> names = new HashSet<>(taken);
    LoadedServices<Family> found = LoadedServices.of(Family.class, Family::name);
    for (String problem : found.problems()) {
      leftOut.add(failed(SERVICE_FILE, problem));
    }
    List<FamilyCheck> checks =
        found.providers().isEmpty()
            ? List.of()
            : LoadedServices.of(FamilyCheck.class, _ -> {}).providers();
    for (Family family : found.providers()) {
      try {
        List<Message> problems = problems(family, names, checks);
        if (problems.isEmpty()) {
          names.add(family.name());
          families.add(family);
        } else {
          leftOut.add(new LeftOutFamily(family.name(), problems));
        }
      } catch (RuntimeException | Error e) {
        leftOut.add(failed(family.getClass().getName(), String.valueOf(e)));
      }
    }
    return new AddedFamilies(List.copyOf(families), List.copyOf(leftOut));
  }

  private static List<Message> problems(
      Family family, Set<String> taken, List<FamilyCheck> checks) {
    if (taken.contains(family.name())) {
      return List.of(Message.of("family.name-taken", family.name()));
    }
    List<Message> problems = new ArrayList<>(wrongVariants(family));
    for (FamilyCheck check : checks) {
      try {
        problems.addAll(check.problems(family));
      } catch (RuntimeException | Error e) {
        problems.add(failure(String.valueOf(e)));
      }
    }
    return problems;
  }

  /// Returns the variants that are not games of the family under their own names.
  private static List<Message> wrongVariants(Family family) {
    List<String> variants = family.variants();
    if (variants.isEmpty() || !variants.containsAll(family.featuredVariants())) {
      return List.of(Message.of("family.variants"));
    }
    return variants.stream()
        .filter(variant -> !family.game(variant).id().equals(new GameId(family.name(), variant)))
        .map(
            variant -> Message.of("family.wrong-id", variant, family.game(variant).id().toString()))
        .toList();
  }

  private static LeftOutFamily failed(String name, String error) {
    return new LeftOutFamily(name, List.of(failure(error)));
  }

  private static Message failure(String error) {
    return Message.of("family.failed", error);
  }
}
