package tabuleiro.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.random.RandomGenerator;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// A program that speaks just enough UGI to play at random, and shares no code with the engine.
final class RandomUgiEngine {
  private String family = "talpa";
  private Game game = Games.find(family).orElseThrow().game();
  private Position position = game.start(1);
  private final RandomGenerator random = SeededRandom.of(1);

  public static void main(String[] arguments) throws IOException {
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    RandomUgiEngine engine = new RandomUgiEngine();
    String line = in.readLine();
    while (line != null && !line.equals("quit")) {
      engine.obey(List.of(line.split(" ", -1)));
      line = in.readLine();
    }
  }

  private void obey(List<String> words) {
    switch (words.getFirst()) {
      case "ugi" -> say("id name Random\nid author nobody\nugiok");
      case "isready" -> say("readyok");
      case "setoption" -> setOption(words.get(2), words.get(4));
      case "position" -> {
        position = game.start(1);
        words.stream().skip(3).forEach(m -> position = position.play(position.parseMove(m)));
      }
      case "query" -> {
        boolean isOver = position.outcome().isOver();
        String result = isOver ? UgiMatch.result(position.outcome()) : "none";
        say("response " + (words.get(1).equals("gameover") ? String.valueOf(isOver) : result));
      }
      case "go" -> {
        int move = Playout.randomMove(position, random);
        say("bestmove " + position.formatMove(move));
      }
      default -> {}
    }
  }

  private void setOption(String name, String value) {
    switch (name) {
      case "Game" -> family = value;
      case "Variant" -> game = Games.find(family).orElseThrow().game(value);
      default -> {}
    }
  }

  private static void say(String lines) {
    System.out.println(lines);
    System.out.flush();
  }
}
