package tabuleiro.app.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.play.record.GameRecord;
import tabuleiro.rules.Message;
import tabuleiro.terminal.common.RecordFile;

/// The file to which the games of a long command are appended, if one is wanted. When it cannot be
/// written any more, the command says so and goes on, and its games go to another file: next to it,
/// in the current folder, or in the folder of temporary files.
public final class RecordOutput {
  private final CommandContext context;
  private final Optional<OutputPath> wanted;
  private Optional<Path> file;
  private boolean hasFailed;

  /// @param wanted its missing folders are created
  public RecordOutput(CommandContext context, Optional<OutputPath> wanted) {
    this.context = context;
    this.wanted = wanted;
    this.file = wanted.map(OutputPath::file);
  }

  /// Appends a game.
  public void append(GameRecord game) {
    if (file.isEmpty()) {
      return;
    }
    try {
      RecordFile.append(file.get(), List.of(game));
    } catch (IOException e) {
      hasFailed = true;
      file = appendElsewhere(game, wanted.orElseThrow(), e);
    }
  }

  /// Returns the other file that has the game; empty when there is none.
  private Optional<Path> appendElsewhere(GameRecord game, OutputPath path, IOException problem) {
    for (Path other : path.otherPlaces()) {
      try {
        RecordFile.append(other, List.of(game));
        IoReason.warn(
            context, Message.of("record-elsewhere", path.toString(), other.toString()), problem);
        return Optional.of(other);
      } catch (IOException e) {
        problem.addSuppressed(e);
      }
    }
    IoReason.warn(context, Message.of("save-failed", path.toString()), problem);
    return Optional.empty();
  }

  /// Returns whether a game could not be written to the wanted file.
  public boolean hasFailed() {
    return hasFailed;
  }
}
