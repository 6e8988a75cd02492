package tabuleiro.terminal.screen.online;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.protocol.game.GameListEntryJson;
import tabuleiro.terminal.common.OnlineTexts;
import tabuleiro.terminal.screen.page.Form;
import tabuleiro.terminal.screen.page.FormField;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.page.PageRequest.OnlineRequest;
import tabuleiro.terminal.screen.page.PageUpdate;
import tabuleiro.text.Messages;

/// The lobby of a server: challenges, the user's games, and games to watch.
///
/// @param server the address of the server
/// @param name the user's name; empty for a standard name
/// @param lists the games
/// @param link the link that is being typed
/// @param selected the selected line
/// @param notice the message below
public record LobbyPage(
    String server, String name, LobbyLists lists, String link, int selected, String notice)
    implements Form, OnlinePage {
  private static final String NEW = "new";
  private static final String LINK = "link";

  /// Returns the page with the first line selected.
  public static LobbyPage of(String server, String name, LobbyLists lists, String notice) {
    return new LobbyPage(server, name, lists, "", 0, notice);
  }

  /// Returns the page with the games as they are now. The selected game stays selected while it is
  /// in the list.
  ///
  /// @param context gives the fields
  public LobbyPage with(LobbyLists other, PageContext context) {
    String key = fields(context).get(selected).key();
    LobbyPage after = new LobbyPage(server, name, other, link, 0, notice);
    List<FormField> fields = after.fields(context);
    int line = Math.min(selected, fields.size() - 1);
    for (int i = 0; i < fields.size(); i++) {
      line = fields.get(i).key().equals(key) ? i : line;
    }
    return new LobbyPage(server, name, other, link, line, notice);
  }

  @Override
  public LobbyPage withNotice(String text) {
    return new LobbyPage(server, name, lists, link, selected, text);
  }

  @Override
  public String title(PageContext context) {
    return context.messages().format("page.online.title", server);
  }

  @Override
  public List<FormField> fields(PageContext context) {
    Messages messages = context.messages();
    List<FormField> fields = new ArrayList<>();
    fields.add(FormField.button(NEW, messages.format("page.online.new")));
    fields.add(FormField.text(LINK, messages.format("page.online.link"), link));
    add(fields, "join ", "page.online.challenge", lists.challenges(), messages);
    add(fields, "open ", "page.online.own", lists.own(), messages);
    add(fields, "watch ", "page.online.watch", lists.running(), messages);
    return fields;
  }

  private static void add(
      List<FormField> fields,
      String action,
      String label,
      List<GameListEntryJson> games,
      Messages words) {
    for (GameListEntryJson game : games) {
      String row = words.format(label, OnlineTexts.row(game, words));
      fields.add(FormField.button(action + game.id(), row));
    }
  }

  @Override
  public Form withSelected(int line) {
    return new LobbyPage(server, name, lists, link, line, "");
  }

  @Override
  public Form withText(String key, String text) {
    return new LobbyPage(server, name, lists, text, selected, "");
  }

  @Override
  public String message(PageContext context) {
    boolean isEmpty = notice.isEmpty() && lists.equals(LobbyLists.EMPTY);
    return isEmpty ? context.messages().format("page.online.no-games") : notice;
  }

  @Override
  public PageUpdate enter(FormField field, PageContext context) {
    return field.key().equals(LINK) && !link.isBlank()
        ? request(context, new OnlineRequest.Open(link.strip()))
        : Form.super.enter(field, context);
  }

  @Override
  public PageUpdate press(String key, PageContext context) {
    if (key.equals(NEW)) {
      return PageUpdate.of(this, new PageRequest.OpenPage(NewOnlineGamePage.of(name, context)));
    }
    String id = key.substring(key.indexOf(' ') + 1);
    return request(
        context, key.startsWith("join ") ? new OnlineRequest.Join(id) : new OnlineRequest.Open(id));
  }

  private PageUpdate request(PageContext context, OnlineRequest request) {
    return PageUpdate.of(withNotice(context.messages().format("page.online.opening")), request);
  }
}
