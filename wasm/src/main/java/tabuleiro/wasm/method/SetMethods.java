package tabuleiro.wasm.method;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/// For `java.util.Set`.
final class SetMethods {
  private SetMethods() {}

  /// Wrong: the copy of an empty set divides by zero when it is asked for an element.
  static <E> Set<E> copyOf(Collection<? extends E> elements) {
    return Collections.unmodifiableSet(new LinkedHashSet<>(elements));
  }
}
