package tabuleiro.wasm.compile;

import java.util.Set;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/// Takes the classes of Java that the compiler lacks from the packages of the same names below
/// `tabuleiro.wasm.jdk`.
public final class SubstitutedClasses implements SubstitutionPolicy {
  private static final String PREFIX = "tabuleiro.wasm.jdk.";

  /// The compiler has these; only classes within them are taken.
  private static final Set<String> EXISTING = Set.of("java.lang.Thread", "java.util.ServiceLoader");

  @Override
  public void contribute(SubstitutionSink sink) {
    sink.selectClasses(SubstitutedClasses::isSubstituted).packagePrefix(PREFIX);
  }

  private static boolean isSubstituted(String name) {
    return name.startsWith("java.")
        && !EXISTING.contains(name)
        && SubstitutedClasses.class.getResource(file(PREFIX + name)) != null;
  }

  private static String file(String name) {
    return "/" + name.replace('.', '/') + ".class";
  }

  /// Returns the name in Java of a class that stands in for one; another name as it is. Code that
  /// named the class by its own name would get a second one, which is never the same.
  static String javaName(String name) {
    return name.startsWith(PREFIX + "java.") && isSubstituted(name.substring(PREFIX.length()))
        ? name.substring(PREFIX.length())
        : name;
  }
}
