package tabuleiro.view.opening;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.GZIPInputStream;
import tabuleiro.play.Result;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;

/// Games between computers, with openings for the explorer where no games have been played yet.
/// They are resources, one file for each board, which `tools/opening_games` makes: a line for each
/// game, with its result and its first moves. A board is read when it is first asked for, which
/// takes some tenths of a second. Thread-safe.
final class SelfPlayGames {
  private final Map<GameId, OpeningIndex> indexes = new ConcurrentHashMap<>();

  /// Returns the games of a board; an empty index where there are none.
  OpeningIndex of(Game game) {
    return indexes.computeIfAbsent(game.id(), _ -> read(game));
  }

  private static OpeningIndex read(Game game) {
    String name = "games/" + game.id().game() + "-" + game.id().variant() + ".txt.gz";
    try (InputStream in = SelfPlayGames.class.getResourceAsStream(name)) {
      if (in == null) {
        return OpeningIndex.EMPTY;
      }
      return OpeningIndex.of(
          new BufferedReader(
                  new InputStreamReader(new GZIPInputStream(in), StandardCharsets.US_ASCII))
              .lines()
              .map(line -> parse(game, line))
              .toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Parses a line, such as `1-0 d3c3 e5d5`.
  ///
  /// @throws tabuleiro.rules.RulesException when a move is not legal: a defect of the file
  static OpeningIndex.IndexedGame parse(Game game, String line) {
    String[] words = line.split(" ", -1);
    List<Position> positions = new ArrayList<>(List.of(game.start(0)));
    for (int i = 1; i < words.length; i++) {
      Position position = positions.getLast();
      positions.add(position.playUnchecked(position.parseMove(words[i])));
    }
    Result result = Result.parse(words[0]).orElseThrow();
    return new OpeningIndex.IndexedGame(OpeningPositions.keys(positions), result);
  }
}
