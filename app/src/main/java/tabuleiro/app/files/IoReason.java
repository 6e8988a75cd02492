package tabuleiro.app.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.rules.Message;
import tabuleiro.text.Messages;

/// The reason for which the system could not read or write a file.
public final class IoReason {
  /// The messages of the system, as the C library writes them, and their keys here.
  private static final Map<String, String> KEYS =
      Map.ofEntries(
          Map.entry("No space left on device", "io.full"),
          Map.entry("Disk quota exceeded", "io.quota"),
          Map.entry("File too large", "io.large"),
          Map.entry("Read-only file system", "io.read-only"),
          Map.entry("Permission denied", "io.denied"),
          Map.entry("Operation not permitted", "io.denied"),
          Map.entry("Is a directory", "io.folder"),
          Map.entry("Not a directory", "io.no-folder"),
          Map.entry("File name too long", "io.long-name"),
          Map.entry("Too many open files", "io.many-files"),
          Map.entry("Too many levels of symbolic links", "io.links"),
          Map.entry("Input/output error", "io.device"));

  private IoReason() {}

  /// Prints a warning on standard error, with the reason of a failure where people know one.
  static void warn(CommandContext context, Message warning, Throwable problem) {
    Messages messages = context.messages();
    context.printError(
        of(problem)
            .or(() -> of(problem.getCause()))
            .map(reason -> messages.format("with-reason", warning, reason))
            .orElseGet(() -> messages.format(warning)));
  }

  /// Returns the reason in the cause of a failure; empty when the cause has none that people know.
  public static Optional<Message> of(@Nullable Throwable cause) {
    return switch (cause) {
      case null -> Optional.empty();
      case UncheckedIOException unchecked -> of(unchecked.getCause());
      case NoSuchFileException _ -> Optional.of(Message.of("io.missing"));
      case AccessDeniedException _ -> Optional.of(Message.of("io.denied"));
      case FileSystemLoopException _ -> Optional.of(Message.of("io.links"));
      case CharacterCodingException _ -> Optional.of(Message.of("record.encoding"));
      case FileSystemException e -> named(String.valueOf(e.getReason()));
      case IOException e -> named(String.valueOf(e.getMessage()));
      default -> Optional.empty();
    };
  }

  private static Optional<Message> named(String message) {
    return KEYS.entrySet().stream()
        .filter(known -> message.contains(known.getKey()))
        .map(known -> Message.of(known.getValue()))
        .findFirst();
  }
}
