package tabuleiro.terminal.screen.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tabuleiro.play.Ending;
import tabuleiro.play.Puzzle;
import tabuleiro.play.Seat;
import tabuleiro.rules.Position;
import tabuleiro.rules.Spot;
import tabuleiro.terminal.screen.input.Input;
import tabuleiro.terminal.screen.page.Answer;
import tabuleiro.terminal.screen.page.Frame.KeyHint;
import tabuleiro.terminal.screen.page.Page;
import tabuleiro.terminal.screen.page.View;
import tabuleiro.terminal.screen.sheet.Sheet;
import tabuleiro.text.Messages;

/// The page that asks puzzles: a board on which the one move that wins is made.
///
/// @param riddles at least one
/// @param index of the one that is shown
/// @param board the page of a game that has the puzzle's position, and the winning move once it is
///   known; it understands how moves are entered
/// @param words with no game chosen
public record PuzzlePage(List<Riddle> riddles, int index, GamePage board, Messages words)
    implements Page {
  /// Copies the list.
  public PuzzlePage {
    riddles = List.copyOf(riddles);
  }

  /// Returns the page at the first of some puzzles.
  ///
  /// @param puzzles at least one
  /// @param notice what is said first; empty for nothing
  public static PuzzlePage of(List<Puzzle> puzzles, Messages words, String notice) {
    List<Riddle> riddles = puzzles.stream().map(Riddle::of).toList();
    return new PuzzlePage(riddles, 0, board(riddles, 0, words).saying(notice), words);
  }

  private static GamePage board(List<Riddle> riddles, int index, Messages words) {
    Riddle riddle = riddles.get(index);
    Position before = riddle.puzzle().position();
    int move = riddle.puzzle().solution();
    List<Position> positions = new ArrayList<>(List.of(before));
    List<String> moves = new ArrayList<>();
    Optional<Ending> ending = Optional.empty();
    if (!riddle.isOpen()) {
      positions.add(before.playUnchecked(move));
      moves.add(before.formatMove(move));
      ending = Optional.of(riddle.puzzle().ending());
    }
    Messages own = words.forGame(before.game().id().game());
    Seat seat = Seat.human(own.say("player-name", 1));
    TableView table = new TableView(seat, seat, positions, moves, List.of(), ending);
    return GamePage.of(table, own, own.say("page.puzzle.number", index + 1, riddles.size()));
  }

  /// Returns the puzzle that is shown.
  Riddle riddle() {
    return riddles.get(index);
  }

  boolean hasNext() {
    return index + 1 < riddles.size();
  }

  boolean hasPrevious() {
    return index > 0;
  }

  /// Returns how many puzzles have something in common.
  int count(Predicate<Riddle> which) {
    return (int) riddles.stream().filter(which).count();
  }

  /// Returns the page with something else done at its board.
  PuzzlePage with(GamePage other) {
    return new PuzzlePage(riddles, index, other, words);
  }

  /// Returns the page with something said below.
  public PuzzlePage saying(String text) {
    return with(board.saying(text));
  }

  /// Returns the page at another puzzle, or at the same where there is none.
  PuzzlePage at(int other) {
    int now = Math.clamp(other, 0, riddles.size() - 1);
    return new PuzzlePage(riddles, now, board(riddles, now, words).after(board), words);
  }

  private PuzzlePage with(Riddle other) {
    List<Riddle> all = new ArrayList<>(riddles);
    all.set(index, other);
    return new PuzzlePage(all, index, board(all, index, words).after(board), words);
  }

  /// Returns the page after a legal move was tried.
  PuzzlePage tried(int move) {
    PuzzlePage after = with(riddle().tried(move));
    String key = after.riddle().isFound() ? "puzzle-right" : "puzzle-wrong";
    return after.saying(after.board.words().say(key, text(move)));
  }

  /// Returns the page with the winning move shown.
  PuzzlePage told() {
    PuzzlePage after = with(riddle().told());
    return after.saying(
        after.board.words().say("puzzle-answer", text(riddle().puzzle().solution())));
  }

  /// Returns the page with one more spot of the winning move picked, and told instead of the last.
  PuzzlePage hinted() {
    Puzzle puzzle = riddle().puzzle();
    List<Spot> path = puzzle.position().decode(puzzle.solution()).path();
    int spots = riddle().hints() + 1;
    if (spots >= path.size()) {
      return told();
    }
    PuzzlePage after = with(riddle().hinted());
    Picking picking = Picking.NONE.with(path.subList(0, spots));
    return after.with(after.board.with(picking)).saying(words.say("page.puzzle.hint"));
  }

  private String text(int move) {
    return riddle().puzzle().position().formatMove(move);
  }

  @Override
  public Sheet draw(View view) {
    return PuzzleDrawing.draw(this, view);
  }

  @Override
  public List<KeyHint> keys(View view) {
    return PuzzleDrawing.keys(this);
  }

  @Override
  public Answer on(Input input, View view) {
    return new PuzzleInput(this, view).on(input);
  }
}
