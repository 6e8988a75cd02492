package tabuleiro.lab.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.engine.Level;
import tabuleiro.engine.LevelPlayer;
import tabuleiro.lab.match.MatchPlan;
import tabuleiro.lab.match.MatchPlayer;
import tabuleiro.lab.match.Openings;
import tabuleiro.lab.match.ScheduledGame;
import tabuleiro.lab.report.sample.BoardSymmetry;
import tabuleiro.lab.report.sample.GameSample;
import tabuleiro.lab.report.sample.GameSymmetries;
import tabuleiro.lab.report.sample.MatchSample;
import tabuleiro.lab.report.sample.MirrorSample;
import tabuleiro.lab.report.sample.RandomSample;
import tabuleiro.lab.report.sample.SampleSeeds;
import tabuleiro.lab.report.statistic.ExampleRecordFactory;
import tabuleiro.lab.report.statistic.GameStatistics;
import tabuleiro.lab.report.statistic.LadderRung;
import tabuleiro.lab.report.statistic.MirrorStatistics;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.session.Seat;

/// A report on a game: the statistics of its samples, as far as they have been played. Not safe for
/// several threads.
public final class Report {
  /// The nodes of the weaker player on the lowest rung are 1 / LOWEST_RUNG_DIVISOR of the players'
  /// nodes; every rung doubles them.
  private static final int LOWEST_RUNG_DIVISOR = 4;

  private static final int RUNGS = 3;

  /// A mirror check against the first player has 1 / MIRROR_GAMES_DIVISOR of the games of one
  /// against random moves.
  private static final int MIRROR_GAMES_DIVISOR = 10;

  /// The number of nodes for which one mebibyte of hash memory suffices, as for the levels.
  private static final int NODES_PER_MEBIBYTE = 256;

  private static final int MAX_MEBIBYTES = 64;

  private final ReportPlan plan;
  private final List<ReportPart> parts = new ArrayList<>();
  private final List<LadderRung> rungs = new ArrayList<>();
  private final List<MirrorStatistics> mirrors = new ArrayList<>();
  private final GameStatistics random;
  private final Optional<GameStatistics> games;

  /// Creates a report without games.
  public Report(ReportPlan plan) {
    this.plan = plan;
    Seat chance = Seat.computer(PlayerCatalogue.RANDOM, PlayerCatalogue.RANDOM);
    random =
        new GameStatistics(
            plan.game(),
            0,
            new ExampleRecordFactory(number -> List.of(chance, chance), plan.seed()));
    parts.add(
        new ReportPart(new RandomSample(plan.game(), plan.randomGames(), seed("random")), random));
    games = plan.hasGames() ? Optional.of(addGames()) : Optional.empty();
    addMirrors(new MatchPlayer(PlayerCatalogue.RANDOM, MoveLimits.NONE), plan.mirrorGames());
    if (plan.hasGames()) {
      addMirrors(plan.players().getFirst(), plan.mirrorGames() / MIRROR_GAMES_DIVISOR);
      addRungs();
    }
  }

  private long seed(String sample) {
    return SampleSeeds.ofSample(plan.seed(), sample);
  }

  private GameStatistics addGames() {
    MatchPlan match = match("games", plan.players(), plan.games());
    MatchSample sample = new MatchSample("games", match, false, catalogue(plan.players()));
    ExampleRecordFactory records =
        new ExampleRecordFactory(number -> seats(sample, number), plan.seed());
    GameStatistics statistics = new GameStatistics(plan.game(), plan.openingPlies(), records);
    parts.add(new ReportPart(sample, statistics));
    return statistics;
  }

  private static List<Seat> seats(MatchSample sample, int number) {
    ScheduledGame scheduled = sample.scheduledGame(number);
    MatchPlan match = sample.plan();
    return List.of(
        match.players().get(scheduled.first()).seat(),
        match.players().get(scheduled.second()).seat());
  }

  private MatchPlan match(String name, List<MatchPlayer> players, int count) {
    Openings openings =
        new Openings(plan.game(), Optional.empty(), plan.openingPlies(), seed(name));
    return new MatchPlan(players, count, openings);
  }

