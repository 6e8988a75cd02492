package tabuleiro.wasm.compile;

import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.teavm.model.ClassHolder;
import org.teavm.model.ListableClassHolderSource;

/// The classes of a program in the order of their names. The compiler numbers them in the order in
/// which it gets them, which otherwise depends on the order of the class path.
record SortedClasses(ListableClassHolderSource classes) implements ListableClassHolderSource {
  @Override
  public Set<String> getClassNames() {
    return new TreeSet<>(classes.getClassNames());
  }

  @Override
  public @Nullable ClassHolder get(String name) {
    return classes.get(name);
  }
}
