package tabuleiro.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.play.PlayException;
import tabuleiro.play.Seat;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.rules.Message;
import tabuleiro.terminal.RecordFile;
import tabuleiro.text.Messages;

/// What the commands that play games have in common: the seed, the seats, the records.
///
/// @param seed of all random choices
/// @param heading the tags of records beside the tables' own: no date where the seed was given, so
///   that the same command writes the same record
public record PlaySession(CommandContext context, long seed, EventTags heading) {
  /// Drawn seeds are smaller than this: short enough to be typed again.
  public static final long SEED_BOUND = 1_000_000;

  /// Takes the seed that was given, or draws one and says so on standard error.
  public static PlaySession of(CommandContext context, Optional<Long> given) {
    if (given.isPresent()) {
      return new PlaySession(context, given.get(), EventTags.NONE);
    }
    long drawn = RandomGenerator.getDefault().nextLong(1, SEED_BOUND);
    context.err().println(context.messages().format("seed-drawn", String.valueOf(drawn)));
    LocalDate today = LocalDate.now(ZoneId.systemDefault());
    return new PlaySession(context, drawn, EventTags.NONE.withDate(today));
  }

  /// Returns the seat of a player that a command line names.
  ///
  /// @param player such as `human`, `random` or `classic:5`
  /// @param name what the player is called; empty for a preset name
  /// @throws UsageException when there is no such player, or the name is none
  public Seat seat(String family, String player, String name, int number) {
    try {
      Messages words = context.messages();
      if (player.equals("human")) {
        return Seat.human(name.isEmpty() ? words.format("player-name", number) : name);
      }
      EnginePlayers.catalogue().requirePlayer(family, player);
      return Seat.computer(
          name.isEmpty() ? words.format(PlayerCatalogue.displayName(player)) : name, player);
    } catch (PlayException e) {
      throw new UsageException(e.problem());
    }
  }

  /// Adds records to a file.
  ///
  /// @throws CommandException when the file cannot be written
  public static void appendRecords(Path file, List<GameRecord> records) {
    try {
      RecordFile.append(file, records);
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-write", file.toString()), e);
    }
  }
}
