package tabuleiro.wasm.game;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.games.Games;
import tabuleiro.play.Result;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ChainHead;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.GameSeries;
import tabuleiro.play.live.Hashes;
import tabuleiro.play.live.LiveGameSetup;
import tabuleiro.play.live.LiveGameState;
import tabuleiro.play.live.ServerAction;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.view.position.Variation;
import tabuleiro.view.text.MessageCatalogue;
import tabuleiro.wasm.answer.OperationRequest;
import tabuleiro.wasm.answer.RequestProblem;

/// A game that the page asks for. Its id and all random choices are derived from the id of the
/// request, which the page chooses at random; so a repeated request has the same result.
final class NewLocalGame {
  private static final List<String> PEOPLE = List.of("me", "other");

  private final OperationRequest request;
  private final String requestId;
  private final Map<Side, String> players = new EnumMap<>(Side.class);
  private final boolean isTurned;

  /// @throws RequestProblem when the request is invalid
  NewLocalGame(OperationRequest request) {
    this.request = request;
    this.requestId = request.text("id");
    EventContent.requireId(requestId);
    if (request.isTrue("rated") || request.isTrue("open")) {
      throw RequestProblem.noServer();
    }
    String first = request.find("first").orElse("me");
    String second = request.find("second").orElse("other");
    isTurned = request.text("sides").equals("random") && randomNumber("sides") % 2 == 1;
    players.put(Side.FIRST, isTurned ? second : first);
    players.put(Side.SECOND, isTurned ? first : second);
  }

  String id() {
    return Hashes.gameId(derive("game"));
  }

  private String derive(String purpose) {
    return Hashes.sha256(purpose + "\n" + requestId);
  }

  /// Returns a random number, from 0 to below 2 to the power of 32.
  private long randomNumber(String purpose) {
    return Long.parseLong(derive(purpose).substring(0, 8), 16);
  }

  /// Returns the game before its first move.
  ///
  /// @param nowMillis the time, in milliseconds since 1970
  /// @throws RequestProblem when the game cannot be as asked
  /// @throws tabuleiro.rules.RulesException when the position is invalid
  /// @throws tabuleiro.play.PlayException when the board, a player or the clock is
  LocalGame create(long nowMillis) {
    SessionSetup setup = setup();
    GameSeries series = request.isTrue("match") ? GameSeries.MATCH : GameSeries.SINGLE;
    if (request.isTrue("swap")) {
      requireSwap(setup);
      series = series.withSwapRule();
    }
    return started(id(), LiveGameSetup.format(setup, series), names(), nowMillis);
  }

  /// Returns a game that has just begun.
  ///
  /// @param setup the text of its setup
  static LocalGame started(String id, String setup, Map<Side, String> names, long nowMillis) {
    EventContent start =
        new EventContent(
            id, Actor.SERVER, "start-1", 0, new ServerAction.Start(setup), Result.NONE, nowMillis);
    LiveGameState state = new LiveGameState(GameEvent.after(ChainHead.NONE, start));
    LocalGame game = new LocalGame(nowMillis, names, state);
    game.perform(new ServerAction.Resume(), nowMillis);
    return game;
  }

  private void requireSwap(SessionSetup setup) {
    if (!setup.isEvenBetweenHumans() || request.isTrue("match")) {
      throw new RequestProblem(400, "swap", Message.of("games.swap"));
    }
  }

  private SessionSetup setup() {
    Game game = board();
    long seed = request.findNumber("seed").orElseGet(() -> randomNumber("seed"));
    boolean isDrawn = game.hasRandomStart() && request.find("position").isEmpty();
    Position start = request.requestedBoard().position(game, seed);
    TimeControls clock = TimeControls.parse(request.find("clock").orElse("off"));
    return new SessionSetup(
        start,
        isDrawn ? OptionalLong.of(seed) : OptionalLong.empty(),
        seat(game, Side.FIRST),
        seat(game, Side.SECOND),
        isTurned ? clock.exchanged() : clock);
  }

  private Game board() {
    String family = request.text("game");
    return request
        .find("variant")
        .or(() -> Games.find(family).map(found -> found.game().id().variant()))
        .map(variant -> Variation.game(family, variant))
        .orElseGet(() -> Variation.game(family, ""));
  }

  private Optional<String> computer(Side side) {
    return Optional.ofNullable(players.get(side)).filter(player -> !PEOPLE.contains(player));
  }

  private Seat seat(Game game, Side side) {
    Optional<String> computer = computer(side);
    if (computer.isEmpty()) {
      return Seat.human("?");
    }
    String player = computer.get();
    if (player.startsWith(PlayerCatalogue.UGI_PREFIX)) {
      throw new RequestProblem(400, "player", Message.of("games.no-commands"));
    }
    EnginePlayers.catalogue().requirePlayer(game, player);
    return Seat.computer(player, player);
  }

  /// Returns the names of the people.
  Map<Side, String> names() {
    String guest = MessageCatalogue.of(request.language()).format("games.guest");
    String name = Seat.human(request.find("name").orElse(guest)).name();
    Map<Side, String> names = new EnumMap<>(Side.class);
    players.keySet().stream()
        .filter(side -> computer(side).isEmpty())
        .forEach(side -> names.put(side, name));
    return names;
  }
}
