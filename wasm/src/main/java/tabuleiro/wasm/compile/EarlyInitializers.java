package tabuleiro.wasm.compile;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.teavm.model.BasicBlock;
import org.teavm.model.Instruction;
import org.teavm.model.MethodReader;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.instructions.InitClassInstruction;
import org.teavm.vm.TeaVMTargetController;

/// Initializes some classes when the program starts, each after those that its initializer uses.
/// Without it the compiler calls a class's initializer, which then has nothing to do, wherever a
/// static field or method of the class is used: rules and searches name such classes at every move.
///
/// A class keeps its late initializer if that reads a resource, which may not be loaded yet, or if
/// two classes use each other.
final class EarlyInitializers {
  private final SequencedSet<String> classes = new LinkedHashSet<>();
  private final MethodReference start;

  /// @param isWanted which classes are initialized early, by their names
  EarlyInitializers(TeaVMTargetController controller, Predicate<String> isWanted) {
    start = InitializerUses.initializer(controller.getEntryPoint());
    Map<String, Set<String>> uses = new TreeMap<>();
    for (String name : controller.getDependencyInfo().getReachableClasses()) {
      MethodReference initializer = InitializerUses.initializer(name);
      boolean hasInitializer = controller.getUnprocessedClassSource().resolve(initializer) != null;
      if (hasInitializer && isWanted.test(name) && !initializer.equals(start)) {
        Optional<Set<String>> used = new InitializerUses(controller, name).classes();
        used.ifPresent(names -> uses.put(name, names));
      }
    }
    uses.values().forEach(used -> used.retainAll(uses.keySet()));
    boolean isGrowing = true;
    while (isGrowing) {
      isGrowing = false;
      for (Map.Entry<String, Set<String>> entry : uses.entrySet()) {
        isGrowing |= classes.containsAll(entry.getValue()) && classes.add(entry.getKey());
      }
    }
  }

  /// Takes the initialization of these classes out of a method; in the initializer of the class
  /// that starts the program they come first.
  void transform(Program program, MethodReader method) {
    for (BasicBlock block : program.getBasicBlocks()) {
      for (Instruction instruction : block) {
        if (instruction instanceof InitClassInstruction initialization
            && classes.contains(initialization.getClassName())) {
          instruction.delete();
        }
      }
    }
    if (method.getReference().equals(start)) {
      classes.reversed().forEach(name -> program.basicBlockAt(0).addFirst(initialization(name)));
    }
  }

  private static InitClassInstruction initialization(String name) {
    InitClassInstruction initialization = new InitClassInstruction();
    initialization.setClassName(name);
    return initialization;
  }
}
