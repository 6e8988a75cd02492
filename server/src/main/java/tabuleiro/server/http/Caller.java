package tabuleiro.server.http;

import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Who calls.
///
/// @param visitorSecret the secret of the cookie, by which a returning person is known; empty when
///   there is none, and where a token came with the call
/// @param token the secret that a program or a page brings along, as `Authorization: Bearer`
/// @param address where the call comes from: that of the person also behind a proxy that is trusted
/// @param isSecure whether the person's connection is encrypted
/// @param language in which he reads
public record Caller(
    Optional<String> visitorSecret,
    Optional<String> token,
    String address,
    boolean isSecure,
    Language language) {
  private static final String ATTRIBUTE = "tabuleiro.caller";

  /// Returns who calls.
  public static Caller of(Context context) {
    return known(context.attribute(ATTRIBUTE));
  }

  /// Returns who has opened a socket.
  public static Caller of(WsContext context) {
    return known(context.attribute(ATTRIBUTE));
  }

  private static Caller known(@Nullable Caller caller) {
    if (caller == null) {
      throw new IllegalStateException("nobody was let in");
    }
    return caller;
  }

  /// Remembers who calls while he is answered.
  void attachTo(Context context) {
    context.attribute(ATTRIBUTE, this);
  }

  Caller withVisitor(String secret) {
    return new Caller(Optional.of(secret), token, address, isSecure, language);
  }

  /// Returns the secret by which he is known: the token, or else the visitor's.
  public Optional<String> secret() {
    return token.or(() -> visitorSecret);
  }

  /// Returns whose calls are counted together with his: his address, or the network that is his.
  public String network() {
    return IpAddresses.networkOf(address);
  }

  /// Returns whether he calls from this machine, or from a network that is not the internet.
  public boolean isLocal() {
    return IpAddresses.isLocal(address);
  }

  /// Returns the words of his language.
  public Messages messages() {
    return MessageCatalogue.of(language);
  }

  /// Returns the words of his language in which a game is spoken of.
  ///
  /// @param game the family's name; the general words when there is no such game
  public Messages messages(String game) {
    return MessageCatalogue.of(language, game);
  }

  /// Returns what may stand in a log.
  @Override
  public String toString() {
    return address + (token.isPresent() ? " with a token" : "");
  }
}
