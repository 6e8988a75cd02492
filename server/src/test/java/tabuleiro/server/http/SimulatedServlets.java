package tabuleiro.server.http;

import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpSession;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Requests and responses without a network, with what the routes use of them.
final class SimulatedServlets {
  private static final String COOKIE = "Cookie";
  private static final String DEVICE = "device";

  private SimulatedServlets() {}

  private static <T> T proxy(Class<T> type, Handler handler) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) ->
                handler.call(method, arguments == null ? new Object[0] : arguments)));
  }

  private interface Handler {
    @Nullable Object call(Method method, Object[] arguments);
  }

  /// A request with a secret: that of a cookie from one of the server's own pages, or a token.
  record Request(
      String method,
      String path,
      Map<String, String> headers,
      String body,
      Map<String, Object> attributes) {
    Request(String method, String path, String secret, String body) {
      this(method, path, headers(secret, body), body, new HashMap<>());
    }

    Request(String method, String path, SimulatedHttp.Sender sender, String body) {
      this(method, path, headers(sender.secret(), body), body, new HashMap<>());
      headers.put("X-Address", sender.address());
      if (sender.secret().isEmpty()) {
        headers.remove("Authorization");
        headers.put("Origin", "http://localhost");
      }
      if (!sender.device().isEmpty() && !headers.containsKey("Authorization")) {
        headers.put(DEVICE, sender.device());
      }
    }

    private static Map<String, String> headers(String secret, String body) {
      Map<String, String> headers = new LinkedHashMap<>();
      headers.put("Host", "localhost");
      if (VisitorCookie.isSecret(secret)) {
        headers.put("Origin", "http://localhost");
        headers.put(COOKIE, secret);
      } else {
        headers.put("Authorization", "Bearer " + secret);
      }
      headers.put("X-Address", secret.isEmpty() ? "" : SimulatedHttp.addressOf(secret));
      if (!body.isEmpty()) {
        headers.put("Content-Type", "application/json");
      }
      return headers;
    }

    HttpServletRequest servlet() {
      return proxy(HttpServletRequest.class, this::call);
    }

    private @Nullable Object call(Method called, Object[] arguments) {
      String[] parts = path.split("\\?", 2);
      return switch (called.getName()) {
        case "getMethod" -> method;
        case "getRequestURI", "getServletPath" -> parts[0];
        case "getQueryString" -> parts.length > 1 ? parts[1] : null;
        case "getContextPath" -> "";
        case "getHeader" -> headers.get((String) arguments[0]);
        case "getHeaders" -> {
          String value = headers.get((String) arguments[0]);
          yield value == null
              ? Collections.emptyEnumeration()
              : Collections.enumeration(List.of(value));
        }
        case "getHeaderNames" -> Collections.enumeration(headers.keySet());
        case "getContentType" -> headers.get("Content-Type");
        case "getContentLength" -> body.getBytes(StandardCharsets.UTF_8).length;
        case "getCharacterEncoding" -> "UTF-8";
        case "getProtocol" -> "HTTP/1.1";
        case "getRemoteAddr" -> headers.get("X-Address");
        case "getServerPort" -> 80;
        case "getScheme" -> "http";
        case "isSecure", "isAsyncStarted" -> false;
        case "getCookies" -> {
          List<Cookie> cookies = new ArrayList<>();
          if (headers.containsKey(COOKIE)) {
            cookies.add(new Cookie(VisitorCookie.COOKIE, headers.get(COOKIE)));
          }
          if (headers.containsKey(DEVICE)) {
            cookies.add(new Cookie(DEVICE, headers.get(DEVICE)));
          }
          yield cookies.isEmpty() ? null : cookies.toArray(Cookie[]::new);
        }
        case "getSession" -> proxy(HttpSession.class, Request::callSession);
        case "getInputStream" -> new Input(body.getBytes(StandardCharsets.UTF_8));
        case "getAttribute" -> attributes.get((String) arguments[0]);
        case "setAttribute" -> attributes.put((String) arguments[0], arguments[1]);
        case "removeAttribute" -> attributes.remove((String) arguments[0]);
        case "getAttributeNames" -> Collections.enumeration(attributes.keySet());
        default -> throw new UnsupportedOperationException(called.getName());
      };
    }

    private static @Nullable Object callSession(Method called, Object[] arguments) {
      return switch (called.getName()) {
        case "getAttributeNames" -> Collections.emptyEnumeration();
        case "invalidate" -> null;
        default -> throw new UnsupportedOperationException(called.getName());
      };
    }
  }

  /// A response.
  static final class Response {
    private static final String SET_COOKIE = "Set-Cookie";

    private final Map<String, String> headers = new HashMap<>();
    private final Map<String, String> cookies = new HashMap<>();
    private final ByteArrayOutputStream body = new ByteArrayOutputStream();
    private int status = 200;

    int status() {
      return status;
    }

    String body() {
      return body.toString(StandardCharsets.UTF_8);
    }

    /// Returns the secret of the cookie that the response sets; empty for none.
    String secret() {
      return cookies.getOrDefault(VisitorCookie.COOKIE, "");
    }

    /// Returns the secret of the device cookie that the response sets; empty for none.
    String device() {
      return cookies.getOrDefault(DEVICE, "");
    }

    HttpServletResponse servlet() {
      return proxy(HttpServletResponse.class, this::call);
    }

    private @Nullable Object call(Method called, Object[] arguments) {
      return switch (called.getName()) {
        case "getStatus" -> status;
        case "setStatus" -> {
          status = (int) arguments[0];
          yield null;
        }
        case "setHeader", "addHeader" -> setHeader((String) arguments[0], (String) arguments[1]);
        case "getHeaders" -> List.of();
        case "addCookie" -> {
          Cookie cookie = (Cookie) arguments[0];
          yield cookies.put(cookie.getName(), cookie.getValue());
        }
        case "getHeader" -> headers.get((String) arguments[0]);
        case "containsHeader" -> headers.containsKey((String) arguments[0]);
        case "setContentType" -> headers.put("Content-Type", (String) arguments[0]);
        case "getContentType" -> headers.get("Content-Type");
        case "getCharacterEncoding" -> "UTF-8";
        case "setCharacterEncoding", "setContentLength", "setContentLengthLong", "flushBuffer" ->
            null;
        case "isCommitted" -> false;
        case "getOutputStream" -> new Output(body);
        default -> throw new UnsupportedOperationException(called.getName());
      };
    }

    private @Nullable Object setHeader(String name, String value) {
      if (name.equals(SET_COOKIE)) {
        String[] cookie = value.split("[=;]", 3);
        cookies.put(cookie[0], cookie[1]);
      }
      return headers.put(name, value);
    }
  }

  private static final class Input extends ServletInputStream {
    private final ByteArrayInputStream bytes;

    Input(byte[] body) {
      this.bytes = new ByteArrayInputStream(body);
    }

    @Override
    public int read() {
      return bytes.read();
    }

    @Override
    public int read(byte[] target, int offset, int length) {
      return bytes.read(target, offset, length);
    }

    @Override
    public boolean isFinished() {
      return bytes.available() == 0;
    }

    @Override
    public boolean isReady() {
      return true;
    }

    @Override
    public void setReadListener(ReadListener listener) {
      throw new UnsupportedOperationException();
    }
  }

  private static final class Output extends ServletOutputStream {
    private final ByteArrayOutputStream bytes;

    Output(ByteArrayOutputStream bytes) {
      this.bytes = bytes;
    }

    @Override
    public void write(int value) {
      bytes.write(value);
    }

    @Override
    public boolean isReady() {
      return true;
    }

    @Override
    public void setWriteListener(WriteListener listener) {
      throw new UnsupportedOperationException();
    }
  }
}
