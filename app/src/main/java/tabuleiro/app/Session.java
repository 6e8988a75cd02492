package tabuleiro.app;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.play.GameRecord;
import tabuleiro.play.Heading;
import tabuleiro.play.PlayException;
import tabuleiro.play.Seat;
import tabuleiro.play.players.Players;
import tabuleiro.rules.Phrase;
import tabuleiro.terminal.RecordFile;
import tabuleiro.text.Messages;

/// What the commands that play games have in common: the seed, the seats, the records.
///
/// @param seed of all random choices
/// @param heading the tags of records beside the tables' own: no date where the seed was given, so
///   that the same command writes the same record
record Session(Context context, long seed, Heading heading) {
  /// Drawn seeds are smaller than this: short enough to be typed again.
  static final long SEEDS = 1_000_000;

  /// Takes the seed that was given, or draws one and says so on standard error.
  static Session of(Context context, Optional<Long> given) {
    if (given.isPresent()) {
      return new Session(context, given.get(), Heading.NONE);
    }
    long drawn = RandomGenerator.getDefault().nextLong(1, SEEDS);
    context.err().println(context.words().say("seed-drawn", String.valueOf(drawn)));
    LocalDate today = LocalDate.now(ZoneId.systemDefault());
    return new Session(context, drawn, Heading.NONE.date(today));
  }

  /// Returns the seat of a player that a command line names.
  ///
  /// @param player such as `human`, `random` or `classic:5`
  /// @param name what the player is called; empty for a preset name
  /// @throws UsageProblem when there is no such player, or the name is none
  Seat seat(String family, String player, String name, int number) {
    try {
      Messages words = context.words();
      if (player.equals("human")) {
        return Seat.human(name.isEmpty() ? words.say("player-name", number) : name);
      }
      EnginePlayers.catalogue().require(family, player);
      return Seat.computer(name.isEmpty() ? words.say(Players.presetName(player)) : name, player);
    } catch (PlayException e) {
      throw new UsageProblem(e.phrase());
    }
  }

  /// Adds records to a file.
  ///
  /// @throws Failure when the file cannot be written
  static void append(Path file, List<GameRecord> records) {
    try {
      RecordFile.append(file, records);
    } catch (IOException e) {
      throw new Failure(Phrase.of("cannot-write", file.toString()), e);
    }
  }
}
