package tabuleiro.app.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/// The standard output of this process. A `PrintStream` over it does not ignore that the reader has
/// gone: it throws [OutputClosedException], so that the command stops.
public final class StandardOutput extends OutputStream {
  private final OutputStream out;

  StandardOutput(OutputStream out) {
    super();
    this.out = out;
  }

  public StandardOutput() {
    this(new FileOutputStream(FileDescriptor.out));
  }

  @Override
  public void write(int octet) {
    write(new byte[] {(byte) octet}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    try {
      out.write(bytes, offset, length);
    } catch (IOException e) {
      throw new OutputClosedException(e);
    }
  }
}
