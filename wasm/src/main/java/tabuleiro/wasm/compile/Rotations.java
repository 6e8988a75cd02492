package tabuleiro.wasm.compile;

import org.teavm.backend.wasm.intrinsics.WasmGCCodeGenContext;
import org.teavm.backend.wasm.intrinsics.WasmGCCodeGenContributor;
import org.teavm.backend.wasm.intrinsics.WasmGCCodeGenRegistry;
import org.teavm.backend.wasm.model.WasmNumType;
import org.teavm.backend.wasm.model.instruction.WasmIntBinaryOperation;
import org.teavm.backend.wasm.model.instruction.WasmIntType;
import org.teavm.model.MethodReference;

/// Compiles rotations of `long`s to the instructions that WebAssembly has for them. The compiler
/// would make two shifts of each, which browsers do not join again.
final class Rotations implements WasmGCCodeGenContributor {
  private static final MethodReference LEFT = method("rotateLeft");
  private static final MethodReference RIGHT = method("rotateRight");

  private static MethodReference method(String name) {
    return new MethodReference(Long.class, name, long.class, int.class, long.class);
  }

  /// Returns whether a method is a rotation, and so must remain a call until code is generated.
  static boolean isRotation(MethodReference method) {
    return method.equals(LEFT) || method.equals(RIGHT);
  }

  @Override
  public void contribute(WasmGCCodeGenContext context, WasmGCCodeGenRegistry registry) {
    register(registry, LEFT, WasmIntBinaryOperation.ROTL);
    register(registry, RIGHT, WasmIntBinaryOperation.ROTR);
  }

  private static void register(
      WasmGCCodeGenRegistry registry, MethodReference method, WasmIntBinaryOperation operation) {
    registry
        .inlineIntrinsics()
        .registerIntrinsic(
            method,
            (call, context, builder) -> {
              context.generate(builder, call.getArguments().get(0));
              context.generate(builder, call.getArguments().get(1));
              // The instruction uses the lowest 6 bits of the distance only, as Java does.
              builder.convert(WasmNumType.INT32, WasmNumType.INT64, false);
              builder.intBinary(WasmIntType.INT64, operation);
            });
  }
}
