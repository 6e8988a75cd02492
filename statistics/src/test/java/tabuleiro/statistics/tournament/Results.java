package tabuleiro.statistics.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Results as short texts: `1+5` is a win of player 1, who had the first move, over player 5; `1-5`
/// is a loss, `1=5` a draw, `1+5!` a win without a game, and `7*` a bye.
final class Results {
  private static final Pattern RESULT = Pattern.compile("(\\d+)([-+=*])(\\d*)(!?)");

  private Results() {}

  /// Returns the results of rounds, each a text with spaces between the results.
  static List<TournamentGame> of(String... rounds) {
    List<TournamentGame> games = new ArrayList<>();
    for (int round = 1; round <= rounds.length; round++) {
      for (String text : rounds[round - 1].split(" ", -1)) {
        games.add(parse(round, text));
      }
    }
    return games;
  }

  /// Returns a result of a round.
  static TournamentGame parse(int round, String text) {
    Matcher matcher = RESULT.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(text);
    }
    int first = Integer.parseInt(matcher.group(1));
    if (matcher.group(2).equals("*")) {
      return TournamentGame.bye(round, first);
    }
    int halves = "-=+".indexOf(matcher.group(2));
    return new TournamentGame(
        round,
        first,
        Integer.parseInt(matcher.group(3)),
        halves,
        2 - halves,
        matcher.group(4).isEmpty());
  }
}
