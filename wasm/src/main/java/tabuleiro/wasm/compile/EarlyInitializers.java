package tabuleiro.wasm.compile;

import java.util.List;
import org.teavm.model.BasicBlock;
import org.teavm.model.Instruction;
import org.teavm.model.MethodReader;
import org.teavm.model.Program;
import org.teavm.model.instructions.InitClassInstruction;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;

/// Initializes some classes before all others. Without it the compiler calls a class's initializer,
/// which then has nothing to do, wherever a static field or method of the class is used: rules and
/// searches name these classes at every move.
final class EarlyInitializers {
  /// In the order of initialization: an initializer uses only classes before its own.
  private static final List<String> CLASSES =
      List.of(
          Long.class.getName(),
          Side.class.getName(),
          EndReason.class.getName(),
          Outcome.class.getName());

  private EarlyInitializers() {}

  /// Takes the initialization of these classes out of a method; in the initializer of the class
  /// that starts the program they come first.
  ///
  /// @param start the name of this class
  static void transform(Program program, MethodReader method, String start) {
    for (BasicBlock block : program.getBasicBlocks()) {
      for (Instruction instruction : block) {
        if (instruction instanceof InitClassInstruction initialization
            && CLASSES.contains(initialization.getClassName())) {
          instruction.delete();
        }
      }
    }
    if (method.getOwnerName().equals(start) && method.getName().equals("<clinit>")) {
      CLASSES.reversed().forEach(name -> program.basicBlockAt(0).addFirst(initialization(name)));
    }
  }

  private static InitClassInstruction initialization(String name) {
    InitClassInstruction initialization = new InitClassInstruction();
    initialization.setClassName(name);
    return initialization;
  }
}
