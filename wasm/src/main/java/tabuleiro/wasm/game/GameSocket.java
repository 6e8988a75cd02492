package tabuleiro.wasm.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.GameEvents;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.LiveGameState;
import tabuleiro.protocol.common.PongJson;
import tabuleiro.protocol.game.PresenceJson;
import tabuleiro.protocol.game.ReplyJson;
import tabuleiro.rules.Message;
import tabuleiro.rules.Side;
import tabuleiro.text.Language;
import tabuleiro.view.game.EventJsonMapper;
import tabuleiro.view.game.ReplyJsonMapper;
import tabuleiro.wasm.answer.AnswerJson;
import tabuleiro.wasm.answer.OperationRequest;
import tabuleiro.wasm.answer.RequestProblem;
import tabuleiro.wasm.link.PageLink;
import tabuleiro.wasm.link.PageSocket;

/// A socket over which the page plays a game. It begins with the state of the game, or, for a page
/// that returns, with the events that it has missed.
final class GameSocket implements PageSocket {
  private final int number;
  private final PageLink link;
  private final LocalGames games;
  private final LocalGame game;
  private final Language language;
  private final Optional<Side> named;

  GameSocket(
      int number,
      PageLink link,
      LocalGames games,
      LocalGame game,
      OperationRequest request,
      long nowMillis) {
    this.number = number;
    this.link = link;
    this.games = games;
    this.game = game;
    this.language = request.language();
    this.named = GameCommands.side(request.text("side"));
    List<GameEvent> missed = missed(request.number("after", 0), request.text("hash"));
    if (missed.isEmpty()) {
      sendState(nowMillis);
    } else {
      replay(missed.getFirst().sequence());
    }
    Map<Side, String> names = game.names();
    send(
        new PresenceJson(
            "presence", names.containsKey(Side.FIRST), names.containsKey(Side.SECOND), 0));
  }

  boolean isOf(LocalGame other) {
    return game == other;
  }

  /// Returns the event that a page has seen last, and those after it; none when they are not enough
  /// for it.
  private List<GameEvent> missed(long seen, String hash) {
    List<GameEvent> events =
        game.state().events().all().stream().filter(event -> event.sequence() >= seen).toList();
    return seen >= 1 && GameEvents.areEnough(events, hash) ? events : List.of();
  }

  /// Sends the events after one that the page has seen.
  private void replay(int seen) {
    List<GameEvent> events = game.state().events().all();
    if (seen < events.size()) {
      LiveGameState state = new LiveGameState(events.getFirst());
      for (GameEvent event : events.subList(1, events.size())) {
        state.add(event);
        if (event.sequence() > seen) {
          send(state.snapshot(event.content().timeMillis()));
        }
      }
    }
  }

  void sendState(long nowMillis) {
    send(game.toJson(named, language, nowMillis));
  }

  void send(GameSnapshot snapshot) {
    send(EventJsonMapper.of(snapshot, game.messages(language)));
  }

  private void send(Object message) {
    link.send(number, AnswerJson.format(message));
  }

  @Override
  public void receive(OperationRequest message, long nowMillis) {
    switch (message.text("type")) {
      case "ping" -> send(new PongJson("pong", nowMillis));
      case "command" -> send(reply(message, nowMillis));
      default -> throw new RequestProblem(400, "type", Message.of("games.unknown-message"));
    }
  }

  private ReplyJson reply(OperationRequest message, long nowMillis) {
    Side side =
        game.side(GameCommands.side(message.text("side")))
            .orElseThrow(() -> new RequestProblem(403, "seat", Message.of("games.no-seat")));
    ClientRequest request = GameCommands.request(Actor.of(side), message, nowMillis);
    return GameCommands.perform(game, request);
  }

  @Override
  public String refusal(String id, RuntimeException reason) {
    return AnswerJson.format(
        ReplyJsonMapper.rejected(id, RequestProblem.of(reason).toJson(language, game.family())));
  }

  @Override
  public long work(long nowMillis) {
    return games.work(game, nowMillis);
  }

  @Override
  public void close(long nowMillis) {
    games.close(this, game, nowMillis);
  }
}
