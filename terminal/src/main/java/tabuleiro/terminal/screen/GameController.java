package tabuleiro.terminal.screen;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import tabuleiro.games.Games;
import tabuleiro.play.Match;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.TableSetup;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.terminal.ActionText;
import tabuleiro.terminal.screen.game.GamePage;
import tabuleiro.terminal.screen.game.GameProgress;
import tabuleiro.terminal.screen.page.NewGamePage;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.settings.GameChoices;
import tabuleiro.text.Messages;

/// Where games are played: the one that is being played and its computers. Not safe for several
/// threads.
final class GameController {
  private final ScreenContext house;
  private final EngineAssistant advice;
  private Optional<RunningGame> sitting = Optional.empty();
  private Optional<MatchProgress> rounds = Optional.empty();

  /// The game that is only looked at.
  private Optional<GameRecord> opened = Optional.empty();

  /// When the last move was made, as the house tells the time.
  private long movedNanos;

  /// Whether the game is kept when it is left, which one that is only watched is not.
  private boolean isKept;

  GameController(ScreenContext house) {
    this.house = house;
    advice = new EngineAssistant(house.computers());
  }

  /// Returns whether something goes on by itself, beside a clock.
  boolean isThinking() {
    return sitting.filter(RunningGame::isComputerToMove).isPresent() || advice.isThinking();
  }

  /// Returns whether a clock runs.
  boolean isClockRunning() {
    return sitting.filter(RunningGame::isClockRunning).isPresent();
  }

  /// Returns the record of the game that is being played or looked at; empty where none is.
  Optional<GameRecord> record() {
    return sitting.map(RunningGame::record).or(() -> opened);
  }

  /// Begins a game or a match.
  ///
  /// @throws tabuleiro.play.PlayException when the plan cannot be followed
  GamePage start(PageRequest.StartGame begin, Messages words) {
    GameChoices plan = begin.choices();
    Family family = Games.find(plan.family()).orElseThrow();
    Game game = family.game(plan.variant());
    Messages own = words.forGame(plan.family());
    List<Seat> seats = NewGamePage.seatsOf(plan, own);
    long seed = house.seeds().getAsLong();
    TimeControl clock =
        begin.isWatching() || plan.clock().isEmpty()
            ? TimeControl.none()
            : TimeControl.parse(plan.clock());
    leave();
    isKept = !begin.isWatching();
    if (plan.isMatch() && !begin.isWatching()) {
      Match match = new Match(family, game, seats.getFirst(), seats.getLast());
      rounds = Optional.of(new MatchProgress(match, clock, seed));
      return sitDown(rounds.get().nextGame().orElseThrow(), own);
    }
    Position start = begin.start().orElseGet(() -> game.start(seed));
    return sitDown(
        new TableSetup(start, OptionalLong.of(seed), seats.getFirst(), seats.getLast(), clock),
        own);
  }

  private GamePage sitDown(TableSetup setup, Messages words) {
    EventTags heading =
        rounds.map(match -> house.heading().withRound(match.nextNumber())).orElse(house.heading());
    return sitDown(new Table(setup, house.nanoTime()), heading, words);
  }

  private GamePage sitDown(Table table, EventTags heading, Messages words) {
    long seed = table.setup().seed().orElse(1);
    RunningGame fresh =
        new RunningGame(table, heading, house.computers(), SeededRandom.of(seed), words);
    sitting = Optional.of(fresh);
    movedNanos = house.nanoTime().getAsLong();
    return GamePage.of(fresh.progress(), words, score(words));
  }

  private String score(Messages words) {
    return rounds.map(match -> match.formatScore(words)).orElse("");
  }

  /// Goes on with a saved game.
  ///
  /// @param words those of its game
  /// @throws tabuleiro.play.PlayException when the game cannot be continued
  GamePage resume(Replay replay, Seat first, Seat second, Messages words) {
    Table table = Table.resume(replay, first, second, house.nanoTime());
    leave();
    isKept = true;
    return sitDown(table, EventTags.of(replay.record()), words);
  }

  /// Looks at a game that is over.
  ///
  /// @param words those of its game
  GamePage showFinished(GameRecord record, GameProgress table, Messages words) {
    leave();
    opened = Optional.of(record);
    return GamePage.of(table, words, "");
  }

  /// Plays the next game of the match, or again with the sides exchanged.
  ///
  /// @param page that of the game before, which is over
  GamePage playAgain(GamePage page) {
    Messages words = page.messages();
    Optional<MatchProgress> match = rounds;
    Optional<TableSetup> next = match.flatMap(MatchProgress::nextGame);
    TimeControl clock =
        sitting.map(s -> s.table().setup().timeControl()).orElse(TimeControl.none());
    boolean keeping = isKept || sitting.isEmpty();
    leave();
    isKept = keeping;
    if (next.isPresent()) {
      rounds = match;
      return sitDown(next.get(), words);
    }
    GameProgress table = page.progress();
    OptionalLong seed = OptionalLong.of(house.seeds().getAsLong());
    Position start = table.positions().getFirst();
    Seat first = table.second();
    Seat second = table.first();
    return sitDown(new TableSetup(start, seed, first, second, clock), words);
  }