  private void addMirrors(MatchPlayer player, int count) {
    if (count == 0) {
      return;
    }
    for (BoardSymmetry symmetry : GameSymmetries.mirrorsOf(plan.game())) {
      MirrorStatistics check =
          new MirrorStatistics(symmetry, player.name().equals(PlayerCatalogue.RANDOM));
      PlayerCatalogue catalogue = catalogue(List.of(player));
      long seed = seed("mirror-" + symmetry);
      parts.add(
          new ReportPart(
              new MirrorSample(plan.game(), count, seed, symmetry, player, catalogue), check));
      mirrors.add(check);
    }
  }

  private void addRungs() {
    MatchPlayer player = plan.players().getFirst();
    long nodes = Math.max(1, player.limits().nodes() / LOWEST_RUNG_DIVISOR);
    for (int rung = 0; rung < RUNGS && plan.ladderGames() > 0; rung++) {
      String name = "ladder-" + nodes;
      List<MatchPlayer> players =
          List.of(
              new MatchPlayer(player.name(), MoveLimits.ofNodes(2 * nodes)),
              new MatchPlayer(player.name(), MoveLimits.ofNodes(nodes)));
      MatchPlan match = match(name, players, plan.ladderGames());
      LadderRung statistic = new LadderRung(match);
      parts.add(new ReportPart(new MatchSample(name, match, true, catalogue(players)), statistic));
      rungs.add(statistic);
      nodes *= 2;
    }
  }

  /// Returns the players, with no more hash memory at full strength than their nodes can fill,
  /// because each game creates new players.
  private PlayerCatalogue catalogue(List<MatchPlayer> players) {
    String family = plan.game().id().game();
    long nodes = players.stream().mapToLong(player -> player.limits().nodes()).max().orElse(1);
    int mebibytes = Math.clamp(nodes / NODES_PER_MEBIBYTE, 1, MAX_MEBIBYTES);
    Level full = Level.of(family, Level.HIGHEST);
    return EnginePlayers.catalogue()
        .withPlayer(
            family,
            String.valueOf(Level.HIGHEST),
            () -> new LevelPlayer(family, full, mebibytes, 1));
  }

  /// Checks that there is an opening for the players' games.
  ///
  /// @throws tabuleiro.lab.match.InvalidMatchException when none was found
  public void checkOpenings() {
    if (plan.hasGames()) {
      match("games", plan.players(), 1).openings().opening(0);
    }
  }

  /// Returns the plan of the report.
  public ReportPlan plan() {
    return plan;
  }

  /// Returns the parts in the order in which they are played.
  List<ReportPart> parts() {
    return Collections.unmodifiableList(parts);
  }

  /// Returns the sample with a name.
  ///
  /// @throws IllegalArgumentException when the report has no such sample
  public GameSample sample(String name) {
    return parts.stream()
        .map(ReportPart::sample)
        .filter(sample -> sample.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no sample " + name));
  }

  /// Returns the statistics of the random games.
  public GameStatistics random() {
    return random;
  }

  /// Returns the statistics of the players' games; empty when there are none.
  public Optional<GameStatistics> games() {
    return games;
  }

  /// Returns the rungs of the skill ladder, the lowest first.
  public List<LadderRung> ladderRungs() {
    return Collections.unmodifiableList(rungs);
  }

  /// Returns the highest rung of the skill ladder with a strength, or empty when there is none.
  public Optional<LadderRung> highestRung() {
    return rungs.stream().filter(rung -> rung.strength().isPresent()).reduce((_, higher) -> higher);
  }

  /// Returns the mirror checks; empty when no symmetry exchanges the pieces of the sides.
  public List<MirrorStatistics> mirrors() {
    return Collections.unmodifiableList(mirrors);
  }

  /// Returns the number of games counted so far.
  public int countedGames() {
    return parts.stream().mapToInt(ReportPart::counted).sum();
  }

  /// Returns the number of planned games.
  public int plannedGames() {
    return parts.stream().mapToInt(part -> part.sample().games()).sum();
  }
}
