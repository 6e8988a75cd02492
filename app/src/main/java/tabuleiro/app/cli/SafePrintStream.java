package tabuleiro.app.cli;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import org.jspecify.annotations.Nullable;
import tabuleiro.text.SafeText;

/// Prints texts, which may have come from other users, without characters that control a terminal;
/// see [SafeText#forTerminal].
public class SafePrintStream extends PrintStream {
  public SafePrintStream(OutputStream stream, Charset charset) {
    super(stream, false, charset);
  }

  @Override
  public void print(@Nullable String text) {
    super.print(SafeText.forTerminal(String.valueOf(text)));
  }

  @Override
  public void print(@Nullable Object object) {
    print(String.valueOf(object));
  }

  @Override
  public void println(@Nullable String text) {
    print(text);
    println();
  }

  @Override
  public void println(@Nullable Object object) {
    println(String.valueOf(object));
  }
}
