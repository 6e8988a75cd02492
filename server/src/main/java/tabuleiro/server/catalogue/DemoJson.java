package tabuleiro.server.catalogue;

import io.avaje.jsonb.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tabuleiro.games.Games;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.server.view.MoveJson;
import tabuleiro.server.view.PositionJson;
import tabuleiro.text.Messages;

/// A game that a page replays as an animation. Two computer levels played it, and its record is a
/// resource; of a board without a record it is the beginning of a random game.
///
/// @param moments the positions from the first to the last, without click paths
@Json
public record DemoJson(List<Frame> moments) {
  /// The part of the game before the position of [#picture()].
  private static final double PICTURE_PART = 0.6;

  /// The length of a random game: enough to show how pieces move. A guess.
  private static final int RANDOM_PLIES = 40;

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

  /// Returns the game of a board.
  ///
  /// @param messages the messages of the game
  public static DemoJson of(Game board, Messages messages) {
    return record(board.id())
        .map(record -> of(Replay.of(record, Games.families()), messages))
        .orElseGet(() -> ofRandomGame(board, messages));
  }

  private static DemoJson ofRandomGame(Game board, Messages messages) {
    RandomGenerator random = SeededRandom.of(1);
    Position position = board.start(1);
    List<Frame> moments = new ArrayList<>();
    moments.add(new Frame(PositionJson.picture(position, messages), List.of()));
    for (int ply = 0; ply < RANDOM_PLIES && !position.outcome().isOver(); ply++) {
      int move = Playout.randomMove(position, random);
      MoveJson json = MoveJson.of(position, move);
      position = position.playUnchecked(move);
      moments.add(new Frame(PositionJson.picture(position, messages), List.of(json)));
    }
    return new DemoJson(moments);
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
