package tabuleiro.terminal.screen;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import tabuleiro.games.Games;
import tabuleiro.play.ClockSetting;
import tabuleiro.play.GameRecord;
import tabuleiro.play.Heading;
import tabuleiro.play.Match;
import tabuleiro.play.Replay;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.TableSetup;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Seeds;
import tabuleiro.rules.Side;
import tabuleiro.terminal.ActionText;
import tabuleiro.terminal.screen.game.GamePage;
import tabuleiro.terminal.screen.game.TableView;
import tabuleiro.terminal.screen.page.NewGamePage;
import tabuleiro.terminal.screen.page.Wish;
import tabuleiro.terminal.screen.settings.GamePlan;
import tabuleiro.text.Messages;

/// Where games are played: the one that is being played and its computers. Not safe for several
/// threads.
final class GameRoom {
  private final House house;
  private final Advice advice;
  private Optional<Sitting> sitting = Optional.empty();
  private Optional<Rounds> rounds = Optional.empty();

  /// The game that is only looked at.
  private Optional<GameRecord> opened = Optional.empty();

  /// When the last move was made, as the house tells the time.
  private long movedNanos;

  /// Whether the game is kept when it is left, which one that is only watched is not.
  private boolean isKept;

  GameRoom(House house) {
    this.house = house;
    advice = new Advice(house.machine());
  }

  /// Returns whether something goes on by itself, beside a clock.
  boolean isLively() {
    return sitting.filter(Sitting::isLively).isPresent() || advice.isLively();
  }

  /// Returns whether a clock runs.
  boolean isTimed() {
    return sitting.filter(Sitting::isTimed).isPresent();
  }

  /// Returns the record of the game that is being played or looked at; empty where none is.
  Optional<GameRecord> record() {
    return sitting.map(Sitting::record).or(() -> opened);
  }

  /// Begins a game or a match.
  ///
  /// @throws tabuleiro.play.PlayException when the plan cannot be followed
  GamePage begin(Wish.Begin begin, Messages words) {
    GamePlan plan = begin.plan();
    Family family = Games.find(plan.family()).orElseThrow();
    Game game = family.game(plan.variant());
    Messages own = words.forGame(plan.family());
    List<Seat> seats = NewGamePage.seats(plan, own);
    long seed = house.seeds().getAsLong();
    ClockSetting clock =
        begin.watching() || plan.clock().isEmpty()
            ? ClockSetting.off()
            : ClockSetting.parse(plan.clock());
    leave();
    isKept = !begin.watching();
    if (plan.match() && !begin.watching()) {
      Match match = new Match(family, game, seats.getFirst(), seats.getLast());
      rounds = Optional.of(new Rounds(match, clock, seed));
      return sitDown(rounds.get().next().orElseThrow(), own);
    }
    Position start = begin.start().orElseGet(() -> game.start(seed));
    return sitDown(
        new TableSetup(start, OptionalLong.of(seed), seats.getFirst(), seats.getLast(), clock),
        own);
  }

  private GamePage sitDown(TableSetup setup, Messages words) {
    Heading heading =
        rounds.map(match -> house.heading().round(match.number())).orElse(house.heading());
    return sitDown(new Table(setup, house.nanoTime()), heading, words);
  }

  private GamePage sitDown(Table table, Heading heading, Messages words) {
    long seed = table.setup().seed().orElse(1);
    Sitting fresh = new Sitting(table, heading, house.machine(), Seeds.random(seed), words);
    sitting = Optional.of(fresh);
    movedNanos = house.nanoTime().getAsLong();
    return GamePage.of(fresh.view(), words, score(words));
  }

  private String score(Messages words) {
    return rounds.map(match -> match.score(words)).orElse("");
  }

  /// Goes on with a saved game.
  ///
  /// @param words those of its game
  /// @throws tabuleiro.play.PlayException when the game cannot be continued
  GamePage resume(Replay replay, Seat first, Seat second, Messages words) {
    Table table = Table.resume(replay, first, second, house.nanoTime());
    leave();
    isKept = true;
    return sitDown(table, Heading.of(replay.record()), words);
  }

  /// Looks at a game that is over.
  ///
  /// @param words those of its game
  GamePage look(GameRecord record, TableView table, Messages words) {
    leave();
    opened = Optional.of(record);
    return GamePage.of(table, words, "");
  }

