package tabuleiro.terminal.screen;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import tabuleiro.games.Games;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Match;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.terminal.common.ActionText;
import tabuleiro.terminal.screen.game.GamePage;
import tabuleiro.terminal.screen.game.GameProgress;
import tabuleiro.terminal.screen.page.NewGamePage;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.review.GameTree;
import tabuleiro.terminal.screen.review.RecordSource;
import tabuleiro.terminal.screen.review.ReviewedLine;
import tabuleiro.terminal.screen.settings.GameChoices;
import tabuleiro.terminal.screen.settings.UnfinishedGames;
import tabuleiro.text.Messages;

/// Controls the game on the screen: its computer players, the match that it belongs to and the
/// engine's help. Not thread-safe.
final class GameController {
  private final ScreenContext context;
  private final EngineAssistant assistant;
  private Optional<RunningGame> running = Optional.empty();
  private Optional<MatchProgress> rounds = Optional.empty();

  /// The finished game that is shown; empty while a game is being played.
  private Optional<GameRecord> finishedRecord = Optional.empty();

  /// The time of the last move on the clock of the context.
  private long lastMoveNanos;

  /// Whether an unfinished game is saved when the user leaves it; false for a game between
  /// computers.
  private boolean isSavedOnLeave;

  /// The id of the unfinished game under which the game has been saved.
  private Optional<String> unfinishedId = Optional.empty();

  GameController(ScreenContext context) {
    this.context = context;
    assistant = new EngineAssistant(context.computerSettings());
  }

  /// Returns whether a computer player or the engine is thinking.
  boolean isThinking() {
    return running.filter(RunningGame::isComputerToMove).isPresent() || assistant.isThinking();
  }

  /// Returns whether a clock runs.
  boolean isClockRunning() {
    return running.filter(RunningGame::isClockRunning).isPresent();
  }

  /// Returns the record of the game that is being played or shown; empty when there is none.
  Optional<GameRecord> record() {
    return running.map(RunningGame::record).or(() -> finishedRecord);
  }

  /// Starts a game or a match.
  ///
  /// @throws tabuleiro.play.PlayException when the choices are invalid
  GamePage start(PageRequest.StartGame begin, Messages messages) {
    GameChoices choices = begin.choices();
    Family family = Games.find(choices.family()).orElseThrow();
    Game game = family.game(choices.variant());
    Messages own = messages.forGame(choices.family());
    List<Seat> seats = NewGamePage.seatsOf(choices, own);
    long seed = context.seeds().getAsLong();
    TimeControls clock =
        begin.isWatching() || choices.clock().isEmpty()
            ? TimeControls.none()
            : TimeControls.parse(choices.clock());
    if (choices.isMatch() && !begin.isWatching()) {
      Match match = new Match(family, game, seats.getFirst(), seats.getLast());
      return start(new MatchProgress(match, clock, seed), messages);
    }
    Position start = begin.start().orElseGet(() -> game.start(seed));
    return start(
        new SessionSetup(start, OptionalLong.of(seed), seats.getFirst(), seats.getLast(), clock),
        begin.isWatching(),
        own);
  }

  /// Starts a game.
  ///
  /// @param isWatching whether it is not saved when the user leaves it
  /// @param messages the messages of its game
  GamePage start(SessionSetup setup, boolean isWatching, Messages messages) {
    leave();
    isSavedOnLeave = !isWatching;
    return startGame(setup, messages);
  }

  /// Starts a match.
  GamePage start(MatchProgress match, Messages messages) {
    leave();
    isSavedOnLeave = true;
    rounds = Optional.of(match);
    SessionSetup first = match.nextGame().orElseThrow();
    return startGame(first, messages.forGame(first.start().game().id().game()));
  }

  private GamePage startGame(SessionSetup setup, Messages messages) {
    EventTags eventTags =
        rounds
            .map(match -> context.eventTags().withRound(match.nextNumber()))
            .orElse(context.eventTags());
    return startGame(new GameSession(setup, context.nanoTime()), eventTags, messages);
  }

