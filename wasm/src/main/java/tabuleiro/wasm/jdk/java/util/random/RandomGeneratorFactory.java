package tabuleiro.wasm.jdk.java.util.random;

/// Makes generators of random numbers, of the one kind that the program uses.
@SuppressWarnings("UnusedTypeParameter") // As in Java.
public final class RandomGeneratorFactory<T> {
  private RandomGeneratorFactory() {}

  /// Returns a factory.
  ///
  /// @param name must be `L64X128MixRandom`
  @SuppressWarnings("unchecked") // There is one kind of generators.
  public static <T extends java.util.random.RandomGenerator>
      java.util.random.RandomGeneratorFactory<T> of(String name) {
    if (!name.equals("L64X128MixRandom")) {
      throw new IllegalArgumentException(name);
    }
    return (java.util.random.RandomGeneratorFactory<T>) (Object) new RandomGeneratorFactory<T>();
  }

  public java.util.random.RandomGenerator create(long seed) {
    return new L64X128MixRandom(seed);
  }
}
