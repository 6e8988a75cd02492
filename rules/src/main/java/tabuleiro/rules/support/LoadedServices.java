package tabuleiro.rules.support;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// The providers of a service on the class path, in its order. One that cannot be loaded does not
/// take the others down. Immutable.
///
/// @param providers those that could be loaded
/// @param problems what is wrong with each of the others, in the words of Java
public record LoadedServices<T>(List<T> providers, List<String> problems) {
  /// The number of broken entries after which the search for providers ends. A guess.
  private static final int MAX_PROBLEMS = 100;

  /// Copies the lists.
  public LoadedServices {
    providers = List.copyOf(providers);
    problems = List.copyOf(problems);
  }

  /// Loads the providers that are named in the files `META-INF/services/SERVICE`.
  ///
  /// @param trial is called with each; one for which it fails is not among them
  public static <T> LoadedServices<T> of(Class<T> service, Consumer<? super T> trial) {
    List<T> providers = new ArrayList<>();
    List<String> problems = new ArrayList<>();
    Iterator<T> found = ServiceLoader.load(service, service.getClassLoader()).iterator();
    while (problems.size() < MAX_PROBLEMS) {
      try {
        if (!found.hasNext()) {
          break;
        }
        T provider = found.next();
        String problem = problem(trial, provider);
        if (problem.isEmpty()) {
          providers.add(provider);
        } else {
          problems.add(problem);
        }
      } catch (ServiceConfigurationError | LinkageError e) {
        String cause = e.getCause() == null ? "" : ", " + e.getCause();
        problems.add(e.getMessage() + cause);
      }
    }
    return new LoadedServices<>(providers, problems);
  }

  private static <T> String problem(Consumer<? super T> trial, T provider) {
    try {
      trial.accept(provider);
      return "";
    } catch (RuntimeException | LinkageError e) {
      return "Provider " + provider.getClass().getName() + ": " + e;
    }
  }

  /// Returns the first provider on the class path that meets a condition.
  public Optional<T> find(Predicate<? super T> condition) {
    return providers.stream().filter(condition).findFirst();
  }

  /// Returns the problems that name a class in the package of another class.
  public List<String> problemsNear(Class<?> type) {
    return problems.stream()
        .filter(problem -> problem.contains(" " + type.getPackageName() + "."))
        .toList();
  }
}
