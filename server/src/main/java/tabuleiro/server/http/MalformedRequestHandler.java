package tabuleiro.server.http;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import tabuleiro.text.Language;

/// Answers requests that do not reach the routes, because they are not valid HTTP or have too long
/// an address or too many headers, or because the server stops: 400, 414, 431 or 503.
final class MalformedRequestHandler implements Request.Handler {
  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    Caller unknown =
        new Caller(
            Optional.empty(), Optional.empty(), Optional.empty(), "", false, Language.ENGLISH, "");
    ProblemException problem =
        response.getStatus() == HttpStatus.SERVICE_UNAVAILABLE_503
            ? ProblemException.draining()
            : ProblemException.ofStatus(response.getStatus());
    response.getHeaders().put(new HttpField(HttpHeader.CONTENT_TYPE, Responses.JSON));
    response.getHeaders().put(new HttpField(HttpHeader.CACHE_CONTROL, "no-store"));
    byte[] text = JsonText.format(problem.toJson(unknown)).getBytes(StandardCharsets.UTF_8);
    response.write(true, ByteBuffer.wrap(text), callback);
    return true;
  }
}
