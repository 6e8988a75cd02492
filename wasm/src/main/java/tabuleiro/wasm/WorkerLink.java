package tabuleiro.wasm;

import org.teavm.jso.JSBody;
import tabuleiro.wasm.link.PageLink;

/// Sends to the page through `worker.js`.
final class WorkerLink implements PageLink {
  @Override
  public void send(int socket, String text) {
    sendScript(socket, text);
  }

  @JSBody(
      params = {"socket", "text"},
      script = "self.page.send(socket, text);")
  private static native void sendScript(int socket, String text);

  @Override
  public void close(int socket, int code) {
    closeScript(socket, code);
  }

  @JSBody(
      params = {"socket", "code"},
      script = "self.page.close(socket, code);")
  private static native void closeScript(int socket, int code);

  @Override
  public void keep(String name, String text) {
    keepScript(name, text);
  }

  @JSBody(
      params = {"name", "text"},
      script = "self.page.keep(name, text);")
  private static native void keepScript(String name, String text);

  @Override
  public void reportBroken(String name, String message) {
    reportScript(name, message);
  }

  @JSBody(
      params = {"name", "message"},
      script = "self.page.reportBroken(name, message);")
  private static native void reportScript(String name, String message);
}
