package tabuleiro.simulation;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.play.live.GameAction;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.OfferKind;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.server.game.SeatResult;
import tabuleiro.server.game.SeatTaker;
import tabuleiro.server.simulation.SimulatedWorld;

/// A player of a simulated world, who acts at random: mostly with sense, sometimes too late, twice,
/// on two servers at once, or with an id that was used before.
final class SimulatedPlayer {
  private static final int MAX_TRIES = 12;
  private static final int MAX_STEPS = 80;

  private final SimulatedClients clients;
  private final SimulatedWorld world;
  private final String secret;
  private int ids;

  SimulatedPlayer(SimulatedClients clients, String secret) {
    this.clients = clients;
    this.world = clients.threads().world();
    this.secret = secret;
  }

  SeatTaker human() {
    return new SeatTaker("Player", secret);
  }

  /// Joins a game, and plays it when there is a free seat.
  void join(String game) {
    Request.Join join = new Request.Join(game, human(), secret + "-" + game);
    if (clients.request(join, MAX_TRIES).orElse(Answer.Problem.UNAVAILABLE)
        instanceof Answer.Seated(SeatResult.Seated(Side side))) {
      play(game, side);
    }
  }

  /// Plays a game and those that follow it, until this player has had enough.
  void play(String first, Side firstSide) {
    String game = first;
    Side side = firstSide;
    for (int step = 0; step < MAX_STEPS; step++) {
      Optional<GameSnapshot> looked = look(game);
      if (looked.isEmpty()) {
        return;
      }
      GameSnapshot snapshot = looked.get();
      if (snapshot.next().isPresent() && !world.isOneIn(4)) {
        game = snapshot.next().get();
        side = side.other();
      } else if (snapshot.ending().isPresent() && world.isOneIn(4)) {
        return;
      } else if (step(game, side, snapshot)) {
        side = side.other(); // The players have exchanged sides.
      }
      clients.threads().sleep(pause(snapshot));
    }
  }

  private Duration pause(GameSnapshot snapshot) {
    if (snapshot.ply() < 2 && !snapshot.isPaused() && world.isOneIn(12)) {
      return world.upTo(Duration.ofSeconds(90)); // Has not noticed that the game has begun.
    }
    if (world.isOneIn(150)) {
      return world.upTo(Duration.ofSeconds(60)); // Away.
    }
    boolean isFast = world.isOneIn(3) || snapshot.ending().isPresent();
    return world.upTo(isFast ? Duration.ofMillis(100) : Duration.ofMillis(1500));
  }

  private Optional<GameSnapshot> look(String game) {
    return clients
        .request(new Request.Look(game), MAX_TRIES)
        .flatMap(answer ->
            answer instanceof Answer.State(var snapshot)
                ? Optional.of(snapshot)
                : Optional.empty());
  }

  /// Does something or nothing. Returns whether the side belongs to another player.
  private boolean step(String game, Side side, GameSnapshot snapshot) {
    if (snapshot.clock().isCorrespondence() && !isTurn(side, snapshot) && world.isOneIn(4)) {
      prepare(game, side, snapshot);
    }
    Optional<GameAction> action = choose(side, snapshot);
    return action.isPresent() && act(game, side, snapshot, action.get());
  }

  private static boolean isTurn(Side side, GameSnapshot snapshot) {
    return snapshot.turn().equals(Optional.of(side));
  }

  private void prepare(String game, Side side, GameSnapshot snapshot) {
    Position position = snapshot.position();
    if (snapshot.turn().isPresent()) {
      int move = position.moveAt(world.below(position.countMoves()));
      Position after = position.playUnchecked(move);
      if (!after.outcome().isOver()) {
        String reply = after.formatMove(after.moveAt(world.below(after.countMoves())));
        clients.request(
            new Request.Prepare(game, secret, side, position.formatMove(move), reply), 2);
      }
    }
  }

