package tabuleiro.server.http;

import io.javalin.http.Context;
import java.util.EnumSet;
import java.util.Set;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.server.Request;

/// A request as the routes see it: `HEAD` is `GET`, so that it is answered in the same way, and the
/// library leaves out the content; and headers without effect are gone.
public final class NormalizedRequest extends Request.Wrapper {
  /// The attribute of a request whose answer has no content.
  private static final String HEAD = "tabuleiro.head";

  /// The library would take another method from this header, after a proxy has allowed the first.
  private static final String METHOD_OVERRIDE = "X-HTTP-Method-Override";

  /// The library takes a request with one of these for one that opens a socket.
  private static final Set<HttpHeader> SOCKET =
      EnumSet.of(HttpHeader.SEC_WEBSOCKET_VERSION, HttpHeader.SEC_WEBSOCKET_KEY);

  private final String method;
  private final HttpFields headers;

  private NormalizedRequest(Request request) {
    super(request);
    boolean isHead = HttpMethod.HEAD.is(request.getMethod());
    this.method = isHead ? HttpMethod.GET.asString() : request.getMethod();
    HttpFields.Mutable kept = HttpFields.build(request.getHeaders()).remove(METHOD_OVERRIDE);
    if (!opensSocket(request)) {
      SOCKET.forEach(kept::remove);
    }
    this.headers = kept.asImmutable();
    if (isHead) {
      setAttribute(HEAD, true);
    }
  }

  /// Returns the request as the routes see it.
  public static Request of(Request request) {
    boolean isChanged =
        HttpMethod.HEAD.is(request.getMethod())
            || request.getHeaders().contains(METHOD_OVERRIDE)
            || (hasSocketHeader(request) && !opensSocket(request));
    return isChanged ? new NormalizedRequest(request) : request;
  }

  /// Returns whether the answer to a request is sent without its content.
  public static boolean isHead(Context context) {
    return context.attribute(HEAD) != null;
  }

  private static boolean hasSocketHeader(Request request) {
    return SOCKET.stream().anyMatch(request.getHeaders()::contains);
  }

  /// RFC 6455, 4.1.
  private static boolean opensSocket(Request request) {
    HttpField upgrade = request.getHeaders().getField(HttpHeader.UPGRADE);
    return HttpMethod.GET.is(request.getMethod())
        && upgrade != null
        && upgrade.contains("websocket");
  }

  @Override
  public String getMethod() {
    return method;
  }

  @Override
  public HttpFields getHeaders() {
    return headers;
  }
}
