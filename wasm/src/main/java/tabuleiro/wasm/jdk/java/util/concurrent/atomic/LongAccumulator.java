package tabuleiro.wasm.jdk.java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;

/// A number that a function accumulates.
public final class LongAccumulator extends Number {
  private static final long serialVersionUID = 1;

  private final transient LongBinaryOperator function;
  private long value;

  public LongAccumulator(LongBinaryOperator function, long identity) {
    this.function = function;
    this.value = identity;
  }

  public void accumulate(long x) {
    value = function.applyAsLong(value, x);
  }

  @Override
  public int intValue() {
    return (int) value;
  }

  @Override
  public long longValue() {
    return value;
  }

  @Override
  public float floatValue() {
    return value;
  }

  @Override
  public double doubleValue() {
    return value;
  }
}
