package tabuleiro.terminal.screen.online;

import tabuleiro.terminal.screen.page.Page;

/// A page whose content comes from a server.
public interface OnlinePage extends Page {
  /// Returns this page with a message.
  OnlinePage withNotice(String text);
}
