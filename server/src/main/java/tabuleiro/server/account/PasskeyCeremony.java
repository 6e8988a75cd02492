package tabuleiro.server.account;

import com.yubico.webauthn.AssertionRequest;
import com.yubico.webauthn.AssertionResult;
import com.yubico.webauthn.FinishAssertionOptions;
import com.yubico.webauthn.FinishRegistrationOptions;
import com.yubico.webauthn.RegistrationResult;
import com.yubico.webauthn.RelyingParty;
import com.yubico.webauthn.StartAssertionOptions;
import com.yubico.webauthn.StartRegistrationOptions;
import com.yubico.webauthn.data.AuthenticatorSelectionCriteria;
import com.yubico.webauthn.data.ByteArray;
import com.yubico.webauthn.data.PublicKeyCredential;
import com.yubico.webauthn.data.PublicKeyCredentialCreationOptions;
import com.yubico.webauthn.data.RelyingPartyIdentity;
import com.yubico.webauthn.data.ResidentKeyRequirement;
import com.yubico.webauthn.data.UserIdentity;
import com.yubico.webauthn.data.UserVerificationRequirement;
import com.yubico.webauthn.exception.AssertionFailedException;
import com.yubico.webauthn.exception.RegistrationFailedException;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import tabuleiro.rules.Message;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.SiteAddress;
import tabuleiro.server.kernel.database.Database;

/// Asks browsers to make and to use passkeys, and checks their answers: the two ceremonies of the
/// W3C Recommendation "Web Authentication". The challenges are in the database, so that the server
/// that checks an answer need not be the one that asked.
///
/// @param store has the passkeys and the challenges
record PasskeyCeremony(PasskeyStore store) {
  /// How long a person may take to answer. The Recommendation suggests five to ten minutes.
  private static final long TIMEOUT_MILLIS = 5 * 60 * 1000;

  /// An address of numbers, for which there are no passkeys.
  private static final Pattern NUMBERS = Pattern.compile("[0-9.]+|\\[.*");

  /// A passkey that a browser has made.
  ///
  /// @param member the member for whom it was made
  /// @param passkey the passkey
  record Made(PlayerId member, Passkey passkey) {}

