package tabuleiro.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.lab.match.Entrant;
import tabuleiro.play.PlayException;
import tabuleiro.play.players.Limits;
import tabuleiro.rules.Phrase;

/// The options that say who plays a match, and how long each may think.
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

  @Option(names = "--first-movetime", paramLabel = "MS", descriptionKey = "arena-own-limit")
  private Optional<Long> firstMovetime = Optional.empty();

  @Option(names = "--first-nodes", paramLabel = "N", descriptionKey = "arena-own-limit")
  private Optional<Long> firstNodes = Optional.empty();

  @Option(names = "--second-movetime", paramLabel = "MS", descriptionKey = "arena-own-limit")
  private Optional<Long> secondMovetime = Optional.empty();

  @Option(names = "--second-nodes", paramLabel = "N", descriptionKey = "arena-own-limit")
  private Optional<Long> secondNodes = Optional.empty();

  /// Returns who plays: those of `--players`, or the first and the second.
  ///
  /// @throws UsageProblem when there are fewer than two or too many, one is unknown, a quotation
  ///   has no end, or limits contradict each other
  List<Entrant> entrants(String family) {
    Optional<Limits> common = LimitOptions.limits("", movetime, nodes);
    Optional<Limits> ofFirst = LimitOptions.limits("first-", firstMovetime, firstNodes);
    Optional<Limits> ofSecond = LimitOptions.limits("second-", secondMovetime, secondNodes);
    List<Entrant> entrants = new ArrayList<>();
    if (players.isEmpty()) {
      entrants.add(entrant(family, needed(first, "--first P"), ofFirst.or(() -> common)));
      entrants.add(entrant(family, needed(second, "--second P"), ofSecond.or(() -> common)));
      return entrants;
    }
    if (first.isPresent() || second.isPresent()) {
      throw new UsageProblem(Phrase.of("one-of", "--players", "--first, --second"));
    }
    if (ofFirst.isPresent() || ofSecond.isPresent()) {
      throw new UsageProblem(Phrase.of("arena-limits-first-second"));
    }
    List<String> texts =
        players.stream().flatMap(argument -> PlayerTexts.split(argument).stream()).toList();
    if (texts.size() < 2 || texts.size() > MOST) {
      String count = String.valueOf(texts.size());
      throw new UsageProblem(Phrase.of("arena-players-count", count, String.valueOf(MOST)));
    }
    texts.forEach(text -> entrants.add(entrant(family, text, common)));
    return entrants;
  }

  private static String needed(Optional<String> player, String name) {
    return player.orElseThrow(() -> new UsageProblem(Phrase.of("missing-argument", name)));
  }

  private static Entrant entrant(String family, String player, Optional<Limits> limits) {
    if (player.equals("human")) {
      throw new UsageProblem(Phrase.of("watch-computers"));
    }
    try {
      EnginePlayers.catalogue().require(family, player);
      Entrant entrant = new Entrant(player, limits.orElse(Limits.NONE));
      entrant.seat();
      return entrant;
    } catch (PlayException e) {
      throw new UsageProblem(e.phrase());
    }
  }
}