  /// Plays the next game of the match, or again with the sides exchanged.
  ///
  /// @param page that of the game before, which is over
  GamePage again(GamePage page) {
    Messages words = page.words();
    Optional<Rounds> match = rounds;
    Optional<TableSetup> next = match.flatMap(Rounds::next);
    ClockSetting clock = sitting.map(s -> s.table().setup().clock()).orElse(ClockSetting.off());
    boolean keeping = isKept || sitting.isEmpty();
    leave();
    isKept = keeping;
    if (next.isPresent()) {
      rounds = match;
      return sitDown(next.get(), words);
    }
    TableView table = page.table();
    OptionalLong seed = OptionalLong.of(house.seeds().getAsLong());
    Position start = table.positions().getFirst();
    Seat first = table.second();
    Seat second = table.first();
    return sitDown(new TableSetup(start, seed, first, second, clock), words);
  }

  /// Leaves the game; one that is not finished is kept.
  void leave() {
    advice.end();
    sitting.ifPresent(Sitting::rest);
    keep();
    sitting.ifPresent(Sitting::close);
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
      house.store().keep(sitting.get().record());
    } else {
      house.store().forget();
    }
  }

  /// Looks at what has happened by itself, and returns the page after it.
  GamePage goOn(GamePage page) {
    if (sitting.isEmpty()) {
      return advice.given(page);
    }
    String said = sitting.get().goOn(mayMove(page));
    GamePage after = changed(page);
    return advice.given(said.isEmpty() ? after : after.saying(said));
  }

  private boolean mayMove(GamePage page) {
    long ago = house.nanoTime().getAsLong() - movedNanos;
    return !page.isWatched() || page.glance().pace().lets(page.table().plies(), ago);
  }

  /// Returns the page after the table may have changed.
  private GamePage changed(GamePage page) {
    Sitting now = sitting.orElseThrow();
    TableView table = now.view();
    GamePage after = page.with(table).thinking(now.isThinking());
    boolean isOver = table.ending().isPresent() && page.table().ending().isEmpty();
    if (isOver) {
      rounds.ifPresent(match -> match.add(table.position(), table.ending().orElseThrow()));
      after = after.scoring(score(page.words()));
    }
    if (table.plies() != page.table().plies()) {
      movedNanos = house.nanoTime().getAsLong();
      advice.endHint();
      after = after.saying(table.plies() > page.table().plies() ? lastMove(after) : "");
    }
    if (isOver || table.plies() != page.table().plies()) {
      keep();
      return after.shown().equals(page.shown()) ? after : analysed(after);
    }
    return after;
  }

  private static String lastMove(GamePage page) {
    TableView table = page.table();
    Position before = table.positions().get(table.plies() - 1);
    int move = before.parseMove(table.moves().getLast());
    String name = table.seat(before.sideToMove()).name();
    return ActionText.of(before, move, name, page.words());
  }

  private GamePage analysed(GamePage page) {
    advice.analyse(page.engine().analysing() ? Optional.of(page.shown()) : Optional.empty());
    return page;
  }

  /// Does what the game's page wishes, and returns the page after it.
  ///
  /// @throws tabuleiro.play.PlayException when that cannot be done
  GamePage grant(Wish wish, GamePage page) {
    if (wish instanceof Wish.Analyse(Optional<Position> position)) {
      advice.analyse(position);
      return position.isPresent() && page.isOver() ? advice.reviewed(page) : page;
    }
    if (sitting.isEmpty()) {
      return page;
    }
    Table table = sitting.get().table();
    switch (wish) {
      case Wish.Play(int move) -> table.play(table.sideToMove(), move);
      case Wish.TakeBack() -> {
        sitting.get().rest();
        table.takeBack();
      }
      case Wish.Resign(Side side) -> {
        sitting.get().rest();
        table.resign(side);
      }
      case Wish.Hint() -> advice.beginHint(table);
      case Wish.OfferDraw(Side side) -> {
        return offered(table, side, page);
      }
      case Wish.AnswerDraw(Side side, boolean accepted) -> {
        if (accepted) {
          table.acceptDraw(side);
        } else {
          table.declineDraw(side);
          return page.saying(page.words().say("declines-draw", table.seat(side).name()));
        }
      }
      default -> {}
    }
    return changed(page);
  }

  private static GamePage offered(Table table, Side side, GamePage page) {
    Messages words = page.words();
    Seat opponent = table.seat(side.other());
    table.offerDraw(side);
    if (!opponent.isHuman()) {
      table.declineDraw(side.other());
      return page.saying(words.say("declines-draw", opponent.name()));
    }
    return page.asking(
        words.say("accept-draw", opponent.name(), side.other()),
        new Wish.AnswerDraw(side.other(), true),
        Optional.of(new Wish.AnswerDraw(side.other(), false)));
  }
}
