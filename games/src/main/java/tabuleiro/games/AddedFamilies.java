package tabuleiro.games;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import tabuleiro.rules.Family;
import tabuleiro.rules.FamilyCheck;
import tabuleiro.rules.Message;

/// The families that other jars add: those that passed every [FamilyCheck], and those that are left
/// out, so that a broken one does not take the others down.
///
/// @param families in the order of the class path
record AddedFamilies(List<Family> families, List<LeftOutFamily> leftOut) {
  private static final String SERVICE_FILE = "META-INF/services/" + Family.class.getName();

  /// The number of broken entries after which the search for families ends. A guess.
  private static final int MAX_BROKEN_ENTRIES = 100;

  /// Finds and checks the families.
  ///
  /// @param taken the names that a family cannot have, since others have them
  static AddedFamilies load(ClassLoader loader, List<String> taken) {
    List<Family> families = new ArrayList<>();
    List<LeftOutFamily> leftOut = new ArrayList<>();
    Set<String> names = new HashSet<>(taken);
    for (Family family : instances(loader, leftOut)) {
      try {
        List<Message> problems = problems(family, names, loader);
        if (problems.isEmpty()) {
          names.add(family.name());
          families.add(family);
        } else {
          leftOut.add(new LeftOutFamily(family.name(), problems));
        }
      } catch (RuntimeException | Error e) {
        leftOut.add(failed(family.getClass().getName(), e));
      }
    }
    return new AddedFamilies(List.copyOf(families), List.copyOf(leftOut));
  }

  private static List<Family> instances(ClassLoader loader, List<LeftOutFamily> leftOut) {
    List<Family> families = new ArrayList<>();
    Iterator<Family> found = ServiceLoader.load(Family.class, loader).iterator();
    int broken = 0;
    while (broken < MAX_BROKEN_ENTRIES) {
      try {
        if (!found.hasNext()) {
          break;
        }
        families.add(found.next());
      } catch (ServiceConfigurationError | LinkageError e) {
        leftOut.add(failed(SERVICE_FILE, e.getCause() == null ? e : e.getCause()));
        broken++;
      }
    }
    return families;
  }

  private static List<Message> problems(Family family, Set<String> taken, ClassLoader loader) {
    if (taken.contains(family.name())) {
      return List.of(Message.of("family.name-taken", family.name()));
    }
    List<Message> problems = new ArrayList<>();
    for (FamilyCheck check : ServiceLoader.load(FamilyCheck.class, loader)) {
      problems.addAll(check.problems(family));
    }
    return problems;
  }

  private static LeftOutFamily failed(String name, Throwable error) {
    return new LeftOutFamily(name, List.of(Message.of("family.failed", String.valueOf(error))));
  }
}
