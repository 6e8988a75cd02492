package tabuleiro.app;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import tabuleiro.games.Games;
import tabuleiro.rules.Family;
import tabuleiro.words.Words;

/// `tabuleiro games`: the games, their variants, the computer players each has.
@Command(name = "games")
final class GamesCommand implements Callable<Integer> {
  private final Context context;

  GamesCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    for (Family family : Games.families()) {
      Words words = context.words().forGame(family.name());
      context.out().println(family.name() + ": " + words.say("name") + ", " + words.say("tagline"));
      context.out().println("  " + words.say("variants"));
    }
    return 0;
  }
}
