package tabuleiro.wasm.check;

/// A hash of results, in their order. Not thread-safe.
final class ResultHash {
  private static final long TEXT_PRIME = 0x100000001b3L;
  private static final long NUMBER_FACTOR = 0x9e3779b97f4a7c15L;

  private long hash;

  void add(String text) {
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * TEXT_PRIME;
    }
    add(text.length());
  }

  void add(long number) {
    hash = (hash ^ number) * NUMBER_FACTOR;
    hash ^= hash >>> 29;
  }

  @Override
  public String toString() {
    return Long.toHexString(hash);
  }
}
