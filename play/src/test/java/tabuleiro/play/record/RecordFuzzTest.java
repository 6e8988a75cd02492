package tabuleiro.play.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tabuleiro.play.Nim;
import tabuleiro.play.Result;
import tabuleiro.rules.Family;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Random records: parsing a formatted record gives an equal record, and a damaged text is parsed
/// or refused.
final class RecordFuzzTest {
  private static final List<Family> FAMILIES = List.of(new Nim());
  private static final Messages WORDS = Messages.of(Language.ENGLISH);

  @Test
  void whatWasWrittenReadsBackTheSame() {
    for (long seed = 1; seed <= 300; seed++) {
      RandomGenerator random = SeededRandom.of(seed);
      List<GameRecord> records = new ArrayList<>();
      for (int i = random.nextInt(4); i > 0; i--) {
        records.add(randomRecord(random));
      }
      String text = GameRecord.format(records);
      assertThat(GameRecord.parse(text))
          .as("seed %d: %s", seed, text)
          .extracting(ParsedRecord::record)
          .isEqualTo(records);
    }
  }

  @Test
  void damagedRecordsAreReadOrRefused() {
    damage(1_500);
  }

  @Test
  @Tag("full")
  void manyDamagedRecordsAreReadOrRefused() {
    damage(15_000);
  }

  @Test
  @Tag("slow")
  void damagedRecordsAreReadOrRefusedForLong() {
    damage(2_000_000);
  }

  private static void damage(int rounds) {
    int refused = 0;
    for (long seed = 1; seed <= rounds; seed++) {
      RandomGenerator random = SeededRandom.of(seed);
      StringBuilder text =
          new StringBuilder(GameRecord.format(List.of(randomRecord(random), randomRecord(random))));
      for (int i = 1 + random.nextInt(4); i > 0; i--) {
        mutate(text, random);
      }
      if (!isRead(text.toString(), seed)) {
        refused++;
      }
    }
    assertThat(refused).isBetween(rounds / 4, rounds - 1);
  }

  /// Reads a text as the command `replay` does. Other exceptions than the typed ones propagate.
  private static boolean isRead(String text, long seed) {
    try {
      for (ParsedRecord parsed : GameRecord.parse(text)) {
        assertThat(GameRecord.parse(parsed.record().format()).getFirst().record())
            .isEqualTo(parsed.record());
        replay(parsed);
      }
      return true;
    } catch (RecordFormatException e) {
      long lines = text.chars().filter(c -> c == '\n').count() + 1;
      assertThat(e.location().line()).isBetween(1, (int) lines);
      assertThat(WORDS.format(e.problem())).startsWith("line ");
      return false;
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError("seed " + seed + ": " + text, e);
    }
  }

  private static void replay(ParsedRecord parsed) {
    try {
      Replay.of(parsed, 1, FAMILIES).finish();
    } catch (ReplayException e) {
      assertThat(e.problem().key()).isIn("record.at", "replay.game", "replay.ply");
    }
  }

  private static void mutate(StringBuilder text, RandomGenerator random) {
    String pieces = "{}()[]\"\\1.*-/%@, \n\t\u001b\u00e9\ud83d\ude00a0";
    int at = text.isEmpty() ? 0 : random.nextInt(text.length());
    switch (random.nextInt(4)) {
      case 0 -> text.insert(at, pieces.charAt(random.nextInt(pieces.length())));
      case 1 -> text.delete(at, Math.min(text.length(), at + 1 + random.nextInt(5)));
      case 2 -> {
        if (!text.isEmpty()) {
          text.setCharAt(at, pieces.charAt(random.nextInt(pieces.length())));
        }
      }
      default -> text.insert(at, text.substring(at, Math.min(text.length(), at + 20)));
    }
  }

  private static GameRecord randomRecord(RandomGenerator random) {
    List<RecordTag> tags = new ArrayList<>();
    Result result = Result.values()[random.nextInt(4)];
    if (random.nextBoolean()) {
      tags.add(new RecordTag("Game", "nim"));
      tags.add(new RecordTag("Variant", "20"));
      tags.add(new RecordTag("Result", result.format()));
    }
    for (int i = random.nextInt(4); i > 0; i--) {
      tags.add(new RecordTag("T" + i, randomText(random)));
    }
    MoveSequence line = randomLine(random, 0, 0);
    boolean secondStarts = !line.moves().isEmpty() && random.nextInt(4) == 0;
    return new GameRecord(tags, secondStarts ? Side.SECOND : Side.FIRST, line, result);
  }

  private static MoveSequence randomLine(RandomGenerator random, int depth, int least) {
    List<RecordedMove> moves = new ArrayList<>();
    for (int i = least + random.nextInt(8 >> depth); i > 0; i--) {
      List<MoveAnnotation> remarks = new ArrayList<>();
      while (random.nextInt(3) == 0) {
        boolean deeper = depth < 3 && random.nextBoolean();
        remarks.add(
            deeper
                ? new MoveAnnotation.Variation(randomLine(random, depth + 1, 1))
                : new MoveAnnotation.Comment(randomText(random)));
      }
      moves.add(new RecordedMove(randomMove(random), remarks));
    }
    List<MoveAnnotation.Comment> comments = new ArrayList<>();
    while (random.nextInt(4) == 0) {
      comments.add(new MoveAnnotation.Comment(randomText(random)));
    }
    return new MoveSequence(comments, moves);
  }

  private static String randomMove(RandomGenerator random) {
    List<String> moves = List.of("r1", "t1", "c3d3", "7r1@2,-1", "20r0@0,0", "c3", "kkmm", "x%");
    return moves.get(random.nextInt(moves.size()));
  }

  private static String randomText(RandomGenerator random) {
    List<String> parts =
        List.of(
            "a", " ", "  ", "\"", "\\", "(", ")", "{", "[%clk 0:01:02]", "é", "😀", "1.", "*", ";");
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(9); i > 0; i--) {
      text.append(parts.get(random.nextInt(parts.size())));
    }
    return text.toString();
  }
}
