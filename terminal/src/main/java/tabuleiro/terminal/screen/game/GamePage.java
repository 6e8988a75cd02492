package tabuleiro.terminal.screen.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.rules.Position;
import tabuleiro.rules.TableBoard;
import tabuleiro.terminal.screen.input.Input;
import tabuleiro.terminal.screen.page.Answer;
import tabuleiro.terminal.screen.page.Frame.KeyHint;
import tabuleiro.terminal.screen.page.Page;
import tabuleiro.terminal.screen.page.View;
import tabuleiro.terminal.screen.page.Wish;
import tabuleiro.terminal.screen.sheet.Sheet;
import tabuleiro.text.Messages;

/// The page of a game.
///
/// @param table the game
/// @param words those of the game
/// @param ply how many moves were made before the position that is shown
/// @param paths the click paths of the moves that a person can make now; none when nobody can
/// @param picking the move that is being entered
/// @param entry what is being typed
/// @param message what is said below the board
/// @param glance how the board is looked at
/// @param engine what the engine does beside
/// @param moments pictures that are shown first, one after the other
/// @param score how a match stands; empty where there is none
public record GamePage(
    TableView table,
    Messages words,
    int ply,
    Paths paths,
    Picking picking,
    Entry entry,
    String message,
    Glance glance,
    EngineView engine,
    List<Moment> moments,
    String score)
    implements Page {
  /// Copies the list.
  public GamePage {
    moments = List.copyOf(moments);
  }

  /// Returns the page of a table as it is.
  ///
  /// @param words those of its game
  public static GamePage of(TableView table, Messages words, String score) {
    return new GamePage(
        table,
        words,
        table.plies(),
        paths(table),
        Picking.NONE,
        new Entry.None(),
        "",
        Glance.STANDARD,
        EngineView.IDLE,
        List.of(),
        score);
  }

  private static Paths paths(TableView table) {
    return table.isPersonToMove() ? Paths.of(table.position()) : Paths.NONE;
  }

  /// Returns the page after the table has changed: what was entered is dropped where the position
  /// is another one. Who only watches and looks back goes on looking there.
  public GamePage with(TableView now) {
    if (now.moves().equals(table.moves()) && now.ending().equals(table.ending())) {
      return new GamePage(
          now, words, ply, paths, picking, entry, message, glance, engine, moments, score);
    }
    return new GamePage(
        now,
        words,
        isNow() || table.hasPerson() ? now.plies() : ply,
        paths(now),
        picking.dropped(),
        new Entry.None(),
        message,
        glance,
        engine,
        List.of(),
        score);
  }

  /// Returns the page with the last move of its table shown step by step; the same where an earlier
  /// position is looked at.
  public GamePage animated() {
    int last = table.plies() - 1;
    if (last < 0 || !isNow()) {
      return this;
    }
    Position before = table.positions().get(last);
    int move = before.parseMove(table.moves().get(last));
    return withMoments(Moment.of(before, move, table.position()));
  }

  /// Returns the page without the picture that was shown first.
  public GamePage nextMoment() {
    return moments.isEmpty() ? this : withMoments(moments.subList(1, moments.size()));
  }

  private GamePage withMoments(List<Moment> others) {
    return new GamePage(
        table, words, ply, paths, picking, entry, message, glance, engine, others, score);
  }

  /// Returns the page with another message.
  public GamePage saying(String text) {
    return new GamePage(
        table, words, ply, paths, picking, entry, text, glance, engine, moments, score);
  }

  /// Returns the page with another score of the match.
  public GamePage scoring(String stands) {
    return new GamePage(
        table, words, ply, paths, picking, entry, message, glance, engine, moments, stands);
  }

  /// Returns the page that asks for yes or no.
  ///
  /// @param question in words
  public GamePage asking(String question, Wish yes, Optional<Wish> no) {
    return with(new Entry.Asked(question, yes, no));
  }

  /// Returns the page with something else being typed.
  GamePage with(Entry other) {
    return new GamePage(
        table, words, ply, paths, picking, other, message, glance, engine, moments, score);
  }

  /// Returns the page with other spots picked.
  GamePage with(Picking other) {
    return new GamePage(
        table, words, ply, paths, other, entry, message, glance, engine, moments, score);
  }

  /// Returns the page looked at in another way.
  GamePage with(Glance other) {
    return new GamePage(
        table, words, ply, paths, picking, entry, message, other, engine, moments, score);
  }

  /// Returns the page looked at like that of the game before.
  public GamePage after(GamePage before) {
    return with(before.glance.again());
  }

  /// Returns the page with the engine doing something else.
  GamePage with(EngineView other) {
    return new GamePage(
        table, words, ply, paths, picking, entry, message, glance, other, moments, score);
  }

  /// Returns the page while a computer thinks about its move, or does not.
  public GamePage thinking(boolean now) {
    return with(engine.thinking(now));
  }

  /// Returns the page with what the engine has seen; the same where nobody wants to see it, or it
  /// saw another position.
  public GamePage seeing(AnalysisView seen) {
    return engine.analysing() && seen.position().equals(shown()) ? with(engine.seeing(seen)) : this;
  }

  /// Returns the page with the moves marked after which the score fell most.
  public GamePage turningAt(Set<Integer> plies) {
    return with(engine.turningAt(plies));
  }

  /// Returns the page at another position of the game, and the wish to have that analysed where the
  /// analysis is on.
  Answer at(int other) {
    int now = Math.clamp(other, 0, table.plies());
    GamePage moved =
        new GamePage(
            table,
            words,
            now,
            paths,
            picking.dropped(),
            entry,
            "",
            glance,
            engine.analysing(engine.analysing()),
            List.of(),
            score);
    return engine.analysing()
        ? Answer.of(moved, new Wish.Analyse(Optional.of(moved.shown())))
        : Answer.of(moved);
  }

  /// Returns the position that is shown.
  public Position shown() {
    return table.positions().get(ply);
  }

  /// Returns whether the position on the table is shown.
  boolean isNow() {
    return ply == table.plies();
  }

  /// Returns whether the game is over.
  public boolean isOver() {
    return table.ending().isPresent();
  }

  /// Returns whether the board is a table.
  boolean isTable() {
    return table.game().board() instanceof TableBoard;
  }

  /// Returns whether computers play, and nobody else.
  public boolean isWatched() {
    return !isOver() && !table.hasPerson();
  }

  @Override
  public Sheet draw(View view) {
    return GameDrawing.draw(this, view);
  }

  @Override
  public List<KeyHint> keys(View view) {
    return GameDrawing.keys(this);
  }

  @Override
  public Answer on(Input input, View view) {
    GamePage page = moments.isEmpty() ? this : withMoments(List.of());
    return page.entry instanceof Entry.None
        ? new GameInput(page, view).on(input)
        : new EntryInput(page, view).on(input);
  }
}
