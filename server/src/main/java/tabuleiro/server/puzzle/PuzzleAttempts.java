package tabuleiro.server.puzzle;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.LongSupplier;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.puzzle.PuzzleStore;
import tabuleiro.protocol.puzzle.PuzzleAnswerJson;
import tabuleiro.protocol.puzzle.PuzzleOperations;
import tabuleiro.protocol.puzzle.PuzzleProgressJson;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.account.PlayerIdentities;
import tabuleiro.server.fairplay.FairPlayGuard;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.RequestBody;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.rating.StoredRating;
import tabuleiro.text.Messages;
import tabuleiro.view.position.Variation;
import tabuleiro.view.puzzle.PuzzleChoice;
import tabuleiro.view.puzzle.PuzzleVerdict;

/// The routes for solving puzzles. The first attempt of a player at a puzzle rates both.
final class PuzzleAttempts implements Routes {
  private final PuzzleAttemptStore attempts;
  private final PlayerIdentities players;
  private final LongSupplier clock;
  private final FairPlayGuard fairPlay;

  /// @param clock the current time, in milliseconds since 1970
  /// @param fairPlay knows the positions near rated games in progress
  PuzzleAttempts(
      PuzzleAttemptStore attempts,
      PlayerIdentities players,
      LongSupplier clock,
      FairPlayGuard fairPlay) {
    this.fairPlay = fairPlay;
    this.attempts = attempts;
    this.players = players;
    this.clock = clock;
  }

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(routes, PuzzleOperations.PROGRESS, this::sendProgress);
    Endpoints.add(routes, PuzzleOperations.ATTEMPT, this::attempt);
  }

  private void sendProgress(Context context) {
    Responses.sendJson(context, 200, progress(players.of(Caller.of(context))));
  }

  /// Returns what a player has achieved.
  PuzzleProgressJson progress(Optional<PlayerId> player) {
    return PuzzleProgressJsonMapper.of(
        player.map(id -> attempts.progress(id, clock.getAsLong())).orElse(PuzzleProgress.NONE));
  }

  /// Returns the next puzzle for a caller; empty when the choice has none.
  Optional<String> next(Caller caller, PuzzleChoice choice, String after) {
    Optional<PlayerId> player = players.of(caller);
    Map<String, StoredRating> ratings = attempts.puzzleRatings();
    Set<String> tried = player.map(attempts::tried).orElse(Set.of());
    double rating =
        player
            .map(id -> attempts.progress(id, clock.getAsLong()))
            .orElse(PuzzleProgress.NONE)
            .rating()
            .rating();
    return choice.next(
        after,
        tried,
        rating,
        (id, puzzle) -> PuzzleRatings.of(id, puzzle, ratings),
        ThreadLocalRandom.current());
  }

  private void attempt(Context context) {
    Puzzle puzzle =
        PuzzleStore.find(context.pathParam("id")).orElseThrow(ProblemException::notFound);
    fairPlay.require(puzzle.position());
    PuzzleAttemptRequest request = PuzzleAttemptRequest.of(RequestBody.readJson(context));
    Messages messages = Caller.of(context).messages(puzzle.position().game().id().game());
    Optional<Integer> move = request.moveIn(puzzle.position());
    PuzzleVerdict verdict = PuzzleVerdict.of(puzzle, move, messages);
    // The moves that show it may come near a rated game that the puzzle itself is far from.
    Variation.of(puzzle.position(), verdict.moves()).positions().forEach(fairPlay::require);
    PlayerId player = players.ensure(context);
    PuzzleAttempt first = store(player, puzzle, request.id(), verdict.isRight());
    boolean isCounted = first.client().equals(request.id());
    long change = Math.round(first.ratingAfter()) - Math.round(first.ratingBefore());
    Responses.sendJson(
        context,
        200,
        new PuzzleAnswerJson(
            verdict.isRight(),
            verdict.says(),
            verdict.moves(),
            isCounted,
            isCounted ? (int) change : 0,
            progress(Optional.of(player))));
  }

  private PuzzleAttempt store(PlayerId player, Puzzle puzzle, String client, boolean isRight) {
    return Database.await(
        attempts.record(
            player,
            PuzzleStore.id(puzzle),
            client,
            isRight,
            PuzzleRatings.initial(puzzle),
            clock.getAsLong()));
  }
}
