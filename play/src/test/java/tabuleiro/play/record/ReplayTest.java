package tabuleiro.play.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.play.Ending;
import tabuleiro.play.Nim;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Family;
import tabuleiro.rules.Message;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

final class ReplayTest {
  private static final List<Family> FAMILIES = List.of(new Nim());
  private static final String NIM = "[Game \"nim\"]\n[Variant \"7\"]\n";

  private static Replay replay(String text) {
    return Replay.of(GameRecord.parse(text).getFirst(), 1, FAMILIES);
  }

  private static ReplayException refused(String text) {
    ReplayException e = catchThrowableOfType(ReplayException.class, () -> replay(text).finish());
    assertThat(e).as(text).isNotNull();
    for (Language language : Language.values()) {
      if (e.violation().isEmpty()) {
        assertThat(Messages.of(language).format(e.problem())).isNotBlank();
      }
    }
    return e;
  }

  /// Returns the key of the innermost message that is not a location.
  private static String problem(ReplayException e) {
    Message phrase = e.problem();
    while (List.of("record.at", "replay.game", "replay.ply").contains(phrase.key())) {
      phrase = (Message) phrase.arguments().getLast();
    }
    return phrase.key();
  }

  private static String termination(String kind) {
    return kind.equals("-") ? "" : "[Termination \"" + kind + "\"]\n";
  }

  @Test
  void stepsGoThroughTheGame() {
    Replay replay = replay(NIM + "1. e1 b1 2. a1 1-0");
    assertThat(replay.start().format()).isEqualTo("7 f");
    assertThat(replay.next()).isEqualTo(3);
    assertThat(replay.position().format()).isEqualTo("4 s");
    assertThat(replay.ply()).isEqualTo(1);
    assertThat(replay.finish().formatResult()).isEqualTo("result 1-0 (no-moves)");
    assertThat(replay.hasNext()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "*, -, result * (unfinished)",
    "*, unfinished, result * (unfinished)",
    "0-1, resignation, result 0-1 (resignation)",
    "1-0, time, result 1-0 (time)",
    "1/2-1/2, agreement, result 1/2-1/2 (agreement)",
    "1-0, adjudicated, result 1-0 (adjudicated)",
    "*, abandoned, result * (abandoned)"
  })
  void gamesEndInOtherWays(String result, String kind, String line) {
    assertThat(replay(NIM + termination(kind) + "1. e1 " + result).finish().formatResult())
        .isEqualTo(line);
  }

  @ParameterizedTest
  @CsvSource({
    "1. e1 1-0, -, replay.not-over",
    "1. e1 1-0, rules, replay.not-over",
    "1. e1 *, rules, replay.termination-result",
    "1. e1 1-0, agreement, replay.termination-result",
    "1. e1 1/2-1/2, resignation, replay.termination-result",
    "1. e1 1-0, unfinished, replay.termination-result",
    "1. e1 1-0, fire, replay.termination",
    "1. e1 b1 2. a1 0-1, -, replay.contradiction",
    "1. e1 b1 2. a1 *, -, replay.contradiction",
    "1. e1 b1 2. a1 1-0, resignation, replay.ended-by-rules"
  })
  void aResultThatTheRulesContradictIsRefused(String moves, String kind, String key) {
    ReplayException e = refused(NIM + termination(kind) + moves);
    assertThat(problem(e)).isEqualTo(key);
    assertThat(e.location()).isPresent();
  }

  @Test
  void anIllegalMoveSaysGamePlyPlaceAndRule() {
    ReplayException e = refused(NIM + "1. e1\n  a1 *");
    assertThat(e.gameNumber()).isEqualTo(1);
    assertThat(e.ply()).isEqualTo(2);
    assertThat(e.location()).contains(new TextLocation(4, 3));
    assertThat(e.violation().orElseThrow().rule()).isEqualTo("2");
    assertThat(Messages.of(Language.ENGLISH).format(e.problem()))
        .isEqualTo("line 4, column 3: game 1, ply 2: 'a1': that is not a legal move here (rule 2)");
  }

  @Test
  void movesAfterTheEndAreIllegal() {
    ReplayException e = refused(NIM + "1. e1 b1 2. a1 a1 1-0");
    assertThat(e.ply()).isEqualTo(4);
    assertThat(e.violation().orElseThrow().message().key()).isEqualTo("game-over");
  }

  @Test
  void movesOfVariationsAreValidatedInTheirPositions() {
    assertThat(replay(NIM + "1. e1 (1. g1 f1) b1 *").finish()).isEqualTo(Ending.unfinished());
    ReplayException e = refused(NIM + "1. e1 (1. g1 (1. f1) a1) b1 *");
    assertThat(e.ply()).isEqualTo(2);
    assertThat(e.location()).contains(new TextLocation(3, 22));
  }

  @Test
  void firstMoveBelongsToTheSideToMove() {
    String second = NIM + "[FEN \"4 s\"]\n";
    assertThat(replay(second + "1... d1 *").finish()).isEqualTo(Ending.unfinished());
    assertThat(problem(refused(second + "1. d1 *"))).isEqualTo("record.expected");
    assertThat(problem(refused(NIM + "1... g1 *"))).isEqualTo("record.expected");
    assertThat(replay(second + "*").finish()).isEqualTo(Ending.unfinished());
  }

  @Test
  void randomStartComesFromItsTextOrSeed() {
    String drawn = "[Game \"nim\"]\n[Variant \"drawn\"]\n";
    assertThat(replay(drawn + "[Seed \"3\"]\n*").start().format()).isEqualTo("8 f");
    assertThat(replay(drawn + "[FEN \"9 s\"]\n[Seed \"3\"]\n*").start().format()).isEqualTo("9 s");
    assertThat(problem(refused(drawn + "*"))).isEqualTo("replay.no-start");
    assertThat(problem(refused(drawn + "[Seed \"x\"]\n*"))).isEqualTo("replay.seed");
  }

  @Test
  void gameAndVariantMustExist() {
    assertThat(problem(refused("*"))).isEqualTo("replay.no-tag");
    assertThat(problem(refused("[Game \"chess\"]\n[Variant \"x\"]\n*")))
        .isEqualTo("replay.unknown-game");
    assertThat(problem(refused("[Game \"nim\"]\n[Variant \"x\"]\n*")))
        .isEqualTo("replay.unknown-variant");
    assertThat(problem(refused(NIM + "[FEN \"x\"]\n*"))).isEqualTo("replay.position");
    assertThat(refused(NIM + "[FEN \"21 f\"]\n*").violation().orElseThrow().rule()).isEqualTo("1");
  }

  @Test
  void aTableIsReplayedToTheSameEnd() {
    Nim.NimGame game = new Nim().game("drawn");
    Seat seat = Seat.computer("Random", "random");
    GameSession session = new GameSession(SessionSetup.of(game, 5, seat, seat), () -> 0);
    while (session.ending().isEmpty()) {
      session.play(session.sideToMove(), session.position().moveAt(0));
    }
    GameRecord record = session.toRecord(EventTags.NONE);
    Replay replay = replay(record.format());
    assertThat(replay.finish()).isEqualTo(session.ending().orElseThrow());
    assertThat(replay.position()).isEqualTo(session.position());
  }
}
