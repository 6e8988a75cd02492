package tabuleiro.wasm.jdk.java.util.concurrent.atomic;

import org.jspecify.annotations.Nullable;

/// An array of references.
public final class AtomicReferenceArray<E> {
  private final @Nullable Object[] values;

  public AtomicReferenceArray(int length) {
    this.values = new Object[length];
  }

  @SuppressWarnings("unchecked") // Only elements are stored.
  public @Nullable E get(int index) {
    return (E) values[index];
  }

  public void set(int index, @Nullable E value) {
    values[index] = value;
  }

  public void lazySet(int index, @Nullable E value) {
    values[index] = value;
  }

  public @Nullable E getAndSet(int index, @Nullable E value) {
    E old = get(index);
    values[index] = value;
    return old;
  }

  @SuppressWarnings("ReferenceEquality") // As the class of Java does.
  public boolean compareAndSet(int index, @Nullable E expected, @Nullable E value) {
    if (values[index] != expected) {
      return false;
    }
    values[index] = value;
    return true;
  }

  public int length() {
    return values.length;
  }
}
