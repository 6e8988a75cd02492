package tabuleiro.wasm.compile;

import java.util.Map;
import org.teavm.model.AccessLevel;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassReader;
import org.teavm.model.ElementModifier;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReader;
import org.teavm.model.Program;
import org.teavm.model.ReferenceCache;
import org.teavm.model.util.ProgramUtils;
import org.teavm.parsing.ClassRefsRenamer;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/// Copies methods into classes of the compiler's class library that lack them or have them wrong.
public final class LibraryPlugin implements TeaVMPlugin {
  private static final String PACKAGE = "tabuleiro.wasm.method.";

  /// The classes of the library, and those with the methods that are copied into them.
  static final Map<String, String> METHODS =
      Map.ofEntries(
          Map.entry("java.lang.Character", "CharacterMethods"),
          Map.entry("java.lang.Class", "ClassMethods"),
          Map.entry("java.lang.Integer", "IntegerMethods"),
          Map.entry("java.lang.Long", "LongMethods"),
          Map.entry("java.lang.Math", "MathMethods"),
          Map.entry("java.lang.StrictMath", "StrictMathMethods"),
          Map.entry("java.lang.String", "StringMethods"),
          Map.entry("java.lang.System", "SystemMethods"),
          Map.entry("java.lang.Thread", "ThreadMethods"),
          Map.entry("java.lang.invoke.MethodHandles", "MethodHandlesMethods"),
          Map.entry("java.time.Duration", "DurationMethods"),
          Map.entry("java.util.BitSet", "BitSetMethods"),
          Map.entry("java.util.Map", "MapMethods"),
          Map.entry("java.util.Properties", "PropertiesMethods"),
          Map.entry("java.util.ServiceLoader", "ServiceLoaderMethods"),
          Map.entry("java.util.Set", "SetMethods"),
          Map.entry("java.util.regex.Matcher", "MatcherMethods"),
          Map.entry("java.util.stream.impl.LimitingStreamImpl", "StreamLimitMethods"));

  @Override
  public void install(TeaVMHost host) {
    host.add(
        (ClassHolderTransformer)
            (type, context) -> {
              String methods = METHODS.get(type.getName());
              if (methods != null) {
                ClassReader source = context.getHierarchy().getClassSource().get(PACKAGE + methods);
                source.getMethods().stream()
                    .filter(method -> !method.getName().startsWith("<"))
                    .filter(method -> !method.hasModifier(ElementModifier.ABSTRACT))
                    .filter(method -> !method.hasModifier(ElementModifier.SYNTHETIC))
                    .forEach(method -> copy(method, type));
              }
            });
  }

  private static void copy(MethodReader method, ClassHolder type) {
    MethodHolder wrong = type.getMethod(method.getDescriptor());
    if (wrong != null) {
      type.removeMethod(wrong);
    }
    MethodHolder copy = new MethodHolder(method.getDescriptor());
    copy.setLevel(AccessLevel.PUBLIC);
    if (method.hasModifier(ElementModifier.STATIC)) {
      copy.getModifiers().add(ElementModifier.STATIC);
    }
    Program program = ProgramUtils.copy(method.getProgram());
    String source = method.getOwnerName();
    new ClassRefsRenamer(
            new ReferenceCache(),
            name -> name.equals(source) ? type.getName() : SubstitutedClasses.javaName(name))
        .rename(program);
    copy.setProgram(program);
    type.addMethod(copy);
  }
}
