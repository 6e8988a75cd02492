package tabuleiro.terminal.screen.page;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.play.record.ParsedRecord;

/// The choice of a game among those of a file.
///
/// @param games the games, at least one
/// @param descriptions a line for each game
/// @param file the name of the file
/// @param isReview whether an unfinished game is shown instead of continued
/// @param notice the message below
/// @param selected the selected line
public record RecordsPage(
    List<ParsedRecord> games,
    List<String> descriptions,
    String file,
    boolean isReview,
    String notice,
    int selected)
    implements Form {
  /// Makes defensive copies.
  public RecordsPage {
    games = List.copyOf(games);
    descriptions = List.copyOf(descriptions);
  }

  @Override
  public String title(PageContext context) {
    return context.messages().format("page.records.title", games.size());
  }

  @Override
  public List<FormField> fields(PageContext context) {
    int width = String.valueOf(games.size()).length();
    List<FormField> fields = new ArrayList<>();
    for (int i = 0; i < games.size(); i++) {
      String number = String.format("%" + width + "d", i + 1);
      fields.add(FormField.button(String.valueOf(i), number + "  " + descriptions.get(i)));
    }
    return fields;
  }

  @Override
  public Form withSelected(int line) {
    return new RecordsPage(games, descriptions, file, isReview, "", line);
  }

  /// Returns this page with a message.
  public RecordsPage withNotice(String text) {
    return new RecordsPage(games, descriptions, file, isReview, text, selected);
  }

  @Override
  public String message(PageContext context) {
    return notice;
  }

  @Override
  public PageUpdate press(String key, PageContext context) {
    return PageUpdate.of(
        this, PageRequest.OpenRecord.of(games, Integer.parseInt(key), file, isReview));
  }
}
