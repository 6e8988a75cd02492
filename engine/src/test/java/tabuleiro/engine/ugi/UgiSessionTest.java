package tabuleiro.engine.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.analysis.Perft;
import tabuleiro.rules.support.SeededRandom;

/// Every UGI command but the search, which is the subject of [UgiSearchTest].
final class UgiSessionTest {
  /// A whole game of Talpa 3x3, which the first player wins.
  private static final String WON = "position startpos moves a1b1 a2b2 b1b2 b3a3 c3c2 a3";

  private static final String NO_NETWORKS =
      "info string error: there are no networks for talpa 3x3; there are some for"
          + " jostle 10x10, morelli 13, trench classic, jostle hex";

  @Test
  void ugiAnnouncesNameAndOptions() throws Exception {
    try (UgiConversation engine = new UgiConversation("jostle", "hex")) {
      engine.say("ugi");
      List<String> lines = new ArrayList<>();
      do {
        lines.add(engine.answer());
      } while (!lines.getLast().equals("ugiok"));
      assertThat(lines)
          .contains(
              "id name Tabuleiro test",
              "option name Game type combo default jostle"
                  + " var niju var jostle var morelli var trench var talpa",
              "option name Variant type string default hex",
              "option name EvalFile type string default <empty>",
              "option name BookFile type string default <empty>",
              "option name Threads type spin default 1 min 1 max 256",
              "option name Level type spin default 9 min 1 max 9",
              "option name Seed type spin default 1 min 0 max 9223372036854775807",
              "option name MoveOverhead type spin default 30 min 0 max 10000")
          .anyMatch(line -> line.startsWith("option name Hash type spin default 64 min 1 max "))
          .anyMatch(line -> line.startsWith("id author "))
          .hasSize(13);
    }
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void queriesAgreeWithTheRulesThroughoutAGame(Game game) throws Exception {
    long seed = 5;
    var random = SeededRandom.of(seed);
    Position position = game.start(1);
    StringBuilder moves = new StringBuilder("position startpos moves");
    try (UgiConversation engine = UgiConversation.of(game)) {
      while (true) {
        boolean isOver = position.outcome().isOver();
        assertThat(engine.ask("query fen"))
            .as("seed %d", seed)
            .isEqualTo("response " + position.format().replace(' ', '_'));
        assertThat(engine.ask("query p1turn"))
            .isEqualTo("response " + (position.sideToMove() == Side.FIRST));
        assertThat(engine.ask("query gameover")).isEqualTo("response " + isOver);
        assertThat(engine.ask("query legalmoves").split(";", -1))
            .hasSize(Math.max(1, position.countMoves()));
        if (isOver) {
          break;
        }
        int move = Playout.randomMove(position, random);
        String text = position.formatMove(move);
        assertThat(engine.ask("query islegal " + text)).isEqualTo("response true");
        assertThat(engine.ask("query islegal nonsense")).isEqualTo("response false");
        assertThat(engine.ask("query result")).isEqualTo("response none");
        engine.say(moves.append(' ').append(text).toString());
        position = position.playUnchecked(move);
      }
      String result =
          switch (position.outcome().formatResult()) {
            case "1-0" -> "p1win";
            case "0-1" -> "p2win";
            default -> "draw";
          };
      assertThat(engine.ask("query result")).isEqualTo("response " + result);
      assertThat(engine.ask("query legalmoves")).isEqualTo("response none");
      assertThat(engine.ask("go infinite")).isEqualTo("bestmove none");
      engine.say("position fen " + position.format());
      assertThat(engine.ask("query result")).isEqualTo("response " + result);
    }
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void aPlayoutIsALegalGameToTheEndAndChangesNothing(Game game) throws Exception {
    try (UgiConversation engine = UgiConversation.of(game)) {
      String start = engine.ask("query fen");
      String played = engine.ask("query playout 7");
      assertThat(engine.ask("query playout 7")).isEqualTo(played);
      assertThat(engine.ask("query playout 8")).isNotEqualTo(played);
      assertThat(engine.ask("query fen")).isEqualTo(start);
      List<String> words = List.of(played.substring("response ".length()).split(";", -1));
      String moves = String.join(" ", words.subList(0, words.size() - 1));
      engine.say("position startpos moves " + moves);
      assertThat(engine.ask("query gameover")).isEqualTo("response true");
      assertThat(engine.ask("query result")).isEqualTo("response " + words.getLast());
      assertThat(engine.ask("query playout 9")).isEqualTo("response " + words.getLast());
      engine.assertRefused("query playout");
      engine.assertRefused("query playout x");
    }
  }

  @Test
  void positionIsSetWithOrWithoutMovesAndExtended() throws Exception {
    try (UgiConversation engine = new UgiConversation("talpa", "3x3")) {
      String start = engine.ask("query fen");
      engine.say(WON);
      assertThat(engine.ask("query result")).isEqualTo("response p1win");
      engine.say("position startpos moves a1b1 a2b2");
      String fen = engine.ask("query fen").replace("response ", "").replace('_', ' ');
      engine.say("position fen " + fen + " moves b1b2 b3a3 c3c2 a3");
      assertThat(engine.ask("query result")).isEqualTo("response p1win");
      engine.say("position startpos moves");
      assertThat(engine.ask("query fen")).isEqualTo(start);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nonsense",
        "UGI",
        "isready now",
        "quit now",
        "uginewgame x",
        "d d",
        "stop it",
        "position",
        "position startpos a1b1",
        "position startpos moves a1a1",
        "position startpos moves a1b1 nonsense",
        "position fen",
        "position fen nonsense",
        "position fen rbr/brb/rbr x",
        "setoption",
        "setoption name",
        "setoption name value 3",
        "setoption Hash value 3",
        "setoption name Hash value 0",
        "setoption name Hash value 99999999999999999999",
        "setoption name Hash",
        "setoption name Threads value many",
        "setoption name Level value 10",
        "setoption name Seed value -1",
        "setoption name MoveOverhead value 1.5",
        "setoption name Game value chess",
        "setoption name Game value",
        "query",
        "query all",
        "query islegal",
        "query result now",
        "go",
        "go fast",
        "go depth",
        "go depth 0",
        "go depth x",
        "go nodes 0",
        "go movetime soon",
        "go movetime -5",
        "go p1time 1000",
        "go infinite depth 3",
        "go infinite ponder",
        "perft",
        "perft -1",
        "perft 100",
        "perft x"
      })
  void invalidCommandIsAnErrorAndChangesNothing(String line) throws Exception {
    try (UgiConversation engine = new UgiConversation("talpa", "3x3")) {
      engine.say("position startpos moves a1b1");
      String before = engine.ask("query fen");
      engine.assertRefused(line);
      assertThat(engine.ask("query fen")).isEqualTo(before);
      assertThat(engine.ask("query legalmoves")).isNotEqualTo("response none");
    }
  }

  @Test
  void unprintableInputGivesAPrintableError() throws Exception {
    try (UgiConversation engine = new UgiConversation("talpa", "3x3")) {
      engine.assertRefused("\u0000\u0007\uFFFD\u2028 \uD800 x");
      engine.assertRefused("go \u001b[2J");
      engine.assertRefused("position startpos moves \u0000");
      engine.say("setoption name Variant value \u0085x");
      assertThat(engine.ask("isready")).doesNotContainPattern("\\p{Cntrl}");
    }
  }

  @Test
  void theVariantMayComeBeforeItsGame() throws Exception {
    try (UgiConversation engine = new UgiConversation("talpa", "3x3")) {
      engine.assertSilent("setoption name Hash value 16");
      engine.say("setoption name Variant value hex");
      engine.say("setoption name Game value jostle");
      engine.assertSilent("position startpos");
      assertThat(engine.ask("query fen")).startsWith("response 6/7/2brbr2/");
      // The game that comes next has its own default.
      engine.assertSilent("setoption name Game value trench");
      engine.assertSilent("setoption name Game value jostle");
      engine.assertSilent("position startpos");
      assertThat(engine.ask("query fen")).startsWith("response 10/10/");
    }
  }

  @Test
  void aVariantOfNoGameIsReportedWhenTheOptionsAreComplete() throws Exception {
    try (UgiConversation engine = new UgiConversation("talpa", "3x3")) {
      engine.say("setoption name Variant value hex");
      assertThat(engine.ask("isready"))
          .startsWith("info string error: talpa has no variant 'hex'; some of its variants are");
      assertThat(engine.answer()).isEqualTo("readyok");
      engine.assertSilent("position startpos");
      assertThat(engine.ask("query fen")).isEqualTo("response rbr/brb/rbr_r");
    }
  }

  @Test
  void aNetworkThatTheGameCannotUseIsReportedWhenTheOptionsAreComplete() throws Exception {
    try (UgiConversation engine = new UgiConversation("talpa", "3x3")) {
      engine.say("setoption name EvalFile value no such file");
      assertThat(engine.ask("isready")).isEqualTo(NO_NETWORKS);
      assertThat(engine.answer()).isEqualTo("readyok");
      engine.say("setoption name EvalFile value no such file");
      engine.say("setoption name Game value trench");
      assertThat(engine.ask("isready"))
          .isEqualTo("info string error: no such file cannot be read; check the name");
      assertThat(engine.answer()).isEqualTo("readyok");
      engine.say("setoption name evalfile value none");
      assertThat(engine.ask("isready")).isEqualTo("readyok");
    }
  }

  @Test
  void searchWithoutAUsableNetworkIsThatOfTheEngine() throws Exception {
    try (UgiConversation engine = new UgiConversation("talpa", "3x3")) {
      engine.assertSilent("position startpos");
      engine.say("setoption name EvalFile value no such file");
      assertThat(engine.ask("go depth 1")).isEqualTo(NO_NETWORKS);
      String line = engine.answer();
      while (line.startsWith("info depth")) {
        line = engine.answer();
      }
      assertThat(line).startsWith("bestmove ");
    }
  }

  @Test
  void emptyLinesCarriageReturnsAndSpacesAreIgnored() throws Exception {
    try (UgiConversation engine = new UgiConversation("talpa", "3x3")) {
      engine.assertSilent("");
      engine.assertSilent(" \t\r");
      assertThat(engine.ask("  query \t gameover \r")).isEqualTo("response false");
    }
  }

  @Test
  void overlongLineIsRefused() throws Exception {
    try (UgiConversation engine = new UgiConversation("talpa", "3x3")) {
      engine.assertRefused(
          "position startpos moves" + " a1b1".repeat(UgiSession.MAX_LINE_LENGTH / 5));
      engine.assertRefused("position startpos moves" + " a1b1".repeat(1000));
    }
  }

  @Test
  void optionNamesIgnoreCaseAndUnknownOnesAreIgnored() throws Exception {
    try (UgiConversation engine = new UgiConversation("talpa", "3x3")) {
      engine.assertSilent("setoption name gAME value jostle");
      engine.assertSilent("setoption name VARIANT value hex");
      assertThat(engine.ask("query fen")).startsWith("response 6/7/2brbr2");
      engine.assertSilent("setoption name Game value jostle");
      assertThat(engine.ask("query fen")).startsWith("response 6/7/2brbr2");
      engine.assertSilent("setoption name hash value 1");
      engine.assertSilent("setoption name UCI_Chess960 value true");
      engine.assertSilent("setoption name Clear Hash");
      engine.assertSilent("setoption name Game value trench");
      assertThat(engine.ask("query fen")).startsWith("response 4tckg");
    }
  }

  @Test
  void theStartIsThatOfSeed1WhateverTheSeed() throws Exception {
    Game game = Games.find("morelli").orElseThrow().game("13-random");
    try (UgiConversation engine = UgiConversation.of(game)) {
      engine.say("setoption name Seed value 7");
      engine.say("position startpos");
      assertThat(engine.ask("query fen").replace('_', ' '))
          .isEqualTo("response " + game.start(1).format());
    }
  }

  @Test
  void perftCountsLeavesAndCanBeStopped() throws Exception {
    Game game = Games.find("talpa").orElseThrow().game("4x4");
    try (UgiConversation engine = UgiConversation.of(game)) {
      for (int depth = 0; depth <= 4; depth++) {
        assertThat(engine.ask("perft " + depth))
            .isEqualTo("perft(" + depth + ") = " + Perft.count(game.start(1), depth));
      }
      engine.say("perft 99");
      assertThat(engine.ask("isready")).isEqualTo("readyok");
      assertThat(engine.ask("stop")).isEqualTo("info string error: perft was stopped");
    }
  }

  @Test
  void commandDDrawsThePosition() throws Exception {
    Game game = Games.find("talpa").orElseThrow().game("4x4");
    try (UgiConversation engine = UgiConversation.of(game)) {
      assertThat(engine.ask("d")).isEqualTo("drawn " + game.start(1).format());
      assertThat(engine.ask("isready")).isEqualTo("readyok");
    }
  }

  @Test
  void quitEndsImmediatelyDuringASearchWithoutFurtherOutput() throws Exception {
    try (UgiConversation engine = new UgiConversation("talpa", "8x8")) {
      engine.say("go infinite");
      engine.say("quit");
      engine.awaitEnd();
      assertThat(engine.isSilentFor(100)).isTrue();
    }
  }

  @Test
  void theEndOfTheInputEndsTheSession() throws Exception {
    UgiConversation engine = new UgiConversation("talpa", "8x8");
    engine.say("go infinite");
    engine.close();
    assertThat(engine.isSilentFor(100)).isTrue();
  }
}
