package tabuleiro.play.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// The events of a game, in order. Not thread-safe.
public final class GameEvents {
  /// How many missed events a returning viewer receives one by one; beyond that it receives the
  /// whole game. A guess.
  private static final int MAX_MISSED = 50;

  private final List<GameEvent> events = new ArrayList<>();

  /// The number of moves played after each event.
  private final List<Integer> plies = new ArrayList<>();

  /// Adds an event.
  ///
  /// @param ply the number of moves played after it
  public void add(GameEvent event, int ply) {
    plies.add(ply);
    events.add(event);
  }

  /// Returns all events, in order.
  public List<GameEvent> all() {
    return events;
  }

  /// Returns the last event.
  public GameEvent last() {
    return events.getLast();
  }

  /// Returns the head after the last event.
  public ChainHead head() {
    return last().head();
  }

  /// Returns the time of the last event, in milliseconds since 1970.
  public long timeMillis() {
    return last().content().timeMillis();
  }

  /// Returns the number of moves played after an event.
  ///
  /// @param sequence the number of the event
  public int plyAfter(int sequence) {
    return plies.get(sequence - 1);
  }

  /// Returns whether each of some later events follows the one before it.
  public boolean areFollowedBy(List<GameEvent> later) {
    ChainHead last = head();
    for (GameEvent event : later) {
      if (!event.follows(last)) {
        return false;
      }
      last = event.head();
    }
    return true;
  }

  /// Returns the event for which a player, or the server, has used a client id; else the one for
  /// which it was used on the same side. Before the players exchanged sides a player was another
  /// actor, and the side of a request may have been found before that.
  public Optional<GameEvent> find(Actor actor, String client) {
    Actor then = actor;
    for (GameEvent event : events.reversed()) {
      if (event.content().action() instanceof PlayerAction.Swap) {
        then = then.opponent();
      }
      if (isFrom(event, then, client)) {
        return Optional.of(event);
      }
    }
    return then == actor
        ? Optional.empty()
        : events.stream().filter(event -> isFrom(event, actor, client)).findFirst();
  }

  private static boolean isFrom(GameEvent event, Actor actor, String client) {
    return event.content().actor() == actor && event.content().clientId().equals(client);
  }

  /// Returns the result of a request whose client id its actor has used before; empty for a new
  /// one.
  public Optional<RequestResult> findResult(ClientRequest request) {
    return find(request.actor(), request.clientId())
        .map(event -> {
          EventContent content = event.content();
          return RequestResult.repeated(
              event, content.isFrom(request.digest(), request.action().matches(content.action())));
        });
  }

  /// Returns whether the events after the last one that a viewer has seen bring the viewer up to
  /// date. Events do not name the players, so a viewer needs the whole game when it has started, or
  /// the players have exchanged sides, in the meantime.
  ///
  /// @param sinceSeen the event with the number that the viewer has seen, and those after it
  /// @param hash the hash of the event that the viewer has seen
  public static boolean areEnough(List<GameEvent> sinceSeen, String hash) {
    return !sinceSeen.isEmpty()
        && sinceSeen.size() <= MAX_MISSED + 1
        && sinceSeen.getFirst().hash().equals(hash)
        && sinceSeen.stream().skip(1).noneMatch(GameEvents::changesPlayers);
  }

  private static boolean changesPlayers(GameEvent event) {
    GameAction action = event.content().action();
    return action instanceof ServerAction.Resume || action instanceof PlayerAction.Swap;
  }

  /// Returns whether a request is based on an earlier state than the current one. A downtime that
  /// was left out of the clock since then, or the start of the clock, has changed nothing for the
  /// players; and an offer may cross the same offer of the opponent.
  public boolean isStale(ClientRequest request) {
    int seen = request.lastSeenSequence();
    return request.ply() != plies.getLast()
        || seen < 1
        || seen > events.size()
        || !IntStream.range(seen, events.size())
            .allMatch(index -> isOfClock(index) || isSameOffer(index, request));
  }

  private boolean isSameOffer(int index, ClientRequest request) {
    EventContent earlier = events.get(index).content();
    return earlier.action() instanceof PlayerAction.Offer
        && earlier.actor() == request.actor().opponent()
        && request.action().equals(new RequestedAction.Exact(earlier.action()));
  }

  /// Returns whether an event begins or ends a downtime, or starts the clock.
  private boolean isOfClock(int index) {
    GameAction action = events.get(index).content().action();
    return action instanceof ServerAction.Pause
        || action instanceof ServerAction.ClockStart
        || (action instanceof ServerAction.Resume
            && events.get(index - 1).content().action() instanceof ServerAction.Pause);
  }
}
