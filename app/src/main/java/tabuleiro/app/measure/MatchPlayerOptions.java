package tabuleiro.app.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.PlayerListArgument;
import tabuleiro.app.cli.SearchLimitOptions;
import tabuleiro.app.cli.UsageException;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.lab.match.MatchPlayer;
import tabuleiro.play.PlayException;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;

/// The options that name the players of a match and their limits.
final class MatchPlayerOptions {
  private static final int MAX_PLAYERS = 100;

  @Option(names = "--first", paramLabel = "P", descriptionKey = "arena-first")
  private Optional<String> first = Optional.empty();

  @Option(names = "--second", paramLabel = "P", descriptionKey = "arena-second")
  private Optional<String> second = Optional.empty();

  @Option(names = "--players", paramLabel = "P,P,P", descriptionKey = "arena-players")
  private List<String> players = List.of();

  @Option(names = "--movetime", paramLabel = "MS", descriptionKey = "arena-movetime")
  private Optional<Long> movetime = Optional.empty();

  @Option(names = "--nodes", paramLabel = "N", descriptionKey = "arena-nodes")
  private Optional<Long> nodes = Optional.empty();

  @Option(names = "--first-movetime", paramLabel = "MS", descriptionKey = "first-movetime")
  private Optional<Long> firstMovetime = Optional.empty();

  @Option(names = "--first-nodes", paramLabel = "N", descriptionKey = "first-nodes")
  private Optional<Long> firstNodes = Optional.empty();

  @Option(names = "--second-movetime", paramLabel = "MS", descriptionKey = "second-movetime")
  private Optional<Long> secondMovetime = Optional.empty();

  @Option(names = "--second-nodes", paramLabel = "N", descriptionKey = "second-nodes")
  private Optional<Long> secondNodes = Optional.empty();

  /// Returns the players: those of `--players`, or those of `--first` and `--second`.
  ///
  /// @throws UsageException when there are fewer than two or too many, one is unknown, a quotation
  ///   mark is not closed, or limits contradict each other
  List<MatchPlayer> matchPlayers(Game game) {
    Optional<MoveLimits> common = SearchLimitOptions.limits("", movetime, nodes);
    Optional<MoveLimits> ofFirst = SearchLimitOptions.limits("first-", firstMovetime, firstNodes);
    Optional<MoveLimits> ofSecond =
        SearchLimitOptions.limits("second-", secondMovetime, secondNodes);
    List<MatchPlayer> found = new ArrayList<>();
    if (players.isEmpty()) {
      found.add(matchPlayer(game, require(first, "--first"), ofFirst.or(() -> common)));
      found.add(matchPlayer(game, require(second, "--second"), ofSecond.or(() -> common)));
      return found;
    }
    if (first.isPresent() || second.isPresent()) {
      throw new UsageException(Message.of("one-of", "--players", "--first, --second"));
    }
    if (ofFirst.isPresent() || ofSecond.isPresent()) {
      throw new UsageException(Message.of("arena-limits-first-second"));
    }
    List<String> texts =
        players.stream().flatMap(argument -> PlayerListArgument.split(argument).stream()).toList();
    if (texts.size() < 2 || texts.size() > MAX_PLAYERS) {
      String count = String.valueOf(texts.size());
      throw new UsageException(
          Message.of("arena-players-count", count, String.valueOf(MAX_PLAYERS)));
    }
    texts.forEach(text -> found.add(matchPlayer(game, text, common)));
    return found;
  }

  private static String require(Optional<String> player, String name) {
    return player.orElseThrow(() -> OptionValues.missing(name));
  }

  /// Returns a player of a match.
  ///
  /// @throws UsageException when it is a human or unknown, or a quotation mark is not closed
  static MatchPlayer matchPlayer(Game game, String player, Optional<MoveLimits> limits) {
    if (player.equals("human")) {
      throw new UsageException(Message.of("watch-computers"));
    }
    try {
      EnginePlayers.withFiles(EnginePlayers.catalogue()).requirePlayer(game, player);
      MatchPlayer found = new MatchPlayer(player, limits.orElse(MoveLimits.NONE));
      found.seat();
      return found;
    } catch (PlayException e) {
      throw new UsageException(e.problem());
    }
  }
}
