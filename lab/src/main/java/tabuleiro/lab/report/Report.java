package tabuleiro.lab.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.engine.Level;
import tabuleiro.engine.LevelPlayer;
import tabuleiro.lab.match.Entrant;
import tabuleiro.lab.match.Fixture;
import tabuleiro.lab.match.MatchPlan;
import tabuleiro.lab.match.Openings;
import tabuleiro.play.Seat;
import tabuleiro.play.players.Limits;
import tabuleiro.play.players.Players;

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
  private final List<Part> parts = new ArrayList<>();
  private final List<Rung> rungs = new ArrayList<>();
  private final List<MirrorCheck> mirrors = new ArrayList<>();
  private final GameFigures random;
  private final Optional<GameFigures> games;

  /// Begins a report without a game.
  public Report(ReportPlan plan) {
    this.plan = plan;
    Seat chance = Seat.computer(Players.RANDOM, Players.RANDOM);
    random =
        new GameFigures(
            plan.game(), new ExampleRecords(number -> List.of(chance, chance), plan.seed()));
    parts.add(new Part(new RandomSample(plan.game(), plan.randomGames(), seed("random")), random));
    games = plan.hasGames() ? Optional.of(addGames()) : Optional.empty();
    addMirrors(new Entrant(Players.RANDOM, Limits.NONE), plan.mirrorGames());
    if (plan.hasGames()) {
      addMirrors(plan.players().getFirst(), plan.mirrorGames() / MIRRORS_OF_RANDOM);
      addRungs();
    }
  }

  private long seed(String sample) {
    return SampleSeeds.ofSample(plan.seed(), sample);
  }

  private GameFigures addGames() {
    MatchPlan match = match("games", plan.players(), plan.games());
    MatchSample sample = new MatchSample("games", match, false, catalogue(plan.players()));
    ExampleRecords records = new ExampleRecords(number -> seats(sample, number), plan.seed());
    GameFigures figures = new GameFigures(plan.game(), records);
    parts.add(new Part(sample, figures));
    return figures;
  }

  private static List<Seat> seats(MatchSample sample, int number) {
    Fixture fixture = sample.fixture(number);
    MatchPlan match = sample.plan();
    return List.of(
        match.entrants().get(fixture.first()).seat(),
        match.entrants().get(fixture.second()).seat());
  }

  private MatchPlan match(String name, List<Entrant> entrants, int count) {
    Openings openings = new Openings(plan.game(), Optional.empty(), plan.plies(), seed(name));
    return new MatchPlan(entrants, count, openings);
  }

  private void addMirrors(Entrant entrant, int count) {
    if (count == 0) {
      return;
    }
    for (Symmetry symmetry : Symmetries.ofMirrors(plan.game())) {
      MirrorCheck check = new MirrorCheck(symmetry, entrant.player().equals(Players.RANDOM));
      Players catalogue = catalogue(List.of(entrant));
      long seed = seed("mirror-" + symmetry);
      parts.add(
          new Part(
              new MirrorSample(plan.game(), count, seed, symmetry, entrant, catalogue), check));
      mirrors.add(check);
    }
  }

  private void addRungs() {
    Entrant player = plan.players().getFirst();
    long nodes = Math.max(1, player.limits().nodes() / LOWEST_RUNG);
    for (int rung = 0; rung < RUNGS && plan.rungGames() > 0; rung++) {
      String name = "ladder-" + nodes;
      List<Entrant> entrants =
          List.of(
              new Entrant(player.player(), Limits.ofNodes(2 * nodes)),
              new Entrant(player.player(), Limits.ofNodes(nodes)));
      MatchPlan match = match(name, entrants, plan.rungGames());
      Rung figure = new Rung(match);
      parts.add(new Part(new MatchSample(name, match, true, catalogue(entrants)), figure));
      rungs.add(figure);
      nodes *= 2;
    }
  }

  /// Returns the players, with no more memory at full strength than their nodes fill: each game has
  /// new ones.
  private Players catalogue(List<Entrant> entrants) {
    String family = plan.game().id().game();
    long nodes = entrants.stream().mapToLong(entrant -> entrant.limits().nodes()).max().orElse(1);
    int mebibytes = Math.clamp(nodes / NODES_IN_MEBIBYTE, 1, MOST_MEBIBYTES);
    Level full = Level.of(family, Level.HIGHEST);
    return EnginePlayers.catalogue()
        .with(family, String.valueOf(Level.HIGHEST), () -> new LevelPlayer(full, mebibytes, 1));
  }

  /// Checks that there is an opening for the players' games.
  ///
  /// @throws tabuleiro.lab.match.ArenaException when there is none to be found
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
  List<Part> parts() {
    return Collections.unmodifiableList(parts);
  }

  /// Returns the figures over random games.
  public GameFigures random() {
    return random;
  }

  /// Returns the figures over the games of the players; empty where they do not play.
  public Optional<GameFigures> games() {
    return games;
  }

  /// Returns the rungs of the skill ladder, the lowest first.
  public List<Rung> rungs() {
    return Collections.unmodifiableList(rungs);
  }

  /// Returns the mirror checks; none where no symmetry exchanges the sides' pieces.
  public List<MirrorCheck> mirrors() {
    return Collections.unmodifiableList(mirrors);
  }

  /// Returns how many games have been counted.
  public int counted() {
    return parts.stream().mapToInt(Part::counted).sum();
  }

  /// Returns how many games there are to be.
  public int planned() {
    return parts.stream().mapToInt(part -> part.sample().games()).sum();
  }
}
