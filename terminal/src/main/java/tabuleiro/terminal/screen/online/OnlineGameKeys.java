package tabuleiro.terminal.screen.online;

import java.util.List;
import java.util.function.Function;
import tabuleiro.online.OnlineGameState;
import tabuleiro.terminal.screen.game.GameHelp;
import tabuleiro.terminal.screen.game.PageKey;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.page.PageRequest.OnlineRequest;
import tabuleiro.terminal.screen.page.PageUpdate;
import tabuleiro.text.Messages;

/// The table of keys of an online game, apart from those that it shares with the page of a game.
final class OnlineGameKeys {
  private final OnlineGamePage page;
  private final OnlineGameState state;
  private final Messages messages;

  OnlineGameKeys(OnlineGamePage page) {
    // A key takes away the last message.
    this.page = page.withNotice("");
    this.state = page.state();
    this.messages = page.messages();
  }

  List<PageKey> all() {
    boolean isPlayer = state.own().isPresent();
    boolean isInPlay = isPlayer && !state.isOver();
    boolean hasBegun = isInPlay && state.hasBothPlayers();
    boolean canRematch = isPlayer && state.isOver() && state.rematchOffer().isEmpty();
    boolean isAsked = state.offerToAnswer().isPresent();
    return List.of(
        key('?', "help", true, context -> PageUpdate.of(page, GameHelp.open(page, context))),
        key('y', "accept", isAsked, _ -> accept()),
        key('x', "decline", isAsked, _ -> decline()),
        key('n', "rematch", canRematch, _ -> ask("rematch", offer("rematch"))),
        key('w', "claim", hasBegun && !page.isOpponentHere(), _ -> ask("claim", act("claim"))),
        key('S', "swap", state.canSwap(), _ -> ask("swap", act("swap"))),
        key('u', "takeback", hasBegun && state.plies() > 0, _ -> ask("takeback", takeback())),
        key('d', "draw", hasBegun, _ -> ask("draw", offer("draw"))),
        key('g', "resign", isInPlay, _ -> PageUpdate.of(page.withResignationAsked())),
        key('q', "quit", true, _ -> PageUpdate.of(page, new PageRequest.Back())));
  }

  private static PageKey key(
      char letter, String text, boolean isActive, Function<PageContext, PageUpdate> action) {
    return new PageKey(
        letter, "page.online.key." + text, "page.online.help." + text, isActive, action);
  }

  private static OnlineRequest offer(String what) {
    return new OnlineRequest.Offer(what);
  }

  private static OnlineRequest act(String action) {
    return new OnlineRequest.Act(action);
  }

  private PageUpdate accept() {
    String offer = state.offerToAnswer().orElseThrow();
    return ask("accept-" + offer, new OnlineRequest.Answer(offer, true));
  }

  private PageUpdate decline() {
    String offer = state.offerToAnswer().orElseThrow();
    return PageUpdate.of(page, new OnlineRequest.Answer(offer, false));
  }

  /// Asks before a request that changes the game: keys that were meant as words change nothing.
  ///
  /// @param what the end of the key of the question
  private PageUpdate ask(String what, OnlineRequest request) {
    return PageUpdate.of(page.withQuestion(messages.format("page.online.ask." + what), request));
  }

  /// Asks to take a move back: a computer player agrees at once, a human is asked.
  private OnlineRequest takeback() {
    boolean isComputer = state.own().filter(side -> state.isComputer(side.other())).isPresent();
    return isComputer ? act("takeback") : offer("takeback");
  }
}
