package tabuleiro.wasm.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What stands in for something of the compiler's class library is still needed. A test here fails
/// when a later version of the compiler has it, or has it right: then it is to be deleted.
final class LibraryFaultsTest {
  private static final String LIBRARY = "org.teavm.classlib.";
  private static final String METHODS = "tabuleiro.wasm.method.";

  /// The class of the library that is the program's class of a name.
  private static Optional<Class<?>> libraryClass(String name) {
    int end = name.lastIndexOf('.') + 1;
    String library =
        name.startsWith("java.time.")
            ? name.replace("java.time.", "org.threeten.bp.")
            : LIBRARY + name.substring(0, end) + "T" + name.substring(end);
    return Optional.of(library)
        .filter(found ->
            LibraryFaultsTest.class.getResource("/" + found.replace('.', '/') + ".class") != null)
        .map(LibraryFaultsTest::load);
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name, false, LibraryFaultsTest.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  /// Returns a method as in `round(double)`. The library's classes begin with another letter.
  private static String describe(Method method) {
    return method.getName()
        + Arrays.stream(method.getParameterTypes())
            .map(Class::getSimpleName)
            .map(name -> name.matches("T[A-Z].*") ? name.substring(1) : name)
            .collect(Collectors.joining(",", "(", ")"));
  }

  private static Stream<String> methods(Class<?> type) {
    return Arrays.stream(type.getDeclaredMethods())
        .filter(method -> !method.isSynthetic() && !Modifier.isPrivate(method.getModifiers()))
        .filter(method -> !Modifier.isAbstract(method.getModifiers()))
        .map(LibraryFaultsTest::describe);
  }

  @Test
  void onlyWhatIsWrongIsReplacedAndEverythingElseIsMissing() {
    TreeSet<String> replaced = new TreeSet<>();
    LibraryPlugin.METHODS.forEach((name, ours) -> {
      Class<?> library = libraryClass(name).orElseThrow();
      methods(load(METHODS + ours))
          .filter(methods(library).collect(Collectors.toSet())::contains)
          .forEach(method -> replaced.add(name + "." + method));
    });
    assertThat(replaced)
        .containsExactly(
            "java.lang.Class.getResourceAsStream(String)",
            "java.lang.Math.log10(double)",
            "java.lang.Math.rint(double)",
            "java.lang.Math.round(double)",
            "java.lang.Math.round(float)",
            "java.lang.StrictMath.exp(double)",
            "java.lang.StrictMath.log(double)",
            "java.lang.StrictMath.log10(double)",
            "java.lang.Thread.join()",
            "java.util.BitSet.toLongArray()",
            "java.util.Map.copyOf(Map)",
            "java.util.Properties.load(Reader)",
            "java.util.Set.copyOf(Collection)",
            "java.util.stream.impl.LimitingStreamImpl.estimateSize()");
  }

  private static Object call(String type, String method, Class<?> parameter, Object value)
      throws ReflectiveOperationException {
    return libraryClass(type).orElseThrow().getMethod(method, parameter).invoke(null, value);
  }

  @Test
  void theLibraryRoundsWrongly() throws ReflectiveOperationException {
    assertThat(call("java.lang.Math", "rint", double.class, 2.5)).isNotEqualTo(2.0);
    assertThat(call("java.lang.Math", "round", double.class, -2.5)).isNotEqualTo(-2L);
    assertThat(call("java.lang.Math", "round", float.class, -2.5f)).isNotEqualTo(-2);
  }

  @Test
  void theLibraryFillsHalvesOfWordsOfBits() throws ReflectiveOperationException {
    Class<?> type = libraryClass("java.util.BitSet").orElseThrow();
    Object bits = type.getConstructor().newInstance();
    type.getMethod("set", int.class).invoke(bits, 31);
    type.getMethod("set", int.class).invoke(bits, 40);
    long[] words = (long[]) type.getMethod("toLongArray").invoke(bits);
    assertThat(words).isNotEqualTo(new long[] {(1L << 31) | (1L << 40)});
  }

  @Test
  void classesThatStandInForOthersAreMissing() {
    assertThat(
            Stream.of(
                    "java.security.MessageDigest",
                    "java.util.HexFormat",
                    "java.util.concurrent.CountDownLatch",
                    "java.util.concurrent.ExecutorService",
                    "java.util.concurrent.Executors",
                    "java.util.concurrent.ThreadFactory",
                    "java.util.concurrent.atomic.AtomicLongArray",
                    "java.util.concurrent.atomic.AtomicReferenceArray",
                    "java.util.concurrent.atomic.LongAccumulator",
                    "java.util.concurrent.locks.Lock",
                    "java.util.concurrent.locks.ReadWriteLock",
                    "java.util.concurrent.locks.ReentrantLock",
                    "java.util.concurrent.locks.ReentrantReadWriteLock",
                    "java.util.random.L64X128MixRandom",
                    "java.util.random.RandomGeneratorFactory",
                    "java.util.zip.CRC32C",
                    "java.nio.channels.FileChannel",
                    "java.lang.invoke.VarHandle",
                    "java.lang.foreign.Arena",
                    "java.lang.foreign.MemorySegment",
                    "java.lang.foreign.ValueLayout")
                .filter(name -> libraryClass(name).isPresent()))
        .isEmpty();
  }
}
