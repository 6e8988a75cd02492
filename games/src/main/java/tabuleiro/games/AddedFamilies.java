package tabuleiro.games;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tabuleiro.rules.Family;
import tabuleiro.rules.Message;
import tabuleiro.rules.support.FamilyCheck;
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
    for (Family family : found.providers()) {
      try {
        List<Message> problems = problems(family, names);
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

  private static List<Message> problems(Family family, Set<String> taken) {
    if (taken.contains(family.name())) {
      return List.of(Message.of("family.name-taken", family.name()));
    }
    List<Message> problems = new ArrayList<>();
    for (FamilyCheck check : LoadedServices.of(FamilyCheck.class, _ -> {}).providers()) {
      try {
        problems.addAll(check.problems(family));
      } catch (RuntimeException | Error e) {
        problems.add(failure(String.valueOf(e)));
      }
    }
    return problems;
  }

  private static LeftOutFamily failed(String name, String error) {
    return new LeftOutFamily(name, List.of(failure(error)));
  }

  private static Message failure(String error) {
    return Message.of("family.failed", error);
  }
}
