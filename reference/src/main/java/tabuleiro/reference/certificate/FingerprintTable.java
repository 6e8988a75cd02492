package tabuleiro.reference.certificate;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// A table for keys of 128 bits. It forgets nothing: with the plain rules a search is so slow that
/// memory is not what limits it.
final class FingerprintTable implements CheckerTable {
  private record Key(long high, long low) {}

  private final Map<Key, Boolean> entries = new ConcurrentHashMap<>();

  @Override
  public Entry probe(long high, long low) {
    Boolean known = entries.get(new Key(high, low));
    return known == null ? Entry.UNKNOWN : Entry.of(known);
  }

  @Override
  public void store(long high, long low, boolean isReached, long nodes) {
    entries.putIfAbsent(new Key(high, low), isReached);
  }
}
