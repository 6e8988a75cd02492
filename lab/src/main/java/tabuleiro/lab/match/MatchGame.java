package tabuleiro.lab.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.random.RandomGenerator;
import tabuleiro.play.ClockSetting;
import tabuleiro.play.GameRecord;
import tabuleiro.play.Heading;
import tabuleiro.play.Table;
import tabuleiro.play.TableSetup;
import tabuleiro.play.Tag;
import tabuleiro.play.players.Computers;
import tabuleiro.play.players.Players;
import tabuleiro.play.players.Stop;
import tabuleiro.rules.Side;

/// One game of a match.
///
/// @param heading tags of the record, such as the date
record MatchGame(MatchPlan plan, Fixture fixture, Heading heading) {
  /// The tag that says how long the first side thinks.
  static final String FIRST_LIMITS = "WhiteLimits";

  /// The tag that says how long the second side thinks.
  static final String SECOND_LIMITS = "BlackLimits";

  /// How long it is waited, after a player has failed, for somebody to stop the match: Ctrl-C in a
  /// terminal ends an outside engine by itself, perhaps before it reaches this process. A guess.
  private static final int STOP_MILLIS = 300;

  private Entrant first() {
    return plan.entrants().get(fixture.first());
  }

  private Entrant second() {
    return plan.entrants().get(fixture.second());
  }

  /// Plays the game with players of its own.
  ///
  /// @param catalogue has the players
  /// @return empty when it was stopped before its end
  Optional<PlayedGame> play(Players catalogue, Stop stop) {
    Opening opening = plan.openings().opening(fixture.opening());
    Table table = table(opening);
    RandomGenerator random = plan.random(fixture);
    try (Computers firstSide = new Computers(table, catalogue, random, first().limits());
        Computers secondSide = new Computers(table, catalogue, random, second().limits())) {
      while (table.ending().isEmpty() && !stop.isRequested()) {
        Computers mover = table.sideToMove() == Side.FIRST ? firstSide : secondSide;
        if (mover.playMove(stop, thought -> {}).isPresent()
            && stop.isRequestedWithin(STOP_MILLIS)) {
          return Optional.empty();
        }
      }
    }
    // The last move may have been chosen in haste, so the game does not count.
    return stop.isRequested()
        ? Optional.empty()
        : Optional.of(new PlayedGame(fixture, table.record(heading(opening))));
  }

  /// Returns the record that the game has after its opening.
  GameRecord begin() {
    Opening opening = plan.openings().opening(fixture.opening());
    return table(opening).record(heading(opening));
  }

  private Table table(Opening opening) {
    OptionalLong seed = OptionalLong.of(plan.seed());
    TableSetup setup =
        new TableSetup(opening.start(), seed, first().seat(), second().seat(), ClockSetting.off());
    Table table = new Table(setup, System::nanoTime);
    opening.moves().forEach(move -> table.play(table.sideToMove(), move));
    return table;
  }

  private Heading heading(Opening opening) {
    List<Tag> tags = new ArrayList<>(heading.tags());
    tags.add(new Tag(Opening.TAG, String.valueOf(opening.moves().size())));
    first().limitsText().ifPresent(text -> tags.add(new Tag(FIRST_LIMITS, text)));
    second().limitsText().ifPresent(text -> tags.add(new Tag(SECOND_LIMITS, text)));
    return new Heading(tags).round(fixture.number() + 1);
  }
}
