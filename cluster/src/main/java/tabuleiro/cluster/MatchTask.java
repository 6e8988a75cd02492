package tabuleiro.cluster;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.cluster.job.NumberedTask;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.engine.external.ExternalEnginePool;
import tabuleiro.lab.match.FinishedGame;
import tabuleiro.lab.match.MatchGame;
import tabuleiro.lab.match.MatchPlan;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.players.StopSignal;
import tabuleiro.play.record.EventTags;

/// The games of a match; the results are their records.
record MatchTask(MatchDescription match) implements NumberedTask {
  @Override
  public List<String> run(int first, int end) {
    MatchPlan plan = match.plan();
    EventTags heading = match.heading();
    List<String> records = new ArrayList<>();
    try (ExternalEnginePool engines = new ExternalEnginePool()) {
      PlayerCatalogue players =
          EnginePlayers.catalogue(engines)
              .withFilePlayers(PlayerCatalogue.NETWORK_PREFIX, match::networkPlayers)
              .withFilePlayers(PlayerCatalogue.PRIORITIES_PREFIX, match::priorityPlayers)
              .withFilePlayers(PlayerCatalogue.BOOK_PREFIX, match::bookPlayers);
      for (int number = first; number < end; number++) {
        MatchGame game = new MatchGame(plan, plan.scheduledGame(number), heading);
        FinishedGame played = game.play(players, new StopSignal()).orElseThrow();
        records.add(played.record().format());
      }
    }
    return records;
  }
}
