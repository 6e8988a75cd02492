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
import tabuleiro.lab.report.sample.GameSymmetries;
import tabuleiro.lab.report.sample.MatchSample;
import tabuleiro.lab.report.sample.MirrorSample;
import tabuleiro.lab.report.sample.RandomSample;
import tabuleiro.lab.report.sample.SampleSeeds;
import tabuleiro.lab.report.statistic.ExampleRecordFactory;
import tabuleiro.lab.report.statistic.GameStatistics;
import tabuleiro.lab.report.statistic.LadderRung;
import tabuleiro.lab.report.statistic.MirrorStatistics;
import tabuleiro.play.Seat;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.PlayerCatalogue;

/// A report on a game: the figures over its samples, as far as they have been played. Not safe for
/// several threads.
public final class Report {
  /// Nodes of the lowest rung's weaker player, as a part of the players' nodes; each rung has twice
  /// as many as the one below.
  private static final int LOWEST_RUNG = 4;

  private static final int RUNGS = 3;

  /// How many of the mirror checks' games are played against the first player: one of as many.
  private static final int MIRRORS_OF_RANDOM = 10;

  /// What a mebibyte of the engine's memory is enough for; as the levels reckon.
  private static final int NODES_IN_MEBIBYTE = 256;

  private static final int MOST_MEBIBYTES = 64;

  private final ReportPlan plan;
  private final List<ReportPart> parts = new ArrayList<>();
  private final List<LadderRung> rungs = new ArrayList<>();
  private final List<MirrorStatistics> mirrors = new ArrayList<>();
  private final GameStatistics random;
  private final Optional<GameStatistics> games;

  /// Begins a report without a game.
  public Report(ReportPlan plan) {
    this.plan = plan;
    Seat chance = Seat.computer(PlayerCatalogue.RANDOM, PlayerCatalogue.RANDOM);
    random =
        new GameStatistics(
            plan.game(), new ExampleRecordFactory(number -> List.of(chance, chance), plan.seed()));
    parts.add(
        new ReportPart(new RandomSample(plan.game(), plan.randomGames(), seed("random")), random));
    games = plan.hasGames() ? Optional.of(addGames()) : Optional.empty();
    addMirrors(new MatchPlayer(PlayerCatalogue.RANDOM, MoveLimits.NONE), plan.mirrorGames());
    if (plan.hasGames()) {
      addMirrors(plan.players().getFirst(), plan.mirrorGames() / MIRRORS_OF_RANDOM);
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
    GameStatistics figures = new GameStatistics(plan.game(), records);
    parts.add(new ReportPart(sample, figures));
    return figures;
  }

  private static List<Seat> seats(MatchSample sample, int number) {
    ScheduledGame fixture = sample.fixture(number);
    MatchPlan match = sample.plan();
    return List.of(
        match.players().get(fixture.first()).seat(), match.players().get(fixture.second()).seat());
  }

  private MatchPlan match(String name, List<MatchPlayer> entrants, int count) {
    Openings openings =
        new Openings(plan.game(), Optional.empty(), plan.openingPlies(), seed(name));
    return new MatchPlan(entrants, count, openings);
  }

  private void addMirrors(MatchPlayer entrant, int count) {
    if (count == 0) {
      return;
    }
    for (BoardSymmetry symmetry : GameSymmetries.mirrorsOf(plan.game())) {
      MirrorStatistics check =
          new MirrorStatistics(symmetry, entrant.name().equals(PlayerCatalogue.RANDOM));
      PlayerCatalogue catalogue = catalogue(List.of(entrant));
      long seed = seed("mirror-" + symmetry);
      parts.add(
          new ReportPart(
              new MirrorSample(plan.game(), count, seed, symmetry, entrant, catalogue), check));
      mirrors.add(check);
    }
  }

  private void addRungs() {
    MatchPlayer player = plan.players().getFirst();
    long nodes = Math.max(1, player.limits().nodes() / LOWEST_RUNG);
    for (int rung = 0; rung < RUNGS && plan.ladderGames() > 0; rung++) {
      String name = "ladder-" + nodes;
      List<MatchPlayer> entrants =
          List.of(
              new MatchPlayer(player.name(), MoveLimits.ofNodes(2 * nodes)),
              new MatchPlayer(player.name(), MoveLimits.ofNodes(nodes)));
      MatchPlan match = match(name, entrants, plan.ladderGames());
      LadderRung figure = new LadderRung(match);
      parts.add(new ReportPart(new MatchSample(name, match, true, catalogue(entrants)), figure));
      rungs.add(figure);
      nodes *= 2;
    }
  }

  /// Returns the players, with no more memory at full strength than their nodes fill: each game has
  /// new ones.
  private PlayerCatalogue catalogue(List<MatchPlayer> entrants) {
    String family = plan.game().id().game();
    long nodes = entrants.stream().mapToLong(entrant -> entrant.limits().nodes()).max().orElse(1);
    int mebibytes = Math.clamp(nodes / NODES_IN_MEBIBYTE, 1, MOST_MEBIBYTES);
    Level full = Level.of(family, Level.HIGHEST);
    return EnginePlayers.catalogue()
        .withPlayer(
            family, String.valueOf(Level.HIGHEST), () -> new LevelPlayer(full, mebibytes, 1));
  }

  /// Checks that there is an opening for the players' games.
  ///
  /// @throws tabuleiro.lab.match.MatchException when there is none to be found
  public void checkOpenings() {
    if (plan.hasGames()) {
      match("games", plan.players(), 1).openings().opening(0);
    }
  }

  /// Returns what the report is made of.
  public ReportPlan plan() {
    return plan;
  }

  /// Returns the parts, in the order in which they are played.
  List<ReportPart> sections() {
    return Collections.unmodifiableList(parts);
  }

  /// Returns the figures over random games.
  public GameStatistics random() {
    return random;
  }

  /// Returns the figures over the games of the players; empty where they do not play.
  public Optional<GameStatistics> games() {
    return games;
  }

  /// Returns the rungs of the skill ladder, the lowest first.
  public List<LadderRung> ladderRungs() {
    return Collections.unmodifiableList(rungs);
  }

  /// Returns the mirror checks; none where no symmetry exchanges the sides' pieces.
  public List<MirrorStatistics> mirrors() {
    return Collections.unmodifiableList(mirrors);
  }

  /// Returns how many games have been counted.
  public int countedGames() {
    return parts.stream().mapToInt(ReportPart::counted).sum();
  }

  /// Returns how many games there are to be.
  public int plannedGames() {
    return parts.stream().mapToInt(part -> part.sample().games()).sum();
  }
}
