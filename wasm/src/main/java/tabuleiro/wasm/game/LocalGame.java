package tabuleiro.wasm.game;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import tabuleiro.play.PlayException;
import tabuleiro.play.live.ChainHead;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.GameView;
import tabuleiro.play.live.LiveGameState;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.live.ServerAction;
import tabuleiro.play.record.GameRecord;
import tabuleiro.protocol.game.GameJson;
import tabuleiro.protocol.game.GameListEntryJson;
import tabuleiro.protocol.game.SeatJson;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.view.game.GameExport;
import tabuleiro.view.game.GameJsonMapper;
import tabuleiro.view.game.GameListEntryJsonMapper;
import tabuleiro.view.game.SeatInfo;
import tabuleiro.view.game.SeatJsonMapper;
import tabuleiro.view.text.MessageCatalogue;

/// A game of the page: its events, and the names of the people. All people are at this screen, so
/// the page plays for each of them.
final class LocalGame {
  private final long createdMillis;
  private final Map<Side, String> names;
  private final LiveGameState state;
  private Consumer<GameSnapshot> listener = _ -> {};

  /// @param createdMillis when it was created, in milliseconds since 1970
  /// @param names the names of the people
  LocalGame(long createdMillis, Map<Side, String> names, LiveGameState state) {
    this.createdMillis = createdMillis;
    this.names = new EnumMap<>(names);
    this.state = state;
  }

  /// Calls a listener after each event.
  void onEvent(Consumer<GameSnapshot> called) {
    listener = called;
  }

  String id() {
    return state.id();
  }

  long createdMillis() {
    return createdMillis;
  }

  LiveGameState state() {
    return state;
  }

  Map<Side, String> names() {
    return names;
  }

  String family() {
    return state.session().game().id().game();
  }

  Messages messages(Language language) {
    return MessageCatalogue.of(language, family());
  }

  /// Returns the side that the page plays: the one that it names, or else the first that a person
  /// has.
  Optional<Side> side(Optional<Side> named) {
    return named
        .filter(names::containsKey)
        .or(() -> Arrays.stream(Side.values()).filter(names::containsKey).findFirst());
  }

  private List<SeatInfo> seats() {
    return Arrays.stream(Side.values())
        .map(side ->
            new SeatInfo(
                side,
                state.session().seat(side).playerId(),
                Optional.ofNullable(names.get(side)),
                false,
                false,
                false))
        .toList();
  }

  private List<SeatJson> seats(Messages messages) {
    return seats().stream()
        .map(seat -> SeatJsonMapper.of(seat, seat.name().isPresent(), messages))
        .toList();
  }

  GameView view(long nowMillis) {
    return GameView.of(state, enforceTime(nowMillis));
  }

  GameSnapshot snapshot(long nowMillis) {
    return state.snapshot(enforceTime(nowMillis));
  }

  GameJson toJson(Optional<Side> named, Language language, long nowMillis) {
    Messages messages = messages(language);
    return GameJsonMapper.of(view(nowMillis), false, seats(messages), side(named), messages);
  }

  GameListEntryJson summary(Language language, long nowMillis) {
    Messages messages = messages(language);
    GameSnapshot now = snapshot(nowMillis);
    Optional<Side> turn = now.turn().filter(names::containsKey);
    return GameListEntryJsonMapper.of(
        now, createdMillis, false, seats(messages), 0, turn.or(() -> side(turn)), messages);
  }

  GameRecord record() {
    return GameExport.of(state, createdMillis, seats());
  }

  /// Performs the requested action, or rejects it.
  RequestResult submit(ClientRequest request) {
    enforceTime(request.receivedMillis());
    return state
        .events()
        .findResult(request)
        .orElseGet(() ->
            state.events().isStale(request)
                ? RequestResult.stale(state.events().head())
                : perform(request));
  }

  private RequestResult perform(ClientRequest request) {
    EventContent content;
    try {
      content = state.apply(request);
    } catch (PlayException e) {
      return RequestResult.illegal(e, head());
    } catch (RulesException e) {
      return RequestResult.illegal(e, head());
    }
    GameEvent event = GameEvent.after(state.events().head(), content);
    state.confirm(event);
    if (content.action() instanceof PlayerAction.Swap) {
      exchangeNames();
    }
    listener.accept(state.snapshot(content.timeMillis()));
    return new RequestResult.Accepted(event);
  }

  /// Returns the names of the people when they have exchanged sides.
  Map<Side, String> exchangedNames() {
    Map<Side, String> exchanged = new EnumMap<>(Side.class);
    names.forEach((side, name) -> exchanged.put(side.other(), name));
    return exchanged;
  }

  private void exchangeNames() {
    Map<Side, String> exchanged = exchangedNames();
    names.clear();
    names.putAll(exchanged);
  }

  /// Performs an action of whoever holds the game.
  void perform(ServerAction action, long millis) {
    perform(state.serverRequest(action, millis));
  }

  /// Ends the game if a player has run out of time.
  ///
  /// @return the time that the clock shows now, in milliseconds since 1970
  private long enforceTime(long millis) {
    long now = state.advanceClock(millis);
    state.dueAction(now).ifPresent(action -> perform(action, now));
    return now;
  }

  /// Stops the clock, because no page shows the game any more.
  void pause(long millis) {
    if (state.clock().isTimeRunning()) {
      perform(new ServerAction.Pause(), enforceTime(millis));
    }
  }

  /// Ends a pause.
  void resume(long millis) {
    if (!state.isOver() && state.clock().isPaused()) {
      perform(new ServerAction.Resume(), state.advanceClock(millis));
    }
  }

  /// Returns the last event.
  ChainHead head() {
    return state.events().head();
  }
}
