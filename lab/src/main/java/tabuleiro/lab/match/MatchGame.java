package tabuleiro.lab.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.random.RandomGenerator;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.players.ComputerPlayers;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.players.PlayerFailure;
import tabuleiro.play.players.PlayerFailureException;
import tabuleiro.play.players.StopSignal;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.RecordTag;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Message;
import tabuleiro.rules.Side;

/// One game of a match. It depends on the plan and on its number only, so it is the same on every
/// thread and every machine, as long as no player is limited by the clock.
///
/// @param heading tags for the record, such as the date
public record MatchGame(MatchPlan plan, ScheduledGame scheduled, EventTags heading) {
  /// The record tag with the limits of the first side.
  static final String FIRST_LIMITS = "WhiteLimits";

  /// The record tag with the limits of the second side.
  static final String SECOND_LIMITS = "BlackLimits";

  /// How long the match may still be stopped after a player has failed: Ctrl-C in a terminal also
  /// ends an external engine, perhaps before it reaches this process. A guess.
  private static final int STOP_MILLIS = 300;

  private MatchPlayer first() {
    return plan.players().get(scheduled.first());
  }

  private MatchPlayer second() {
    return plan.players().get(scheduled.second());
  }

  /// Plays the game with new players.
  ///
  /// @param catalogue provides the players
  /// @return empty when the game was stopped before its end
  /// @throws PlayerFailureException when the program of a player cannot be started
  public Optional<FinishedGame> play(PlayerCatalogue catalogue, StopSignal stop) {
    Opening opening = plan.openings().opening(scheduled.opening());
    GameSession session = session(opening);
    RandomGenerator random = plan.random(scheduled);
    try (ComputerPlayers firstSide =
            new ComputerPlayers(session, catalogue, random, first().limits());
        ComputerPlayers secondSide =
            new ComputerPlayers(session, catalogue, random, second().limits())) {
      while (session.ending().isEmpty() && !stop.isRequested()) {
        ComputerPlayers mover = session.sideToMove() == Side.FIRST ? firstSide : secondSide;
        Optional<PlayerFailureException> failure = mover.playMove(stop, info -> {});
        if (failure.isPresent() && stop.isRequestedWithin(STOP_MILLIS)) {
          return Optional.empty();
        }
        if (failure.filter(problem -> problem.failure() == PlayerFailure.START).isPresent()) {
          String name = (mover == firstSide ? first() : second()).name();
          throw new PlayerFailureException(
              PlayerFailure.START, Message.of("file-problem", name, failure.get().problem()));
        }
      }
    }
    // The stop may have cut the last search short, so the game does not count.
    return stop.isRequested()
        ? Optional.empty()
        : Optional.of(new FinishedGame(scheduled, session.toRecord(heading(opening))));
  }

  /// Returns the record of the game after its opening.
  GameRecord openingRecord() {
    Opening opening = plan.openings().opening(scheduled.opening());
    return session(opening).toRecord(heading(opening));
  }

  private GameSession session(Opening opening) {
    OptionalLong seed = OptionalLong.of(plan.seed());
    SessionSetup setup =
        new SessionSetup(
            opening.start(), seed, first().seat(), second().seat(), TimeControls.none());
    GameSession session = new GameSession(setup, System::nanoTime);
    opening.moves().forEach(move -> session.play(session.sideToMove(), move));
    return session;
  }

  private EventTags heading(Opening opening) {
    List<RecordTag> tags = new ArrayList<>(heading.tags());
    tags.add(new RecordTag(Opening.TAG, String.valueOf(opening.moves().size())));
    first().limitsText().ifPresent(text -> tags.add(new RecordTag(FIRST_LIMITS, text)));
    second().limitsText().ifPresent(text -> tags.add(new RecordTag(SECOND_LIMITS, text)));
    return new EventTags(tags).withRound(scheduled.number() + 1);
  }
}
