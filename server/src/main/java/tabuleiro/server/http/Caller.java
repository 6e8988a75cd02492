package tabuleiro.server.http;

import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.view.text.MessageCatalogue;

/// The sender of a request.
///
/// @param visitorSecret the secret of the visitor's cookie; empty without a cookie, or when the
///   request has a token
/// @param token the secret of the header `Authorization: Bearer`
/// @param device the hash of the secret of the browser's device cookie, see [VisitorCookie]; it
///   says which browser it is, not who uses it; empty without a cookie, or when the request has a
///   token
/// @param address the sender's network address, also behind a trusted proxy
/// @param isSecure whether the sender's connection is encrypted
/// @param language the language for messages
/// @param requestId the id of the request, or of the one that has opened the socket
public record Caller(
    Optional<String> visitorSecret,
    Optional<String> token,
    Optional<String> device,
    String address,
    boolean isSecure,
    Language language,
    String requestId) {
  private static final String ATTRIBUTE = "tabuleiro.caller";

  /// Returns the sender of a request.
  public static Caller of(Context context) {
    return requirePresent(context.attribute(ATTRIBUTE));
  }

  /// Returns the client that has opened a socket.
  public static Caller of(WsContext context) {
    return requirePresent(context.attribute(ATTRIBUTE));
  }

  private static Caller requirePresent(@Nullable Caller caller) {
    if (caller == null) {
      throw new IllegalStateException("the request has not passed the filter");
    }
    return caller;
  }

  /// Stores this caller with the request while it is handled.
  public void attachTo(Context context) {
    context.attribute(ATTRIBUTE, this);
  }

  Caller withCookies(String visitor, Optional<String> deviceHash) {
    return withVisitor(Optional.of(visitor), deviceHash);
  }

  /// Returns this caller as another visitor in the same browser, or as one without a cookie.
  Caller withVisitor(Optional<String> visitor) {
    return withVisitor(visitor, device);
  }

  private Caller withVisitor(Optional<String> visitor, Optional<String> deviceHash) {
    return new Caller(visitor, token, deviceHash, address, isSecure, language, requestId);
  }

  /// Returns the secret that identifies the caller: the token, or else the visitor's.
  public Optional<String> secret() {
    return token.or(() -> visitorSecret);
  }

  /// Returns the id of the session or access token with which the caller acts for a member; empty
  /// for a visitor.
  public Optional<String> session() {
    return secret().filter(Tokens::isMemberSecret).map(Tokens::sha256);
  }

  /// Returns the key for rate limits: the address, or its network.
  public String network() {
    return IpAddresses.networkOf(address);
  }

  /// Returns whether the address is one of some addresses, or belongs to one of some networks.
  ///
  /// @param networks addresses, or networks such as `10.0.0.0/8`
  public boolean isWithin(Set<String> networks) {
    return networks.stream().anyMatch(network -> IpAddresses.isWithin(address, network));
  }

  /// Returns whether the request comes from this machine or from a private network.
  public boolean isLocal() {
    return IpAddresses.isLocal(address);
  }

  /// Returns the messages in the caller's language.
  public Messages messages() {
    return MessageCatalogue.of(language);
  }

  /// Returns the messages of a game in the caller's language.
  ///
  /// @param game the family's name; for an unknown game the general messages are returned
  public Messages messages(String game) {
    return MessageCatalogue.of(language, game);
  }

  /// Returns a description for logs, without secrets.
  @Override
  public String toString() {
    return address + (token.isPresent() ? " with a token" : "");
  }
}
