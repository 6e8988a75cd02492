package tabuleiro.server.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.play.Ending;
import tabuleiro.play.Result;
import tabuleiro.play.Table;
import tabuleiro.play.TableException;
import tabuleiro.rules.Side;
import tabuleiro.server.store.Author;
import tabuleiro.server.store.Deed;
import tabuleiro.server.store.Event;
import tabuleiro.server.store.Head;
import tabuleiro.server.store.Proposal;

/// A game as its events have made it: the list of them, and the table that they lead to. The clock
/// stands still from the start until the first `resume`. Not safe for several threads.
final class PlayedGame {
  private final ToldTime time = new ToldTime();
  private final List<Event> events = new ArrayList<>();
  private final Table table;
  private boolean isPaused = true;
  private Optional<Side> wantsBack = Optional.empty();

  /// Replays a game.
  ///
  /// @param history all its events, in order
  PlayedGame(List<Event> history) {
    Event start = history.getFirst();
    time.tell(start.entry().millis());
    if (!(start.entry().deed() instanceof Deed.Start(String setup))) {
      throw new IllegalArgumentException("begins with " + start.entry().deed());
    }
    table = GameSetup.table(setup, time);
    table.clock().stop();
    events.add(start);
    for (Event event : history.subList(1, history.size())) {
      time.tell(event.entry().millis());
      apply(event.entry().author(), event.entry().deed());
      events.add(event);
    }
  }

  Table table() {
    return table;
  }

  List<Event> events() {
    return events;
  }

  Head head() {
    return events.getLast().head();
  }

  int ply() {
    return table.moves().size();
  }

  boolean isPaused() {
    return isPaused;
  }

  /// Returns what the game counts for now.
  Result result() {
    return table.ending().map(Ending::result).orElse(Result.NONE);
  }

  /// Says what time it is. It never goes back behind the last event.
  ///
  /// @return what is now the time
  long tell(long millis) {
    long now = Math.max(millis, events.getLast().entry().millis());
    time.tell(now);
    return now;
  }

  /// Returns the event for which an author's id stands.
  Optional<Event> find(Author author, String client) {
    return events.stream()
        .filter(event -> event.entry().author() == author)
        .filter(event -> event.entry().client().equals(client))
        .findFirst();
  }

  /// Returns whether somebody's time has run out at the time that was told, and no event says so
  /// yet.
  boolean hasFallen() {
    return result() != events.getLast().entry().result();
  }

  /// Returns whether somebody's time runs: then a time without server is to be left out.
  boolean isTimed() {
    return table.clock().running().flatMap(table.clock()::left).isPresent();
  }

  /// Adds an event that was applied and is now kept.
  void keep(Event event) {
    events.add(event);
  }

  /// Does something at the time that was told.
  ///
  /// @throws tabuleiro.play.PlayException when it cannot be done; nothing has changed then
  /// @throws tabuleiro.rules.RulesException when a move breaks the rules; nothing has changed then
  void apply(Author author, Deed deed) {
    if (deed.isOfServer() != author.side().isEmpty()) {
      throw new TableException("live.not-yours");
    }
    author.side().ifPresentOrElse(side -> play(side, deed), () -> rule(deed));
  }

  private void play(Side side, Deed deed) {
    if (isPaused && !(deed instanceof Deed.Resignation)) {
      requireOpen();
      throw new TableException("live.paused");
    }
    switch (deed) {
      case Deed.Move(String text) -> {
        table.play(side, text);
        wantsBack = Optional.empty();
      }
      case Deed.Takeback() -> takeBack(side);
      case Deed.Offer(Proposal proposal) -> offer(side, proposal);
      case Deed.Answer(Proposal proposal, boolean accepts) -> answer(side, proposal, accepts);
      case Deed.Resignation() -> table.resign(side);
      case Deed.Start _, Deed.Flag _, Deed.Pause _, Deed.Resume _ ->
          throw new IllegalArgumentException("of the server: " + deed);
    }
  }

  private void takeBack(Side side) {
    if (table.seat(side.other()).isHuman()) {
      throw new TableException("live.ask-first");
    }
    table.takeBack(side);
  }

  private void offer(Side side, Proposal proposal) {
    if (proposal == Proposal.DRAW) {
      table.offerDraw(side);
      return;
    }
    requireOpen();
    if (wantsBack.isPresent()) {
      throw new TableException("live.already-offered", wantsBack.get());
    }
    wantsBack = Optional.of(side);
  }

  private void answer(Side side, Proposal proposal, boolean accepts) {
    if (proposal == Proposal.DRAW) {
      if (accepts) {
        table.acceptDraw(side);
      } else {
        table.declineDraw(side);
      }
      return;
    }
    requireOpen();
    if (!wantsBack.equals(Optional.of(side.other()))) {
      throw new TableException("live.no-offer", side.other());
    }
    if (accepts) {
      table.takeBack(side.other());
    }
    wantsBack = Optional.empty();
  }

  private void rule(Deed deed) {
    switch (deed) {
      case Deed.Flag() -> {
        if (table.ending().filter(end -> end.kind() == Ending.Kind.TIME).isEmpty()) {
          throw new TableException("live.no-flag");
        }
      }
      case Deed.Pause() -> {
        requireOpen();
        table.clock().stop();
        isPaused = true;
      }
      case Deed.Resume() -> {
        requireOpen();
        if (!isPaused) {
          throw new TableException("live.not-paused");
        }
        table.clock().start(table.sideToMove());
        isPaused = false;
      }
      default -> throw new TableException("live.not-yours");
    }
  }

  private void requireOpen() {
    if (table.ending().isPresent()) {
      throw new TableException("table.over", table.ending().get().phrase());
    }
  }
}