  private GamePage startGame(GameSession session, EventTags eventTags, Messages messages) {
    long seed = session.setup().seed().orElse(1);
    RunningGame fresh =
        new RunningGame(
            session, eventTags, context.computerSettings(), SeededRandom.of(seed), messages);
    running = Optional.of(fresh);
    lastMoveNanos = context.nanoTime().getAsLong();
    return GamePage.of(fresh.progress(), messages, formatScore(messages));
  }

  private String formatScore(Messages messages) {
    return rounds.map(match -> match.formatScore(messages)).orElse("");
  }

  /// Resumes a saved game.
  ///
  /// @param id the id of the unfinished game; empty for a game of a file
  /// @param messages the messages of its game
  /// @throws tabuleiro.play.PlayException when the game cannot be continued
  GamePage resume(Replay replay, Seat first, Seat second, Optional<String> id, Messages messages) {
    GameSession session = GameSession.resume(replay, first, second, context.nanoTime());
    leave();
    isSavedOnLeave = true;
    unfinishedId = id;
    return startGame(session, EventTags.of(replay.record()), messages);
  }

  /// Shows a recorded game for review.
  ///
  /// @param source where it was read from
  /// @param messages the messages of its game
  GamePage review(
      GameRecord record, GameProgress progress, Optional<RecordSource> source, Messages messages) {
    leave();
    finishedRecord = Optional.of(record);
    return GamePage.of(progress, messages, "")
        .reviewed(ReviewedLine.main(GameTree.of(record), source));
  }

  /// Starts the next game of the match, or another game with the sides exchanged.
  ///
  /// @param page the page of the previous game, which is over
  GamePage playAgain(GamePage page) {
    Messages messages = page.messages();
    Optional<MatchProgress> match = rounds;
    Optional<SessionSetup> next = match.flatMap(MatchProgress::nextGame);
    TimeControls clock =
        running.map(s -> s.session().setup().timeControls()).orElse(TimeControls.none());
    boolean keeping = isSavedOnLeave || running.isEmpty();
    leave();
    isSavedOnLeave = keeping;
    if (next.isPresent()) {
      rounds = match;
      GamePage fresh = startGame(next.get(), messages);
      GameId id = fresh.progress().game().id();
      return id.equals(page.progress().game().id())
          ? fresh
          : fresh.withMessage(
              messages.format("match-tiebreak", messages.variantName(id.variant())));
    }
    GameProgress session = page.progress();
    OptionalLong seed = OptionalLong.of(context.seeds().getAsLong());
    Position start = session.positions().getFirst();
    Seat first = session.second();
    Seat second = session.first();
    return startGame(new SessionSetup(start, seed, first, second, clock.exchanged()), messages);
  }

  /// Leaves the game; an unfinished one is saved.
  void leave() {
    assistant.stopAll();
    running.ifPresent(RunningGame::stopThinking);
    saveOrDelete();
    running.ifPresent(RunningGame::close);
    running = Optional.empty();
    rounds = Optional.empty();
    finishedRecord = Optional.empty();
    isSavedOnLeave = false;
    unfinishedId = Optional.empty();
  }

  private void saveOrDelete() {
    if (!isSavedOnLeave || running.isEmpty()) {
      return;
    }
    GameSession session = running.get().session();
    UnfinishedGames games = context.userFolder().unfinishedGames();
    if (session.ending().isEmpty() && !session.moves().isEmpty()) {
      List<String> players =
          Stream.of(Side.values()).map(side -> session.seat(side).playerId().orElse("")).toList();
      unfinishedId = games.save(unfinishedId, running.get().record(), players);
    } else {
      unfinishedId.ifPresent(games::delete);
      unfinishedId = Optional.empty();
    }
  }

  /// Takes over what computer players, clocks and the engine have done since the last call, and
  /// returns the page after it.
  GamePage advance(GamePage page) {
    if (running.isEmpty() || page.progress().review().isPresent()) {
      return assistant.withResults(page);
    }
    String said = running.get().advance(mayComputerMove(page));
    GamePage after = afterChange(page);
    return assistant.withResults(said.isEmpty() ? after : after.withMessage(said));
  }

  private boolean mayComputerMove(GamePage page) {
    long ago = context.nanoTime().getAsLong() - lastMoveNanos;
    return !page.isComputersOnly()
        || page.display().speed().allowsMove(page.progress().plies(), ago);
  }

