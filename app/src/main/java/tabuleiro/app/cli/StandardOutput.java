package tabuleiro.app.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/// The standard output of this process. A `PrintStream` over it does not ignore that nothing can be
/// written any more: it throws [OutputClosedException], so that the command stops.
public final class StandardOutput extends OutputStream {
  /// The bits of a file's mode that give its type, and the types with a reader: see inode(7).
  private static final int TYPE = 0170000;

  private static final int PIPE = 0010000;
  private static final int SOCKET = 0140000;

  private final OutputStream out;
  private final BooleanSupplier hasReader;

  /// @param hasReader returns whether the output is a pipe or a socket, whose reader may end
  StandardOutput(OutputStream out, BooleanSupplier hasReader) {
    super();
    this.out = out;
    this.hasReader = hasReader;
  }

  public StandardOutput() {
    this(new FileOutputStream(FileDescriptor.out), StandardOutput::hasReader);
  }

  /// A system that does not tell the type is taken to write to a pipe.
  private static boolean hasReader() {
    try {
      int type = (int) Files.getAttribute(Path.of("/dev/stdout"), "unix:mode") & TYPE;
      return type == PIPE || type == SOCKET;
    } catch (IOException e) {
      return false; // The stream is closed.
    } catch (UnsupportedOperationException e) {
      return true;
    }
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
      throw new OutputClosedException(e, hasReader.getAsBoolean());
    }
  }
}
