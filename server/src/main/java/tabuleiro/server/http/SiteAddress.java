package tabuleiro.server.http;

import io.javalin.http.Context;
import java.util.Optional;
import tabuleiro.text.Language;

/// The addresses of requests and pages, as the client has reached this server.
public final class SiteAddress {
  /// All characters that no host and port has. The client chooses the host of its request.
  private static final String FOREIGN = "[^A-Za-z0-9.:\\[\\]-]";

  private SiteAddress() {}

  /// Returns the address of the server, without a slash at the end.
  public static String of(Context context) {
    String scheme = Caller.of(context).isSecure() ? "https" : "http";
    return scheme + "://" + String.valueOf(context.host()).replaceAll(FOREIGN, "");
  }

  /// Returns a parameter of the address of a request, without spaces around it; empty when it is
  /// missing.
  public static String parameter(Context context, String name) {
    return Optional.ofNullable(context.queryParam(name)).orElse("").strip();
  }

  /// Returns the address of a page in a language.
  ///
  /// @param page the address or path of the page, without a query
  public static String inLanguage(String page, Language language) {
    return page + "?language=" + language.code();
  }
}
