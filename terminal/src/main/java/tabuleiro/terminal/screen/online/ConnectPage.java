package tabuleiro.terminal.screen.online;

import java.util.List;
import tabuleiro.terminal.screen.page.Form;
import tabuleiro.terminal.screen.page.FormField;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageRequest.OnlineRequest;
import tabuleiro.terminal.screen.page.PageUpdate;
import tabuleiro.text.Messages;

/// The choice of a server.
///
/// @param address the address of a server or the link of a game
/// @param name the user's name; empty for a standard name
/// @param selected the selected line
/// @param notice the message below
public record ConnectPage(String address, String name, int selected, String notice)
    implements Form, OnlinePage {
  private static final String CONNECT = "connect";
  private static final int CONNECT_LINE = 2;

  /// Returns the page with the line selected that connects.
  public static ConnectPage of(String address, String name) {
    return new ConnectPage(address, name, CONNECT_LINE, "");
  }

  @Override
  public ConnectPage withNotice(String text) {
    return new ConnectPage(address, name, selected, text);
  }

  @Override
  public String title(PageContext context) {
    return context.messages().format("page.menu.online");
  }

  @Override
  public List<FormField> fields(PageContext context) {
    Messages messages = context.messages();
    return List.of(
        FormField.text("address", messages.format("page.online.address"), address),
        FormField.text("name", messages.format("page.online.name"), name),
        FormField.button(CONNECT, messages.format("page.online.connect")));
  }

  @Override
  public Form withSelected(int line) {
    return new ConnectPage(address, name, line, "");
  }

  @Override
  public Form withText(String key, String text) {
    return key.equals("name")
        ? new ConnectPage(address, text, selected, "")
        : new ConnectPage(text, name, selected, "");
  }

  @Override
  public String message(PageContext context) {
    return notice;
  }

  @Override
  public PageUpdate press(String key, PageContext context) {
    return PageUpdate.of(
        withNotice(context.messages().format("page.online.connecting")),
        new OnlineRequest.Connect(address, name));
  }
}
