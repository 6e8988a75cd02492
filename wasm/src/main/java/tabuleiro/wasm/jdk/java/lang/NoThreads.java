package tabuleiro.wasm.jdk.java.lang;

import java.util.concurrent.ThreadFactory;

/// Makes no threads: a worker of a browser has one.
public final class NoThreads implements Thread.Builder.OfPlatform {
  @Override
  public java.lang.Thread.Builder.OfPlatform daemon() {
    return builder();
  }

  @Override
  public java.lang.Thread.Builder.OfPlatform name(String name) {
    return builder();
  }

  @Override
  public java.lang.Thread.Builder.OfPlatform name(String name, long start) {
    return builder();
  }

  private java.lang.Thread.Builder.OfPlatform builder() {
    return (java.lang.Thread.Builder.OfPlatform) (Object) this;
  }

  @Override
  public java.lang.Thread unstarted(Runnable work) {
    throw new UnsupportedOperationException("a worker has one thread");
  }

  @Override
  public java.lang.Thread start(Runnable work) {
    throw new UnsupportedOperationException("a worker has one thread");
  }

  @Override
  public ThreadFactory factory() {
    return this::unstarted;
  }
}
