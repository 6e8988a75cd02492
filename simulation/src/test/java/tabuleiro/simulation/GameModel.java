package tabuleiro.simulation;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.play.Result;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.GameAction;
import tabuleiro.play.live.OfferKind;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.ServerAction;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// What a game is, written again without the server's classes: who may do what after which events,
/// and whose time runs. Only the rules of the moves are the library's.
final class GameModel {
  private static final long DAY_MILLIS = 24L * 60 * 60 * 1000;
  private static final long ABSENCE_MILLIS = 14 * DAY_MILLIS;

  /// How long a player may let the opponent wait for a first move.
  static final long FIRST_MOVE_MILLIS = 60_000;

  private final List<Position> positions = new ArrayList<>();

  /// The times left when each position came up.
  private final List<Map<Side, Long>> times = new ArrayList<>();

  private final ModelSettings settings;
  private final Map<Side, Long> left = new EnumMap<>(Side.class);
  private final Map<OfferKind, Side> offers = new EnumMap<>(OfferKind.class);
  private Optional<Side> running = Optional.empty();
  private boolean hasBegun;
  private boolean isPaused = true;
  private boolean isClockStarted;
  private boolean hadSecondMove;
  private boolean isOver;
  private boolean isSwapped;
  private boolean isRematchAgreed;
  private boolean hasNext;
  private Result result = Result.NONE;
  private long nowMillis;
  private long lastActionMillis;
  private long turnSinceMillis;

  /// @param start the text of the first event
  GameModel(String start, long millis) {
    settings = ModelSettings.of(start);
    positions.add(settings.start());
    for (Side side : Side.values()) {
      left.put(side, settings.startMillis(side));
    }
    times.add(Map.copyOf(left));
    nowMillis = millis;
    lastActionMillis = millis;
  }

  /// Returns why an action is impossible now; empty when it was performed.
  ///
  /// @param millis the time of the event
  Optional<String> apply(Actor actor, GameAction action, long millis) {
    if (millis < nowMillis) {
      return Optional.of("the time goes back");
    }
    advance(millis);
    int plyBefore = ply();
    Optional<String> refusal = perform(actor, action);
    if (refusal.isEmpty()) {
      if (ply() != plyBefore
          || action instanceof ServerAction.Resume
          || action instanceof PlayerAction.Swap) {
        turnSinceMillis = millis;
      }
      if (actor != Actor.SERVER || !hasBegun) {
        lastActionMillis = millis;
      }
      hasBegun = hasBegun || !isPaused;
      updateClock();
    }
    return refusal;
  }

  private Optional<String> perform(Actor actor, GameAction action) {
    return switch (action) {
      case PlayerAction player ->
          actor.side().map(side -> perform(side, player)).orElse(Optional.of("not a player"));
      case ServerAction server ->
          actor == Actor.SERVER ? perform(server) : Optional.of("not the server");
    };
  }

  private void advance(long millis) {
    running.ifPresent(side -> left.merge(side, nowMillis - millis, Long::sum));
    nowMillis = millis;
  }

  private void updateClock() {
    if (isPaused || isOver) {
      running = Optional.empty();
    } else {
      isClockStarted = isClockStarted || settings.isCorrespondence() || ply() >= 2;
      running = isClockStarted && settings.isTimed() ? Optional.of(mover()) : Optional.empty();
    }
  }

  private Optional<String> perform(Side side, PlayerAction action) {
    if (isOver) {
      return action instanceof PlayerAction.Offer(OfferKind kind) && kind == OfferKind.REMATCH
          ? offerRematch(side)
          : action instanceof PlayerAction.OfferResponse(OfferKind kind, boolean isAccepted)
                  && kind == OfferKind.REMATCH
              ? answerRematch(side, isAccepted)
              : Optional.of("the game is over");
    }
    if (hasExpired() || isFirstMoveMissed(nowMillis)) {
      return Optional.of("the time of " + mover() + " is over");
    }
    if (action instanceof PlayerAction.Withdrawal) {
      return hasBegun ? Optional.of("the game has begun") : end(Result.NONE);
    }
    if (isPaused) {
      return Optional.of("the game is paused");
    }
    return switch (action) {
      case PlayerAction.Move(String text) -> move(side, text);
      case PlayerAction.Resignation() -> end(Result.winOf(side.other()));
      case PlayerAction.Abort() ->
          hadSecondMove || settings.needsResult() ? Optional.of("too late") : end(Result.NONE);
      case PlayerAction.Swap() -> swap(side);
      case PlayerAction.Takeback() ->
          isHuman(side.other()) ? Optional.of("ask first") : takeBack(side);
      case PlayerAction.Offer(OfferKind kind) -> offer(side, kind);
      case PlayerAction.OfferResponse(OfferKind kind, boolean isAccepted) ->
          answer(side, kind, isAccepted);
      case PlayerAction.WinClaim() ->
          mover() != side && running.isEmpty() && nowMillis - lastActionMillis >= ABSENCE_MILLIS
              ? end(Result.winOf(side))
              : Optional.of("no claim");
      case PlayerAction.Withdrawal() -> throw new IllegalStateException();
    };
  }