  /// Returns the page after the session may have changed.
  private GamePage afterChange(GamePage page) {
    RunningGame now = running.orElseThrow();
    GameProgress session = now.progress();
    GamePage after = page.with(session).with(page.engine().thinking(now.isThinking()));
    boolean isOver = session.ending().isPresent() && page.progress().ending().isEmpty();
    if (isOver) {
      context.onGameOver().accept(now.record());
      rounds.ifPresent(
          match -> match.addResult(session.position(), session.ending().orElseThrow()));
      after =
          after
              .reviewed(ReviewedLine.main(GameTree.of(now.record()), Optional.empty()))
              .withMatchScore(formatScore(page.messages()));
    }
    if (session.plies() != page.progress().plies()) {
      lastMoveNanos = context.nanoTime().getAsLong();
      assistant.cancelHint();
      after = after.withMessage(session.plies() > page.progress().plies() ? lastMove(after) : "");
    }
    if (isOver && rounds.isPresent()) {
      String move = session.plies() > page.progress().plies() ? lastMove(after) + ". " : "";
      after = after.withMessage(move + rounds.get().formatConsequence(page.messages()));
    }
    if (isOver || session.plies() != page.progress().plies()) {
      saveOrDelete();
      return after.shownPosition().equals(page.shownPosition())
          ? after
          : withAnalysisRestarted(after);
    }
    return after;
  }

  private static String lastMove(GamePage page) {
    GameProgress session = page.progress();
    Position before = session.positions().get(session.plies() - 1);
    int move = before.parseMove(session.moves().getLast());
    String name = session.seat(before.sideToMove()).name();
    return ActionText.format(before, move, name, page.messages());
  }

  private GamePage withAnalysisRestarted(GamePage page) {
    assistant.analyse(
        page.engine().analysing() ? Optional.of(page.shownPosition()) : Optional.empty());
    return page;
  }

  /// Carries out a request of the game's page, and returns the page after it.
  ///
  /// @throws tabuleiro.play.PlayException when the request cannot be carried out
  GamePage handle(PageRequest request, GamePage page) {
    if (request instanceof PageRequest.Analyse(Optional<Position> position)) {
      assistant.analyse(position);
      return position.isPresent() && page.isOver() ? assistant.startReview(page) : page;
    }
    if (running.isEmpty() || page.progress().review().isPresent()) {
      return page;
    }
    GameSession session = running.get().session();
    switch (request) {
      case PageRequest.PlayMove(int move) -> session.play(session.sideToMove(), move);
      case PageRequest.TakeBack() -> {
        running.get().stopThinking();
        session.takeBack();
      }
      case PageRequest.AskResignation(Side side) -> {
        return page.withQuestion(
            page.messages().format("page.resign", session.seat(side).name()),
            new PageRequest.Resign(side),
            Optional.empty());
      }
      case PageRequest.Resign(Side side) -> {
        running.get().stopThinking();
        session.resign(side);
      }
      case PageRequest.ShowHint() -> {
        return assistant.hint(session, page);
      }
      case PageRequest.OfferDraw(Side side) -> {
        return offerDraw(session, side, page);
      }
      case PageRequest.AnswerDraw(Side side, boolean accepted) -> {
        if (accepted) {
          session.acceptDraw(side);
        } else {
          session.declineDraw(side);
          return page.withMessage(
              page.messages().format("declines-draw", session.seat(side).name()));
        }
      }
      default -> {}
    }
    return afterChange(page);
  }

  private static GamePage offerDraw(GameSession session, Side side, GamePage page) {
    Messages messages = page.messages();
    Seat opponent = session.seat(side.other());
    session.offerDraw(side);
    String note = messages.hasKey("draw-note") ? messages.format("draw-note") + " " : "";
    if (!opponent.isHuman()) {
      session.declineDraw(side.other());
      return page.withMessage(messages.format("declines-draw", opponent.name()));
    }
    return page.withQuestion(
        note + messages.format("accept-draw", opponent.name(), side.other()),
        new PageRequest.AnswerDraw(side.other(), true),
        Optional.of(new PageRequest.AnswerDraw(side.other(), false)));
  }
}
