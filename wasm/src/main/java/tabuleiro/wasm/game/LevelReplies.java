package tabuleiro.wasm.game;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.engine.Level;
import tabuleiro.engine.LevelPlayer;
import tabuleiro.engine.SearcherFactory;
import tabuleiro.engine.tree.UctPlayer;
import tabuleiro.games.Games;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ChainHead;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.GameAction;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.OfferKind;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Family;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.wasm.link.PageSocket;

/// What computer players do in games: their moves, and their answers to offers. A move is computed
/// in one call, and played some time later, so that commands that have come meanwhile are first.
final class LevelReplies {
  /// The least time between a move and the answer to it, in milliseconds, as on the server.
  private static final long PACE_MILLIS = 600;

  /// The longest time for a move at full strength, in milliseconds: commands wait for it.
  private static final long MAX_MILLIS = 1000;

  /// Memory at full strength, in mebibytes, as for the levels on the server.
  private static final int HASH_MEBIBYTES = 64;

  /// How many digits of a hash are the seed of a move.
  private static final int SEED_DIGITS = 16;

  private final Map<String, Decision> decisions = new HashMap<>();
  private boolean hasGivenUp;

  /// A move that is not yet played.
  ///
  /// @param turn the last move before it
  private record Decision(ChainHead turn, GameAction action) {}

  /// Lets computer players resign from now on.
  void giveUp() {
    hasGivenUp = true;
  }

  /// Does what a computer player has to do next in a game.
  ///
  /// @return how long nothing is to be done, in milliseconds; [PageSocket#IDLE] when nothing is
  long work(LocalGame game, GameSnapshot snapshot, long nowMillis) {
    Optional<Map.Entry<OfferKind, Side>> offer =
        snapshot.offers().entrySet().stream()
            .filter(entry -> computer(snapshot, entry.getValue().other()).isPresent())
            .findFirst();
    if (offer.isPresent()) {
      OfferKind kind = offer.get().getKey();
      Side side = offer.get().getValue().other();
      GameAction answer = new PlayerAction.OfferResponse(kind, kind != OfferKind.DRAW);
      return submit(game, side, answer, nowMillis);
    }
    Optional<Side> turn = snapshot.turn();
    Optional<String> player = turn.flatMap(side -> computer(snapshot, side));
    return player.isEmpty()
        ? PageSocket.IDLE
        : move(game, snapshot, turn.get(), player.get(), nowMillis);
  }

  private static Optional<String> computer(GameSnapshot snapshot, Side side) {
    return snapshot.setup().seat(side).playerId();
  }

  private long move(
      LocalGame game, GameSnapshot snapshot, Side side, String player, long nowMillis) {
    ChainHead turn = lastMove(game).head();
    Decision decision = decisions.get(game.id());
    if (decision == null || !decision.turn().equals(turn)) {
      GameAction action =
          hasGivenUp
              ? new PlayerAction.Resignation()
              : decide(snapshot, side, player, turn, nowMillis);
      decisions.put(game.id(), new Decision(turn, action));
      return 0;
    }
    long wait = lastMove(game).content().timeMillis() + PACE_MILLIS - nowMillis;
    if (wait > 0) {
      return wait;
    }
    decisions.remove(game.id());
    return submit(game, side, decision.action(), nowMillis);
  }

  /// Returns the event of the last move or takeback, or the start.
  private static GameEvent lastMove(LocalGame game) {
    List<GameEvent> events = game.state().events().all();
    return events.reversed().stream()
        .filter(event -> changesTurn(event.content().action()))
        .findFirst()
        .orElseGet(events::getFirst);
  }

  private static boolean changesTurn(GameAction action) {
    return action instanceof PlayerAction.Move || action instanceof PlayerAction.Takeback;
  }

  private static long submit(LocalGame game, Side side, GameAction action, long nowMillis) {
    ChainHead head = game.head();
    game.submit(
        new ClientRequest(
            Actor.of(side),
            "computer-" + (head.sequence() + 1),
            head.sequence(),
            game.state().moves().size(),
            action,
            nowMillis));
    return 0;
  }

  /// Returns a player's move. Its random numbers follow from the events of the game, so a game that
  /// is restored continues as it would have.
  private static GameAction decide(
      GameSnapshot snapshot, Side side, String player, ChainHead turn, long nowMillis) {
    Position position = snapshot.position();
    long seed = Long.parseUnsignedLong(turn.hash().substring(0, SEED_DIGITS), 16);
    MoveLimits limits = snapshot.clock().moveLimits(side, nowMillis, MAX_MILLIS);
    MoveRequest request =
        new MoveRequest(position, limits, SeededRandom.of(seed), new StopSignal(), _ -> {});
    try (Player chosen = player(position.game().id().game(), player)) {
      return new PlayerAction.Move(position.formatMove(chosen.chooseMove(request)));
    }
  }

  /// Makes a player of the catalogue, which cannot be asked: it also starts programs.
  private static Player player(String family, String text) {
    if (PlayerCatalogue.isLevel(text)) {
      return new LevelPlayer(family, Level.of(family, Integer.parseInt(text)), HASH_MEBIBYTES, 1);
    }
    return switch (text) {
      case PlayerCatalogue.RANDOM ->
          request -> Playout.randomMove(request.position(), request.random());
      case "uct" -> new UctPlayer();
      case "standing" ->
          request ->
              SearcherFactory.createForMetric(family, HASH_MEBIBYTES, 1)
                  .search(request.position(), request.limits(), 1, request.stop(), _ -> {})
                  .getFirst()
                  .firstMove();
      default -> classic(family, text);
    };
  }

  private static Player classic(String family, String text) {
    Family.MoveChooser chooser =
        Games.find(family).orElseThrow().classicPlayers().stream()
            .filter(classic -> text.equals(PlayerCatalogue.CLASSIC_PREFIX + classic.name()))
            .map(Family.ClassicPlayer::chooser)
            .findFirst()
            .orElseThrow();
    return request -> chooser.chooseMove(request.position(), request.random());
  }
}