  private Optional<String> move(Side side, String text) {
    if (side != mover()) {
      return Optional.of("not the turn of " + side);
    }
    Position position = positions.getLast();
    int move;
    try {
      move = position.parseMove(text);
    } catch (MoveFormatException | IllegalMoveException e) {
      return Optional.of("not a legal move: " + text);
    }
    positions.add(position.playUnchecked(move));
    hadSecondMove = hadSecondMove || ply() >= 2;
    offers.remove(OfferKind.TAKEBACK);
    offers.remove(OfferKind.DRAW, side.other());
    if (running.isPresent()) {
      switch (settings.clock(side)) {
        case TimeControl.None() -> {}
        case TimeControl.Fischer(var base, var increment) ->
            left.merge(side, increment.toMillis(), Long::sum);
        case TimeControl.PerMove(var time) -> left.put(side, time.toMillis());
      }
    }
    times.add(Map.copyOf(left));
    Outcome outcome = positions.getLast().outcome();
    return outcome.isOver() ? end(Result.of(outcome)) : Optional.empty();
  }

  private Optional<String> swap(Side side) {
    if (!settings.hasSwapRule() || isSwapped || side != Side.SECOND || ply() != 1) {
      return Optional.of("no swap");
    }
    isSwapped = true;
    offers.remove(OfferKind.TAKEBACK);
    offers.remove(OfferKind.DRAW);
    if (settings.clock(mover()) instanceof TimeControl.PerMove(var time)) {
      left.put(mover(), time.toMillis());
    }
    return Optional.empty();
  }

  private Optional<String> takeBack(Side side) {
    int plies = mover() == side ? 2 : 1;
    if (ply() < plies) {
      return Optional.of("nothing to take back");
    }
    positions.subList(positions.size() - plies, positions.size()).clear();
    times.subList(times.size() - plies, times.size()).clear();
    if (settings.restoresClocks()) {
      left.putAll(times.getLast());
    }
    offers.remove(OfferKind.DRAW);
    return Optional.empty();
  }

  private Optional<String> offer(Side side, OfferKind kind) {
    if (kind == OfferKind.REMATCH) {
      return Optional.of("the game is not over");
    }
    if (kind == OfferKind.DRAW && offers.get(kind) == side.other()) {
      return end(Result.DRAW);
    }
    if (kind == OfferKind.TAKEBACK && ply() < (mover() == side ? 2 : 1)) {
      return Optional.of("nothing to take back");
    }
    return offers.putIfAbsent(kind, side) == null
        ? Optional.empty()
        : Optional.of("there is an offer");
  }

  private Optional<String> answer(Side side, OfferKind kind, boolean isAccepted) {
    if (kind == OfferKind.REMATCH || !offers.containsKey(kind) || offers.get(kind) == side) {
      return Optional.of("no such offer");
    }
    if (isAccepted && kind == OfferKind.DRAW) {
      return end(Result.DRAW);
    }
    Optional<String> refusal =
        isAccepted && kind == OfferKind.TAKEBACK ? takeBack(side.other()) : Optional.empty();
    if (refusal.isEmpty()) {
      offers.remove(kind);
    }
    return refusal;
  }

  private Optional<String> offerRematch(Side side) {
    if (isRematchAgreed || hasNext || isMatchContinuing()) {
      return Optional.of("the players continue already");
    }
    Optional<Side> offering = Optional.ofNullable(offers.get(OfferKind.REMATCH));
    if (offering.equals(Optional.of(side))) {
      return Optional.of("there is an offer");
    }
    isRematchAgreed = offering.isPresent() || !isHuman(side.other());
    offers.put(OfferKind.REMATCH, side);
    return Optional.empty();
  }

