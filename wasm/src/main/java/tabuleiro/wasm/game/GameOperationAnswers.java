package tabuleiro.wasm.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.protocol.game.CreatedGameJson;
import tabuleiro.protocol.game.GameListJson;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.text.Messages;
import tabuleiro.view.analysis.PositionHint;
import tabuleiro.view.game.EventsJsonMapper;
import tabuleiro.view.game.GameListEntryJsonMapper;
import tabuleiro.view.game.PlyPositionJsonMapper;
import tabuleiro.wasm.analysis.CurveSlices;
import tabuleiro.wasm.answer.OperationAnswer;
import tabuleiro.wasm.answer.OperationRequest;
import tabuleiro.wasm.answer.OperationTable;
import tabuleiro.wasm.answer.RequestProblem;

/// The operations of games, as the server answers them.
public final class GameOperationAnswers {
  private final LocalGames games;
  private final LongSupplier millis;

  /// @param millis the time, in milliseconds since 1970
  public GameOperationAnswers(LocalGames games, LongSupplier millis) {
    this.games = games;
    this.millis = millis;
  }

  /// Returns what answers each operation.
  public OperationTable table() {
    return OperationTable.of(
        Map.ofEntries(
            Map.entry("POST /games", this::create),
            Map.entry("GET /games/{id}", this::state),
            Map.entry("GET /games/{id}/summary", this::summary),
            Map.entry("POST /games/{id}/commands", this::command),
            Map.entry("GET /games/{id}/positions/{ply}", this::position),
            Map.entry("GET /games/{id}/events", this::events),
            Map.entry("GET /games/{id}/record", this::record),
            Map.entry("GET /games/{id}/hint", this::hint),
            Map.entry("GET /games/{id}/curve", this::curve),
            Map.entry("GET /mine", this::mine)));
  }

  private LocalGame game(OperationRequest request) {
    return games.game(request.path("id"));
  }

  private static Optional<Side> side(OperationRequest request) {
    return GameCommands.side(request.text("side"));
  }

  private Object create(OperationRequest request) {
    LocalGame game = games.create(new NewLocalGame(request), millis.getAsLong());
    return OperationAnswer.created(
        new CreatedGameJson(
            game.id(),
            game.side(Optional.empty()).map(Side::key).orElse(""),
            "",
            "",
            "/g/" + game.id(),
            new TreeMap<>()));
  }

  private Object state(OperationRequest request) {
    return game(request).toJson(side(request), request.language(), millis.getAsLong());
  }

  private Object summary(OperationRequest request) {
    return game(request).summary(request.language(), millis.getAsLong());
  }

  private Object command(OperationRequest request) {
    LocalGame game = game(request);
    Side side =
        game.side(side(request))
            .orElseThrow(() -> new RequestProblem(403, "seat", Message.of("games.no-seat")));
    return GameCommands.perform(
        game, GameCommands.request(Actor.of(side), request, millis.getAsLong()));
  }

  private Object position(OperationRequest request) {
    LocalGame game = game(request);
    return PlyPositionJsonMapper.find(
            game.view(millis.getAsLong()),
            request.number("ply", 0),
            game.messages(request.language()))
        .orElseThrow(RequestProblem::notFound);
  }

  private Object events(OperationRequest request) {
    long after = request.number("after", 0);
    List<GameEvent> events = game(request).state().events().all();
    return EventsJsonMapper.of(events.stream().filter(event -> event.sequence() > after).toList());
  }

  private Object record(OperationRequest request) {
    return new OperationAnswer(200, game(request).record().format());
  }

  /// Only a person whose turn it is against a computer gets a hint.
  private Object hint(OperationRequest request) {
    LocalGame game = game(request);
    GameSnapshot snapshot = game.snapshot(millis.getAsLong());
    Side turn =
        snapshot
            .turn()
            .filter(side -> snapshot.setup().seat(side).isHuman())
            .orElseThrow(() -> new RequestProblem(409, "turn", Message.of("games.hint-turn")));
    if (snapshot.setup().seat(turn.other()).isHuman()) {
      throw new RequestProblem(403, "hint", Message.of("games.hint-human"));
    }
    Position position = snapshot.position();
    SearchInfo best = PositionHint.search(position, new StopSignal()).orElseThrow();
    Messages messages = game.messages(request.language());
    return PositionHint.toJson(snapshot.ply(), position, best, messages);
  }

  /// The points themselves come over the socket of the analysis.
  private Object curve(OperationRequest request) {
    return CurveSlices.of("", game(request).state(), request.language()).toJson(0);
  }

  private Object mine(OperationRequest request) {
    return new GameListJson(
        "mine",
        games.all().stream()
            .map(game -> game.summary(request.language(), millis.getAsLong()))
            .sorted(GameListEntryJsonMapper.BY_TURN)
            .toList());
  }
}
