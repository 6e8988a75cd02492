package tabuleiro.view.catalogue;

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
import tabuleiro.protocol.catalogue.DemoGameJson;
import tabuleiro.protocol.catalogue.DemoGameJson.Frame;
import tabuleiro.protocol.position.MoveJson;
import tabuleiro.protocol.position.PositionJson;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.text.Messages;
import tabuleiro.view.position.MoveJsonMapper;
import tabuleiro.view.position.PositionJsonMapper;

/// Makes [DemoGameJson].
public final class DemoGameJsonMapper {
  /// The part of the game before the position of its picture.
  private static final double PICTURE_PART = 0.6;

  /// How many positions are shown, which takes a browser half a minute: each page with the game
  /// brings them along.
  private static final int SHOWN = 24;

  /// The length of a random game: enough to show how pieces move. A guess.
  private static final int RANDOM_PLIES = 40;

  private DemoGameJsonMapper() {}

  /// Returns the last part of the game of a board.
  ///
  /// @param messages the messages of the game
  public static DemoGameJson of(Game board, Messages messages) {
    List<Frame> frames = frames(board, messages);
    return new DemoGameJson(frames.subList(Math.max(0, frames.size() - SHOWN), frames.size()));
  }

  private static List<Frame> frames(Game board, Messages messages) {
    return record(board.id())
        .map(record -> frames(Replay.of(record, Games.families()), messages))
        .orElseGet(() -> framesOfRandomGame(board, messages));
  }

  private static List<Frame> framesOfRandomGame(Game board, Messages messages) {
    RandomGenerator random = SeededRandom.of(1);
    Position position = board.start(1);
    List<Frame> moments = new ArrayList<>();
    moments.add(new Frame(PositionJsonMapper.picture(position, messages), List.of()));
    for (int ply = 0; ply < RANDOM_PLIES && !position.outcome().isOver(); ply++) {
      int move = Playout.randomMove(position, random);
      MoveJson json = MoveJsonMapper.of(position, move);
      position = position.playUnchecked(move);
      moments.add(new Frame(PositionJsonMapper.picture(position, messages), List.of(json)));
    }
    return moments;
  }

  private static List<Frame> frames(Replay replay, Messages messages) {
    List<Frame> moments = new ArrayList<>();
    moments.add(new Frame(PositionJsonMapper.picture(replay.position(), messages), List.of()));
    while (replay.hasNext()) {
      Position before = replay.position();
      MoveJson move = MoveJsonMapper.of(before, replay.next());
      moments.add(
          new Frame(PositionJsonMapper.picture(replay.position(), messages), List.of(move)));
    }
    return moments;
  }

  private static Optional<GameRecord> record(GameId id) {
    String file = "demos/" + id.game() + "-" + id.variant() + ".txt";
    try (InputStream in = DemoGameJsonMapper.class.getResourceAsStream(file)) {
      return in == null
          ? Optional.empty()
          : GameRecord.parse(in.readAllBytes()).stream().map(ParsedRecord::record).findFirst();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Returns the position that represents the game in a small picture: after its first half, when
  /// the board is full of life.
  ///
  /// @param messages the messages of the game
  static PositionJson picture(Game board, Messages messages) {
    List<Frame> frames = frames(board, messages);
    return frames.get((int) (PICTURE_PART * frames.size())).position();
  }
}