  private Optional<String> answerRematch(Side side, boolean isAccepted) {
    Optional<Side> offering = Optional.ofNullable(offers.get(OfferKind.REMATCH));
    boolean isWithdrawal = !isAccepted && offering.equals(Optional.of(side));
    boolean isOffered = isWithdrawal || offering.equals(Optional.of(side.other()));
    if (isRematchAgreed || hasNext || isMatchContinuing() || !isOffered) {
      return Optional.of("no such offer");
    }
    isRematchAgreed = isAccepted;
    if (!isAccepted) {
      offers.remove(OfferKind.REMATCH);
    }
    return Optional.empty();
  }

  private Optional<String> perform(ServerAction action) {
    return switch (action) {
      case ServerAction.Start _ -> Optional.of("the game has started");
      case ServerAction.FlagFall() ->
          !isOver && hasExpired()
              ? end(Result.winOf(mover().other()))
              : Optional.of("time is left");
      case ServerAction.NoStart() ->
          isFirstMoveMissed(nowMillis) && !settings.needsResult()
              ? end(Result.NONE)
              : Optional.of("time is left for the first move");
      case ServerAction.ClockStart() -> {
        if (!isFirstMoveMissed(nowMillis) || !settings.needsResult()) {
          yield Optional.of("time is left for the first move");
        }
        isClockStarted = true;
        yield Optional.empty();
      }
      case ServerAction.Pause() -> {
        if (isOver || hasExpired() || isFirstMoveMissed(nowMillis)) {
          yield Optional.of("the game is over");
        }
        isPaused = true;
        yield Optional.empty();
      }
      case ServerAction.Resume() -> {
        if (isOver || !isPaused) {
          yield Optional.of("the game is not paused");
        }
        isPaused = false;
        yield Optional.empty();
      }
      case ServerAction.Continuation _ -> {
        if (!isSuccessorDue()) {
          yield Optional.of("no game is to follow");
        }
        hasNext = true;
        yield Optional.empty();
      }
    };
  }

  private Optional<String> end(Result how) {
    isOver = true;
    result = how;
    offers.clear();
    return Optional.empty();
  }

  /// Returns since when the players wait for a first move, in milliseconds since 1970; empty when
  /// its time is not limited.
  Optional<Long> waitsForFirstMoveSince() {
    boolean isWaiting = hasBegun && !isPaused && !isOver && !isClockStarted;
    return isWaiting && settings.isTimed() && isHuman(Side.FIRST) && isHuman(Side.SECOND)
        ? Optional.of(turnSinceMillis)
        : Optional.empty();
  }

  /// Returns whether a player has let the opponent wait too long for a first move.
  boolean isFirstMoveMissed(long millis) {
    return waitsForFirstMoveSince()
        .filter(since -> millis - since >= FIRST_MOVE_MILLIS)
        .isPresent();
  }

  private boolean isMatchContinuing() {
    return settings.isMatch() && settings.round() == 1 && result != Result.NONE;
  }

  /// Returns whether the players wait for the next game.
  boolean isSuccessorDue() {
    return isOver && !hasNext && (isMatchContinuing() || isRematchAgreed);
  }

  private boolean hasExpired() {
    return running.filter(side -> left(side) <= 0).isPresent();
  }

  /// Returns the time left on the running clock at a later time, in milliseconds; empty when no
  /// time runs.
  Optional<Long> leftAt(long millis) {
    return running.map(side -> left(side) - (millis - nowMillis));
  }

  Result result() {
    return result;
  }

  boolean isOver() {
    return isOver;
  }

  boolean hasBegun() {
    return hasBegun;
  }

  boolean isPaused() {
    return isPaused;
  }

  Optional<Side> running() {
    return running;
  }

  int ply() {
    return positions.size() - 1;
  }

  /// Returns the side to move.
  Side mover() {
    return positions.getLast().sideToMove();
  }

  boolean isHuman(Side side) {
    return settings.humans().contains(side);
  }

  private long left(Side side) {
    return left.getOrDefault(side, 0L);
  }
}
