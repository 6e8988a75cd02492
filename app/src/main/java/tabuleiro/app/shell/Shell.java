package tabuleiro.app.shell;

import java.util.Locale;
import picocli.CommandLine;

/// A shell for which there is a script that completes commands and options.
enum Shell {
  BASH("bash-completion/completions/tabuleiro") {
    @Override
    String script(CommandLine program) {
      return BashCompletion.of(program);
    }
  },
  ZSH("zsh/site-functions/_tabuleiro") {
    @Override
    String script(CommandLine program) {
      return ZshCompletion.of(program);
    }
  },
  FISH("fish/vendor_completions.d/tabuleiro.fish") {
    @Override
    String script(CommandLine program) {
      return FishCompletion.of(program);
    }
  };

  private final String path;

  Shell(String path) {
    this.path = path;
  }

  /// Returns the script.
  ///
  /// @param program a parser that knows all commands
  abstract String script(CommandLine program);

  /// Returns the name of the shell, as it is typed.
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Returns where the shell looks for the script, below a folder such as `/usr/share`.
  String path() {
    return path;
  }
}