  /// Asks the browser to make a passkey.
  ///
  /// @param member the member, who need not exist yet
  /// @param name the member's name, which the browser shows
  /// @return the options of `navigator.credentials.create`, as JSON
  /// @throws ProblemException when the server was reached by an address of numbers
  String askForNew(Context context, PlayerId member, String name, long nowMillis) {
    PublicKeyCredentialCreationOptions request =
        relyingParty(context, Optional.of(member))
            .startRegistration(
                StartRegistrationOptions.builder()
                    .user(
                        UserIdentity.builder()
                            .name(name)
                            .displayName(name)
                            .id(handle(member))
                            .build())
                    .authenticatorSelection(
                        AuthenticatorSelectionCriteria.builder()
                            .residentKey(ResidentKeyRequirement.REQUIRED)
                            .userVerification(UserVerificationRequirement.REQUIRED)
                            .build())
                    .timeout(TIMEOUT_MILLIS)
                    .build());
    try {
      begin(context, request.getChallenge(), request.toJson(), nowMillis);
      return request.toCredentialsCreateJson();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Asks the browser to sign with any passkey of this site.
  ///
  /// @return the options of `navigator.credentials.get`, as JSON
  /// @throws ProblemException when the server was reached by an address of numbers
  String askForAny(Context context, long nowMillis) {
    AssertionRequest request =
        relyingParty(context, Optional.empty())
            .startAssertion(
                StartAssertionOptions.builder()
                    .userVerification(UserVerificationRequirement.REQUIRED)
                    .timeout(TIMEOUT_MILLIS)
                    .build());
    try {
      begin(
          context,
          request.getPublicKeyCredentialRequestOptions().getChallenge(),
          request.toJson(),
          nowMillis);
      return request.toCredentialsGetJson();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private void begin(Context context, ByteArray challenge, String request, long nowMillis) {
    Optional<String> session = Caller.of(context).session();
    Database.await(
        store.begin(
            challenge.getBase64Url(), request, session, nowMillis, nowMillis + TIMEOUT_MILLIS));
  }

  /// Checks a passkey that the browser has made. It is not stored yet.
  ///
  /// @param answer the `PublicKeyCredential`, as JSON
  /// @throws ProblemException when it does not answer an open request of this site
  Made checkNew(Context context, String answer, long nowMillis) {
    try {
      // The JSON text "null" is read as null.
      var credential =
          Optional.ofNullable(PublicKeyCredential.parseRegistrationResponseJson(answer))
              .orElseThrow(PasskeyCeremony::refused);
      var request =
          PublicKeyCredentialCreationOptions.fromJson(
              take(credential.getResponse().getClientData().getChallenge(), nowMillis));
      RegistrationResult result =
          relyingParty(context, Optional.empty())
              .finishRegistration(
                  FinishRegistrationOptions.builder()
                      .request(request)
                      .response(credential)
                      .build());
      PlayerId member = member(request.getUser().getId());
      Passkey passkey =
          new Passkey(
              result.getKeyId().getId().getBase64Url(),
              member,
              DeviceName.of(Optional.ofNullable(context.header("User-Agent"))),
              result.getPublicKeyCose().getBase64Url(),
              result.getSignatureCount(),
              nowMillis,
              nowMillis);
      return new Made(member, passkey);
    } catch (IOException | RegistrationFailedException | IllegalArgumentException e) {
      throw refused();
    }
  }

  /// Checks that a browser has signed with a passkey, and records its use.
  ///
  /// @param answer the `PublicKeyCredential`, as JSON
  /// @return the member with the passkey
  /// @throws ProblemException when it does not answer an open request of this site, or no member
  ///   has the passkey
  PlayerId checkUse(Context context, String answer, long nowMillis) {
    try {
      // The JSON text "null" is read as null.
      var credential =
          Optional.ofNullable(PublicKeyCredential.parseAssertionResponseJson(answer))
              .orElseThrow(PasskeyCeremony::refused);
      AssertionResult result =
          relyingParty(context, Optional.empty())
              .finishAssertion(
                  FinishAssertionOptions.builder()
                      .request(
                          AssertionRequest.fromJson(
                              take(
                                  credential.getResponse().getClientData().getChallenge(),
                                  nowMillis)))
                      .response(credential)
                      .build());
      String id = result.getCredential().getCredentialId().getBase64Url();
      if (!result.isSuccess()
          || !Database.await(store.recordUse(id, result.getSignatureCount(), nowMillis))) {
        throw refused();
      }
      return member(result.getCredential().getUserHandle());
    } catch (IOException | AssertionFailedException | IllegalArgumentException e) {
      throw refused();
    }
  }

  private String take(ByteArray challenge, long nowMillis) {
    return Database.await(store.take(challenge.getBase64Url(), nowMillis))
        .orElseThrow(PasskeyCeremony::refused);
  }

  /// Returns the problem of an answer that proves nothing.
  static ProblemException refused() {
    return new ProblemException(403, "passkey", Message.of("member.wrong-passkey"));
  }

  static ByteArray handle(PlayerId member) {
    return new ByteArray(member.text().getBytes(StandardCharsets.US_ASCII));
  }

  static PlayerId member(ByteArray handle) {
    return new PlayerId(new String(handle.getBytes(), StandardCharsets.US_ASCII));
  }

  /// Returns this site, as the browser has reached it. The filter has checked the host name and the
  /// origin of the request.
  ///
  /// @param member the member whose passkeys a browser must not make again
  private RelyingParty relyingParty(Context context, Optional<PlayerId> member) {
    String host = SiteAddress.of(context).replaceFirst("https?://", "").toLowerCase(Locale.ROOT);
    String name = host.replaceFirst(":[0-9]+$", "");
    if (NUMBERS.matcher(name).matches()) {
      throw new ProblemException(
          400, "passkey-address", Message.of("member.passkey-address", name));
    }
    // A proxy may not have reported that the client's connection is encrypted.
    Set<String> origins =
        Caller.of(context).isSecure()
            ? Set.of("https://" + host)
            : Set.of("https://" + host, "http://" + host);
    return RelyingParty.builder()
        .identity(RelyingPartyIdentity.builder().id(name).name("Tabuleiro").build())
        .credentialRepository(new StoredPasskeys(store, member))
        .origins(origins)
        .build();
  }
}
