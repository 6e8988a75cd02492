package tabuleiro.terminal.screen.page;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.play.session.GameSession;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.page.PageFrame.KeyHint;
import tabuleiro.terminal.screen.settings.UnfinishedGame;
import tabuleiro.text.Messages;
import tabuleiro.text.TextLines;

/// The choice of an unfinished game, with the board of the selected one beside the list.
///
/// @param games the games, at least one
/// @param selected the selected line
/// @param notice the message below
/// @param deletion the question whether to delete the selected game; empty while it is not asked
public record UnfinishedGamesPage(
    List<Entry> games, int selected, String notice, Optional<Confirmation> deletion)
    implements Form {
  private static final String DELETE_KEY = "x";
  private static final int GAP = 2;

  /// The rows below the board: a gap, the variant, the moves, the side to move, the time.
  private static final int DETAIL_ROWS = 5;

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm", Locale.ROOT).withZone(ZoneId.systemDefault());

  /// A game to choose.
  ///
  /// @param position its latest position
  public record Entry(UnfinishedGame game, Position position) {
    private String playerName(Side side) {
      return GameSession.seatFromRecord(game.saved().record(), side).name();
    }

    private int plies() {
      return game.saved().record().mainLine().moves().size();
    }
  }

  /// Makes a defensive copy.
  public UnfinishedGamesPage {
    games = List.copyOf(games);
  }

  /// Returns the page with the first game selected.
  public static UnfinishedGamesPage of(List<Entry> games) {
    return new UnfinishedGamesPage(games, 0, "", Optional.empty());
  }

  private Entry chosen() {
    return games.get(selected);
  }

  @Override
  public Optional<String> game(PageContext context) {
    return Optional.of(chosen().position().game().id().game());
  }

  @Override
  public String title(PageContext context) {
    return context.messages().format("page.unfinished.title", games.size());
  }

  @Override
  public List<FormField> fields(PageContext context) {
    int room = barEnd(context) - LEFT - 1;
    List<FormField> fields = new ArrayList<>();
    for (Entry entry : games) {
      String name = context.messages().forGame(entry.position().game().id().game()).format("name");
      String label =
          name + "  " + entry.playerName(Side.FIRST) + " - " + entry.playerName(Side.SECOND);
      fields.add(FormField.button(entry.game().id(), TextLines.cut(label, room)));
    }
    return fields;
  }

  @Override
  public int barEnd(PageContext context) {
    return context.columns() / 2;
  }

  @Override
  public CharacterGrid draw(PageContext context) {
    CharacterGrid grid = Form.super.draw(context);
    int left = barEnd(context) + GAP;
    int columns = context.columns() - left - 1;
    int rows = context.rows() - TOP - DETAIL_ROWS - 3;
    Position position = chosen().position();
    CharacterGrid picture = BoardIllustration.draw(position, context, columns, rows);
    grid.draw(left + (columns - picture.columns()) / 2, TOP, picture);
    int row = TOP + picture.rows() + 1;
    for (String line : details(context)) {
      grid.write(left, row++, TextLines.cut(line, columns), TextStyle.of(ColourRole.SECONDARY));
    }
    return grid;
  }

  private List<String> details(PageContext context) {
    Entry entry = chosen();
    Position position = entry.position();
    Messages messages = context.messages().forGame(position.game().id().game());
    Side mover = position.sideToMove();
    return List.of(
        messages.variantName(position.game().id().variant()),
        messages.format("page.unfinished.moves", entry.plies()),
        messages.format("page.unfinished.to-move", mover, entry.playerName(mover)),
        messages.format("page.unfinished.time", TIME.format(entry.game().lastMove())));
  }

  @Override
  public Form withSelected(int line) {
    return new UnfinishedGamesPage(games, line, "", Optional.empty());
  }

  /// Returns this page with a message.
  public UnfinishedGamesPage withNotice(String text) {
    return new UnfinishedGamesPage(games, selected, text, Optional.empty());
  }

  @Override
  public String message(PageContext context) {
    return deletion.map(asked -> asked.text(context.messages())).orElse(notice);
  }

  @Override
  public List<KeyHint> keyHints(PageContext context) {
    Messages messages = context.messages();
    if (deletion.isPresent()) {
      return Confirmation.keyHints(messages);
    }
    List<KeyHint> hints = new ArrayList<>(Form.super.keyHints(context));
    hints.add(
        hints.size() - 1, new KeyHint(DELETE_KEY, messages.format("page.unfinished.key.delete")));
    return hints;
  }

  @Override
  public PageUpdate handle(InputEvent input, PageContext context) {
    if (deletion.isPresent()) {
      return answer(input, deletion.get());
    }
    boolean deletes =
        input.equals(new InputEvent.CharacterEvent(DELETE_KEY.charAt(0)))
            || input.equals(new InputEvent.KeyEvent(SpecialKey.DELETE));
    return deletes
        ? PageUpdate.of(
            asking(Confirmation.of(context.messages().format("page.unfinished.delete"))))
        : Form.super.handle(input, context);
  }

  private UnfinishedGamesPage asking(Confirmation question) {
    return new UnfinishedGamesPage(games, selected, "", Optional.of(question));
  }

  /// Deletes the selected game after yes, and keeps it after no.
  private PageUpdate answer(InputEvent input, Confirmation asked) {
    Optional<Boolean> answer = asked.answer(input);
    if (answer.isEmpty()) {
      return PageUpdate.of(asking(asked.after(input)));
    }
    UnfinishedGamesPage after = withNotice("");
    return answer.get()
        ? PageUpdate.of(after, new PageRequest.DeleteUnfinished(chosen().game()))
        : PageUpdate.of(after);
  }

  @Override
  public PageUpdate press(String key, PageContext context) {
    return PageUpdate.of(this, new PageRequest.ResumeUnfinished(chosen().game()));
  }
}
