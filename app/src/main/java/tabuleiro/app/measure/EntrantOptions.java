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
import tabuleiro.rules.Message;

/// The options that name the players of a match and their limits.
final class EntrantOptions {
  private static final int MOST = 100;

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
  List<MatchPlayer> entrants(String family) {
    Optional<MoveLimits> common = SearchLimitOptions.limits("", movetime, nodes);
    Optional<MoveLimits> ofFirst = SearchLimitOptions.limits("first-", firstMovetime, firstNodes);
    Optional<MoveLimits> ofSecond =
        SearchLimitOptions.limits("second-", secondMovetime, secondNodes);
    List<MatchPlayer> entrants = new ArrayList<>();
    if (players.isEmpty()) {
      entrants.add(entrant(family, require(first, "--first"), ofFirst.or(() -> common)));
      entrants.add(entrant(family, require(second, "--second"), ofSecond.or(() -> common)));
      return entrants;
    }
    if (first.isPresent() || second.isPresent()) {
      throw new UsageException(Message.of("one-of", "--players", "--first, --second"));
    }
    if (ofFirst.isPresent() || ofSecond.isPresent()) {
      throw new UsageException(Message.of("arena-limits-first-second"));
    }
    List<String> texts =
        players.stream().flatMap(argument -> PlayerListArgument.split(argument).stream()).toList();
    if (texts.size() < 2 || texts.size() > MOST) {
      String count = String.valueOf(texts.size());
      throw new UsageException(Message.of("arena-players-count", count, String.valueOf(MOST)));
    }
    texts.forEach(text -> entrants.add(entrant(family, text, common)));
    return entrants;
  }

  private static String require(Optional<String> player, String name) {
    return player.orElseThrow(() -> OptionValues.missing(name));
  }

  private static MatchPlayer entrant(String family, String player, Optional<MoveLimits> limits) {
    if (player.equals("human")) {
      throw new UsageException(Message.of("watch-computers"));
    }
    try {
      EnginePlayers.catalogue().requirePlayer(family, player);
      MatchPlayer entrant = new MatchPlayer(player, limits.orElse(MoveLimits.NONE));
      entrant.seat();
      return entrant;
    } catch (PlayException e) {
      throw new UsageException(e.problem());
    }
  }
}
