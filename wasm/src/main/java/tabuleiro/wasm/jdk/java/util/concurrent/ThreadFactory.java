package tabuleiro.wasm.jdk.java.util.concurrent;

/// Makes threads, of which there are none.
public interface ThreadFactory {
  Thread newThread(Runnable work);
}
