package tabuleiro.engine.external;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;

/// Parses the `info` lines of external engines. They are not trusted: unknown words and impossible
/// numbers are ignored.
final class UgiInfoParser {
  /// The most moves of a variation that are read: more than any screen shows.
  private static final int MAX_MOVES = 16;

  /// The largest number that is read. Depths, plies and Elo points are far below it.
  private static final int MAX = 1_000_000;

  /// The most nodes that are read.
  private static final long MAX_NODES = 1_000_000_000_000_000L;

  /// The words that are followed by a whole number.
  private static final Set<String> NUMBERS =
      Set.of("depth", "seldepth", "nodes", "hashfull", "multipv");

  private final Position position;
  private final List<String> words;
  private final Map<String, Long> numbers = new HashMap<>();
  private Optional<Score> score = Optional.empty();
  private List<Integer> moves = List.of();

  private UgiInfoParser(Position position, List<String> words) {
    this.position = position;
    this.words = words;
  }

  /// Returns the principal variation of a line; empty if the line lacks a depth, a score or a legal
  /// move, or is about another variation.
  ///
  /// @param position that the engine searches
  /// @param words of the line, the first of which is `info`
  /// @param millis the time since the search began
  static Optional<SearchInfo> parse(Position position, List<String> words, long millis) {
    UgiInfoParser info = new UgiInfoParser(position, words);
    info.read();
    return info.toInfo(millis);
  }

  private void read() {
    int at = 1;
    // After "string" comes text for humans.
    while (at < words.size() && !words.get(at).equals("string")) {
      at = read(at);
    }
  }

  /// Reads the item that begins at a word, and returns the index of the next item.
  private int read(int at) {
    String word = words.get(at);
    if (NUMBERS.contains(word)) {
      number(at + 1, 0).ifPresent(number -> numbers.put(word, number));
      return at + 2;
    }
    if (word.equals("score")) {
      score = score(at + 1);
      return at + 3;
    }
    if (word.equals("pv")) {
      moves = moves(words.subList(at + 1, words.size()));
      return words.size();
    }
    return at + 1;
  }

  private Optional<Long> number(int at, long least) {
    try {
      return at < words.size()
          ? Optional.of(Long.parseLong(words.get(at))).filter(number -> number >= least)
          : Optional.empty();
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  private Optional<Score> score(int at) {
    String kind = at < words.size() ? words.get(at) : "";
    long least = kind.equals("cp") ? -MAX : 0;
    Optional<Integer> value =
        number(at + 1, least).filter(number -> number <= MAX).map(Math::toIntExact);
    return switch (kind) {
      case "cp" -> value.map(Score::estimate);
      case "win" -> value.map(Score::win);
      case "loss" -> value.map(Score::loss);
      default -> Optional.empty();
    };
  }

  /// Returns the moves of a variation up to the first that is not legal.
  private List<Integer> moves(List<String> texts) {
    List<Integer> legal = new ArrayList<>();
    Position at = position;
    for (String text : texts.subList(0, Math.min(MAX_MOVES, texts.size()))) {
      try {
        int move = at.parseMove(text);
        at = at.playUnchecked(move);
        legal.add(move);
      } catch (RulesException e) {
        break;
      }
    }
    return legal;
  }

  private Optional<SearchInfo> toInfo(long millis) {
    boolean isBest = numbers.getOrDefault("multipv", 1L) == 1;
    long depth = numbers.getOrDefault("depth", Long.MAX_VALUE);
    if (!isBest || depth > MAX || score.isEmpty() || moves.isEmpty()) {
      return Optional.empty();
    }
    long selective = Math.clamp(numbers.getOrDefault("seldepth", 0L), depth, MAX);
    return Optional.of(
        new SearchInfo(
            1,
            score.get(),
            (int) depth,
            (int) selective,
            Math.min(MAX_NODES, numbers.getOrDefault("nodes", 0L)),
            millis,
            (int) Math.min(1000, numbers.getOrDefault("hashfull", 0L)),
            moves));
  }
}