  /// Returns what to do in a state; empty for nothing.
  private Optional<GameAction> choose(Side side, GameSnapshot snapshot) {
    if (snapshot.ending().isPresent()) {
      return answer(side, snapshot).or(() -> maybe(6, new PlayerAction.Offer(OfferKind.REMATCH)));
    }
    if (snapshot.isPaused()) {
      return maybe(5, new PlayerAction.Withdrawal()).or(() -> maybe(20, move(snapshot)));
    }
    if (snapshot.isSwappable() && isTurn(side, snapshot) && world.isOneIn(2)) {
      return Optional.of(new PlayerAction.Swap());
    }
    if (isTurn(side, snapshot) && !world.isOneIn(12)) {
      return Optional.of(move(snapshot));
    }
    return answer(side, snapshot).or(() -> maybe(4, rare(snapshot)));
  }

  private Optional<GameAction> answer(Side side, GameSnapshot snapshot) {
    return snapshot.offers().entrySet().stream()
        .filter(offer -> offer.getValue() != side)
        .sorted(Map.Entry.comparingByKey())
        .findFirst()
        .flatMap(
            offer -> maybe(2, new PlayerAction.OfferResponse(offer.getKey(), !world.isOneIn(3))));
  }

  private Optional<GameAction> maybe(int times, GameAction action) {
    return world.isOneIn(times) ? Optional.of(action) : Optional.empty();
  }

  private GameAction move(GameSnapshot snapshot) {
    Position position = snapshot.position();
    return new PlayerAction.Move(
        position.formatMove(position.moveAt(world.below(position.countMoves()))));
  }

  private GameAction rare(GameSnapshot snapshot) {
    List<GameAction> actions =
        List.of(
            new PlayerAction.Offer(OfferKind.DRAW),
            new PlayerAction.Offer(OfferKind.TAKEBACK),
            new PlayerAction.Takeback(),
            new PlayerAction.Abort(),
            new PlayerAction.Swap(),
            new PlayerAction.WinClaim(),
            new PlayerAction.Offer(OfferKind.REMATCH),
            new PlayerAction.OfferResponse(OfferKind.DRAW, true),
            new PlayerAction.Withdrawal(),
            move(snapshot));
    return world.isOneIn(12)
        ? new PlayerAction.Resignation()
        : actions.get(world.below(actions.size()));
  }

  /// Sends a command, and again when no answer says what has become of it.
  ///
  /// @return whether it was refused because another player has the seat
  private boolean act(String game, Side side, GameSnapshot snapshot, GameAction action) {
    int seen = snapshot.event().sequence() - (world.isOneIn(40) ? 1 : 0);
    Request.Act act =
        new Request.Act(game, secret, side, secret + "-" + ids++, seen, snapshot.ply(), action);
    History.Operation operation = clients.invoke(act);
    if (world.isOneIn(15)) {
      clients.threads().start(() -> clients.send(operation, 1));
    }
    if (world.isOneIn(15)) {
      sendOther(act, new PlayerAction.Resignation());
    }
    if (world.isOneIn(30)) {
      Side other = side.other();
      clients
          .threads()
          .start(() ->
              clients.request(
                  new Request.Act(
                      game, secret, other, act.id() + "f", seen, snapshot.ply(), action),
                  1));
    }
    Optional<Answer> answer = clients.send(operation, MAX_TRIES);
    if (world.isOneIn(10)) {
      clients.send(operation, 1);
    }
    if (world.isOneIn(25)) {
      sendOther(act, new PlayerAction.Offer(OfferKind.DRAW));
    }
    return answer.equals(Optional.of(Answer.Problem.NO_SEAT));
  }

  /// Sends another command under the same id.
  private void sendOther(Request.Act act, GameAction action) {
    clients
        .threads()
        .start(() ->
            clients.request(
                new Request.Act(
                    act.game(), secret, act.side(), act.id(), act.seen(), act.ply(), action),
                1));
  }
}