  /// Leaves the game; one that is not finished is kept.
  void leave() {
    advice.stopAll();
    sitting.ifPresent(RunningGame::stopThinking);
    keep();
    sitting.ifPresent(RunningGame::close);
    sitting = Optional.empty();
    rounds = Optional.empty();
    opened = Optional.empty();
    isKept = false;
  }

  private void keep() {
    if (!isKept || sitting.isEmpty()) {
      return;
    }
    Table table = sitting.get().table();
    if (table.ending().isEmpty() && !table.moves().isEmpty()) {
      house.userFolder().saveUnfinished(sitting.get().record());
    } else {
      house.userFolder().deleteUnfinished();
    }
  }

  /// Looks at what has happened by itself, and returns the page after it.
  GamePage advance(GamePage page) {
    if (sitting.isEmpty()) {
      return advice.withResults(page);
    }
    String said = sitting.get().advance(mayMove(page));
    GamePage after = changed(page);
    return advice.withResults(said.isEmpty() ? after : after.withMessage(said));
  }

  private boolean mayMove(GamePage page) {
    long ago = house.nanoTime().getAsLong() - movedNanos;
    return !page.isComputersOnly()
        || page.display().speed().allowsMove(page.progress().plies(), ago);
  }

  /// Returns the page after the table may have changed.
  private GamePage changed(GamePage page) {
    RunningGame now = sitting.orElseThrow();
    GameProgress table = now.progress();
    GamePage after = page.with(table).withThinking(now.isThinking());
    boolean isOver = table.ending().isPresent() && page.progress().ending().isEmpty();
    if (isOver) {
      rounds.ifPresent(match -> match.addResult(table.position(), table.ending().orElseThrow()));
      after = after.withMatchScore(score(page.messages()));
    }
    if (table.plies() != page.progress().plies()) {
      movedNanos = house.nanoTime().getAsLong();
      advice.cancelHint();
      after = after.withMessage(table.plies() > page.progress().plies() ? lastMove(after) : "");
    }
    if (isOver || table.plies() != page.progress().plies()) {
      keep();
      return after.shownPosition().equals(page.shownPosition()) ? after : analysed(after);
    }
    return after;
  }

  private static String lastMove(GamePage page) {
    GameProgress table = page.progress();
    Position before = table.positions().get(table.plies() - 1);
    int move = before.parseMove(table.moves().getLast());
    String name = table.seat(before.sideToMove()).name();
    return ActionText.format(before, move, name, page.messages());
  }

  private GamePage analysed(GamePage page) {
    advice.analyse(
        page.engine().analysing() ? Optional.of(page.shownPosition()) : Optional.empty());
    return page;
  }

  /// Does what the game's page wishes, and returns the page after it.
  ///
  /// @throws tabuleiro.play.PlayException when that cannot be done
  GamePage handle(PageRequest wish, GamePage page) {
    if (wish instanceof PageRequest.Analyse(Optional<Position> position)) {
      advice.analyse(position);
      return position.isPresent() && page.isOver() ? advice.startReview(page) : page;
    }
    if (sitting.isEmpty()) {
      return page;
    }
    Table table = sitting.get().table();
    switch (wish) {
      case PageRequest.PlayMove(int move) -> table.play(table.sideToMove(), move);
      case PageRequest.TakeBack() -> {
        sitting.get().stopThinking();
        table.takeBack();
      }
      case PageRequest.Resign(Side side) -> {
        sitting.get().stopThinking();
        table.resign(side);
      }
      case PageRequest.ShowHint() -> advice.startHint(table);
      case PageRequest.OfferDraw(Side side) -> {
        return offered(table, side, page);
      }
      case PageRequest.AnswerDraw(Side side, boolean accepted) -> {
        if (accepted) {
          table.acceptDraw(side);
        } else {
          table.declineDraw(side);
          return page.withMessage(page.messages().format("declines-draw", table.seat(side).name()));
        }
      }
      default -> {}
    }
    return changed(page);
  }

  private static GamePage offered(Table table, Side side, GamePage page) {
    Messages words = page.messages();
    Seat opponent = table.seat(side.other());
    table.offerDraw(side);
    if (!opponent.isHuman()) {
      table.declineDraw(side.other());
      return page.withMessage(words.format("declines-draw", opponent.name()));
    }
    return page.withQuestion(
        words.format("accept-draw", opponent.name(), side.other()),
        new PageRequest.AnswerDraw(side.other(), true),
        Optional.of(new PageRequest.AnswerDraw(side.other(), false)));
  }
}
