package tabuleiro.wasm.check;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import tabuleiro.engine.SearchSignature;
import tabuleiro.engine.SearcherFactory;
import tabuleiro.engine.SpeedMeasurement;
import tabuleiro.engine.search.Searcher;
import tabuleiro.games.Games;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.analysis.Perft;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.text.Language;
import tabuleiro.view.position.MoveJsonMapper;
import tabuleiro.view.position.PositionJsonMapper;
import tabuleiro.view.text.MessageCatalogue;
import tabuleiro.wasm.answer.AnswerJson;

/// Checks of rules, texts, JSON and search. Each is a command with arguments, whose result is a
/// text; it must be the same in Java and in WebAssembly.
public final class EngineChecks {
  private static final int HASH_MEBIBYTES = 16;

  /// Positions that are searched: those of a game's first moves, with so many moves between.
  private static final int SEARCHED_PLIES = 12;

  private static final int SEARCHED_INTERVAL = 4;

  private EngineChecks() {}

  /// Runs a check:
  ///
  /// - `boards`: the representative boards
  /// - `perft GAME VARIANT DEPTH`: the counts of all depths up to this
  /// - `playouts GAME VARIANT GAMES`: count and hash of the positions, moves, texts and parses
  /// - `json GAME VARIANT GAMES LANGUAGE`: length and hash of all positions and moves as JSON
  /// - `messages GAME LANGUAGE SET`: all messages of a game with a set of arguments
  /// - `search GAME VARIANT NODES`: what short searches along a random game find
  /// - `signature GAME VARIANT`: the signature of the search
  /// - `speed search|playouts GAME VARIANT SEED MILLIS`: positions searched, or random games, per
  ///   second; this differs
  /// - `random SEED`: hashes of random numbers
  /// - `traits`: results of the class library that rules and engine depend on
  ///
  /// @throws IllegalArgumentException for an unknown check
  public static String run(String command) {
    List<String> words = List.of(command.split(" "));
    return switch (words.getFirst()) {
      case "boards" ->
          Games.representativeGames().stream()
              .map(game -> game.id().toString())
              .collect(Collectors.joining(" "));
      case "perft" -> perft(game(words).start(1), Integer.parseInt(words.get(3)));
      case "playouts" -> playouts(game(words), Integer.parseInt(words.get(3)));
      case "json" -> json(game(words), Integer.parseInt(words.get(3)), language(words.get(4)));
      case "messages" ->
          MessageChecks.format(
              words.get(1), language(words.get(2)), Integer.parseInt(words.get(3)));
      case "search" -> search(game(words), Long.parseLong(words.get(3)));
      case "signature" -> String.valueOf(SearchSignature.of(game(words)).nodes());
      case "speed" -> String.valueOf(speed(words.subList(1, words.size())));
      case "random" -> randomNumbers(Long.parseLong(words.get(1)));
      case "traits" -> LibraryTraits.all();
      default -> throw new IllegalArgumentException(command);
    };
  }

  private static Game game(List<String> words) {
    return Games.find(words.get(1)).orElseThrow().game(words.get(2));
  }

  private static Language language(String code) {
    return Language.of(code).orElseThrow();
  }

  private static String perft(Position start, int depth) {
    StringBuilder counts = new StringBuilder();
    for (int i = 1; i <= depth; i++) {
      counts.append(Perft.count(start, i)).append(i < depth ? " " : "");
    }
    return counts.toString();
  }

  private static String playouts(Game game, int games) {
    ResultHash hash = new ResultHash();
    long positions = 0;
    for (int seed = 0; seed < games; seed++) {
      RandomGenerator random = SeededRandom.of(seed);
      Position position = game.start(seed);
      while (!position.outcome().isOver()) {
        addPosition(position, hash);
        int move = Playout.randomMove(position, random);
        String text = position.formatMove(move);
        hash.add(text);
        hash.add(position.parseMove(text));
        position = position.playUnchecked(move);
        positions++;
      }
      addPosition(position, hash);
      hash.add(position.outcome().formatResult());
    }
    return positions + " " + hash;
  }

  private static void addPosition(Position position, ResultHash hash) {
    String text = position.format();
    hash.add(text);
    hash.add(position.hash());
    hash.add(position.game().parse(text).hash());
    for (int move : position.legalMoves()) {
      hash.add(move);
    }
  }

  private static String json(Game game, int games, Language language) {
    ResultHash hash = new ResultHash();
    long characters = 0;
    for (int seed = 0; seed < games; seed++) {
      RandomGenerator random = SeededRandom.of(seed);
      Position position = game.start(seed);
      while (!position.outcome().isOver()) {
        int move = Playout.randomMove(position, random);
        String json =
            AnswerJson.format(
                    PositionJsonMapper.of(
                        position, MessageCatalogue.of(language, game.id().game())))
                + AnswerJson.format(MoveJsonMapper.of(position, move));
        hash.add(json);
        characters += json.length();
        position = position.playUnchecked(move);
      }
    }
    return characters + " " + hash;
  }

  private static String search(Game game, long nodes) {
    Searcher searcher = SearcherFactory.createWithoutTables(game.id().game(), HASH_MEBIBYTES, 1);
    RandomGenerator random = SeededRandom.of(1);
    Position position = game.start(1);
    StringBuilder results = new StringBuilder();
    for (int ply = 0; ply < SEARCHED_PLIES && !position.outcome().isOver(); ply++) {
      if (ply % SEARCHED_INTERVAL == 0) {
        SearchInfo found =
            searcher
                .search(position, MoveLimits.ofNodes(nodes), 1, new StopSignal(), info -> {})
                .getFirst();
        results
            .append("%d %d %s ".formatted(found.depth(), found.nodes(), found.score()))
            .append(String.join(" ", found.moveTexts(position)))
            .append('\n');
      }
      position = position.playUnchecked(Playout.randomMove(position, random));
    }
    return results.toString();
  }

  private static long speed(List<String> words) {
    int millis = Integer.parseInt(words.get(4));
    return words.getFirst().equals("search")
        ? SpeedMeasurement.nodesPerSecond(game(words), millis)
        : SpeedMeasurement.playoutsPerSecond(game(words), Long.parseLong(words.get(3)), millis);
  }

  private static String randomNumbers(long seed) {
    RandomGenerator random = SeededRandom.of(seed);
    ResultHash hash = new ResultHash();
    for (int i = 1; i < 1000; i++) {
      hash.add(random.nextLong());
      hash.add(random.nextInt());
      hash.add(random.nextInt(i));
      hash.add(SeededRandom.nextBelow(random, i));
      hash.add(Double.doubleToLongBits(random.nextDouble()));
      hash.add(random.nextBoolean() ? 1 : 0);
    }
    return hash.toString();
  }
}
