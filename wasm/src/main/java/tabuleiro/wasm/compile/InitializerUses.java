package tabuleiro.wasm.compile;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.teavm.callgraph.CallGraph;
import org.teavm.callgraph.CallGraphNode;
import org.teavm.callgraph.CallSite;
import org.teavm.model.BasicBlockReader;
import org.teavm.model.ClassReader;
import org.teavm.model.ClassReaderSource;
import org.teavm.model.ElementModifier;
import org.teavm.model.FieldReference;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodReader;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;
import org.teavm.model.VariableReader;
import org.teavm.model.instructions.AbstractInstructionReader;
import org.teavm.vm.TeaVMTargetController;

/// The classes that a class's initializer initializes, by all that it may call. A class is
/// initialized by its constructors, its static methods and its static fields (The Java Language
/// Specification, 12.4.1). The methods of objects are followed once a constructor of their class
/// is; those of Java's own classes always.
final class InitializerUses extends AbstractInstructionReader {
  private static final MethodDescriptor INITIALIZER = new MethodDescriptor("<clinit>", void.class);

  private final CallGraph calls;
  private final ClassReaderSource source;
  private final Set<String> classes = new HashSet<>();
  private final Set<String> constructed = new HashSet<>();
  private final Set<MethodReference> seen = new HashSet<>();
  private final Deque<MethodReference> waiting = new ArrayDeque<>();

  /// Methods of classes of which no object has been found yet, by the names of the classes.
  private final Map<String, List<MethodReference>> unreached = new HashMap<>();

  /// @param name of the class whose initializer is followed
  InitializerUses(TeaVMTargetController controller, String name) {
    calls = controller.getDependencyInfo().getCallGraph();
    source = controller.getUnprocessedClassSource();
    use(name);
    while (!waiting.isEmpty()) {
      follow(waiting.remove());
    }
    classes.remove(name);
  }

  static MethodReference initializer(String name) {
    return new MethodReference(name, INITIALIZER);
  }

  /// Returns the names of the classes, or nothing if a resource may be read.
  Optional<Set<String>> classes() {
    boolean isReading =
        seen.stream().anyMatch(method -> method.getName().equals("getResourceAsStream"));
    return isReading ? Optional.empty() : Optional.of(classes);
  }

  private void use(String name) {
    if (classes.add(name)) {
      waiting.add(initializer(name));
      ClassReader type = source.get(name);
      if (type != null && type.getParent() != null) {
        use(type.getParent());
      }
    }
  }

  private void follow(MethodReference method) {
    CallGraphNode node = calls.getNode(method);
    MethodReader reader = source.resolve(method);
    if (node == null || reader == null || !seen.add(method)) {
      return;
    }
    if (method.getName().equals("<init>")) {
      constructed.add(method.getClassName());
      waiting.addAll(unreached.getOrDefault(method.getClassName(), List.of()));
    }
    for (CallSite site : node.getCallSites()) {
      for (CallGraphNode called : site.getCalledMethods()) {
        call(called.getMethod());
      }
    }
    if (reader.getProgram() != null) {
      for (BasicBlockReader block : reader.getProgram().getBasicBlocks()) {
        block.readAllInstructions(this);
      }
    }
  }

  private void call(MethodReference method) {
    String name = method.getClassName();
    MethodReader reader = source.resolve(method);
    boolean isStatic = reader != null && reader.hasModifier(ElementModifier.STATIC);
    if (isStatic || method.getName().equals("<init>")) {
      use(name);
    } else if (!name.startsWith("java.") && !constructed.contains(name)) {
      unreached.computeIfAbsent(name, _ -> new ArrayList<>()).add(method);
      return;
    }
    waiting.add(method);
  }

  @Override
  public void getField(
      VariableReader receiver, VariableReader instance, FieldReference field, ValueType type) {
    if (instance == null) {
      use(field.getClassName());
    }
  }

  @Override
  public void putField(
      VariableReader instance, FieldReference field, VariableReader value, ValueType type) {
    if (instance == null) {
      use(field.getClassName());
    }
  }
}
