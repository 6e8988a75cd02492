package tabuleiro.server.site;

import io.avaje.jsonb.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
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

/// A recorded game that a page replays as an animation. Two computer levels played it; the records
/// are resources.
///
/// @param moments the positions from the first to the last, without click paths
@Json
public record DemoJson(List<Frame> moments) {
  /// The part of the game before the position of [#picture()].
  private static final double PICTURE_PART = 0.6;

  /// A position, and the move that led to it.
  ///
  /// @param position the position
  /// @param moves a list of the move; empty at the start
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

  /// Returns the recorded game of a variant; empty when there is none.
  ///
  /// @param messages the messages of the game
  public static Optional<DemoJson> of(GameId id, Messages messages) {
    return record(id).map(record -> of(Replay.of(record, Games.families()), messages));
  }

  private static DemoJson of(Replay replay, Messages messages) {
    List<Frame> moments = new ArrayList<>();
    moments.add(new Frame(PositionJson.picture(replay.position(), messages), List.of()));
    while (replay.hasNext()) {
      Position before = replay.position();
      MoveJson move = MoveJson.of(before, replay.next());
      moments.add(new Frame(PositionJson.picture(replay.position(), messages), List.of(move)));
    }
    return new DemoJson(moments);
  }

  /// Returns the position that represents the game in a small picture: after its first half, when
  /// the board is full of life.
  PositionJson picture() {
    return moments.get((int) (PICTURE_PART * moments.size())).position();
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
