package tabuleiro.app.cli;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.play.PlayException;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.session.Seat;
import tabuleiro.rules.Game;
import tabuleiro.terminal.common.ComputerSettings;
import tabuleiro.terminal.screen.StartPage;
import tabuleiro.text.Messages;

/// What the commands that play games share: the seed, the seats and the records.
///
/// @param seed the seed of all random choices
/// @param isSeedDrawn whether the seed was chosen at random
/// @param heading the event tags of records; without a date where the seed was given, so that the
///   same command writes the same record
public record PlaySession(
    CommandContext context, long seed, boolean isSeedDrawn, EventTags heading) {
  /// Randomly chosen seeds are smaller than this, to be short enough to type.
  public static final long SEED_BOUND = 1_000_000;

  /// Uses the given seed, or chooses one at random; the command prints it by [#printDrawnSeed()]
  /// when its arguments are valid.
  public static PlaySession of(CommandContext context, Optional<Long> given) {
    if (given.isPresent()) {
      return new PlaySession(context, given.get(), false, EventTags.NONE);
    }
    long drawn = RandomGenerator.getDefault().nextLong(1, SEED_BOUND);
    LocalDate today = LocalDate.now(ZoneId.systemDefault());
    return new PlaySession(context, drawn, true, EventTags.NONE.withDate(today));
  }

  /// Prints the seed on standard error if it was chosen at random.
  public void printDrawnSeed() {
    if (isSeedDrawn) {
      context.printError(context.messages().format("seed-drawn", String.valueOf(seed)));
    }
  }

  /// Returns the seat of a player.
  ///
  /// @param player the text that names the player, such as `human`, `random` or `classic:5`
  /// @param name the player's name; empty for a standard name
  /// @throws UsageException when the player does not exist, or the name is invalid
  public Seat seat(Game game, String player, String name, int number) {
    try {
      Messages messages = context.messages();
      if (player.equals("human")) {
        return Seat.human(name.isEmpty() ? messages.format("player-name", number) : name);
      }
      EnginePlayers.withFiles(EnginePlayers.catalogue()).requirePlayer(game, player);
      return Seat.computer(
          name.isEmpty() ? messages.format(PlayerCatalogue.displayName(player)) : name, player);
    } catch (PlayException e) {
      throw new UsageException(e.problem());
    }
  }

  /// Returns what to show on the full screen.
  ///
  /// @param onGameOver receives the record of each game that is over
  public ScreenSession screen(
      StartPage start, ComputerSettings computers, Consumer<GameRecord> onGameOver) {
    return new ScreenSession(
        start, computers, heading, new AtomicLong(seed)::incrementAndGet, onGameOver);
  }
}
