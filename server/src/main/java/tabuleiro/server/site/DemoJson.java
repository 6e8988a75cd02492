package tabuleiro.server.site;

import io.avaje.jsonb.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.games.Games;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;
import tabuleiro.server.view.MoveJson;
import tabuleiro.server.view.PositionJson;
import tabuleiro.text.Messages;

/// A game that a living picture plays by itself. Two levels played it; the records are resources.
///
/// @param moments the positions from the first to the last, without what can be entered
@Json
public record DemoJson(List<Frame> moments) {
  /// A position, and what led to it.
  ///
  /// @param position what is drawn
  /// @param moves the last move; empty at the start
  @Json
  public record Frame(PositionJson position, List<MoveJson> moves) {
    /// Copies the list.
    public Frame {
      moves = List.copyOf(moves);
    }
  }

  /// Copies the list.
  public DemoJson {
    moments = List.copyOf(moments);
  }

  /// Returns the game of a board, or empty when there is none for it.
  ///
  /// @param words those of the game
  public static Optional<DemoJson> of(GameId id, Messages words) {
    return record(id).map(record -> of(Replay.of(record, Games.families()), words));
  }

  private static DemoJson of(Replay replay, Messages words) {
    List<Frame> moments = new ArrayList<>();
    moments.add(new Frame(drawn(replay.position(), words), List.of()));
    while (replay.hasNext()) {
      Position before = replay.position();
      MoveJson move = MoveJson.of(before, replay.next());
      moments.add(new Frame(drawn(replay.position(), words), List.of(move)));
    }
    return new DemoJson(moments);
  }

  private static PositionJson drawn(Position position, Messages words) {
    return PositionJson.of(position, words).withSteps(List.of(Map.of()));
  }

  private static Optional<GameRecord> record(GameId id) {
    String file = "demos/" + id.game() + "-" + id.variant() + ".txt";
    try (InputStream in = DemoJson.class.getResourceAsStream(file)) {
      return in == null
          ? Optional.empty()
          : GameRecord.parse(in.readAllBytes()).stream().map(ParsedRecord::record).findFirst();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
