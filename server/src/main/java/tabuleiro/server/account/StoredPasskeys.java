package tabuleiro.server.account;

import com.yubico.webauthn.CredentialRepository;
import com.yubico.webauthn.RegisteredCredential;
import com.yubico.webauthn.data.ByteArray;
import com.yubico.webauthn.data.PublicKeyCredentialDescriptor;
import com.yubico.webauthn.data.exception.Base64UrlException;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// The passkeys of the store, as the library of passkeys asks for them. What it calls a user name
/// is the id of the member here, because a browser is never asked for the passkeys of a name.
///
/// @param store has the passkeys
/// @param member the member whose passkeys a browser must not make again
record StoredPasskeys(PasskeyStore store, Optional<PlayerId> member)
    implements CredentialRepository {
  @Override
  public Set<PublicKeyCredentialDescriptor> getCredentialIdsForUsername(String username) {
    return member.stream()
        .flatMap(id -> store.ofMember(id).stream())
        .map(passkey ->
            PublicKeyCredentialDescriptor.builder()
                .id(credential(passkey).getCredentialId())
                .build())
        .collect(Collectors.toSet());
  }

  @Override
  public Optional<ByteArray> getUserHandleForUsername(String username) {
    return Optional.empty();
  }

  @Override
  public Optional<String> getUsernameForUserHandle(ByteArray userHandle) {
    return Optional.of(PasskeyCeremony.member(userHandle).text());
  }

  @Override
  public Optional<RegisteredCredential> lookup(ByteArray credentialId, ByteArray userHandle) {
    return store
        .find(credentialId.getBase64Url())
        .map(StoredPasskeys::credential)
        .filter(found -> found.getUserHandle().equals(userHandle));
  }

  @Override
  public Set<RegisteredCredential> lookupAll(ByteArray credentialId) {
    return store.find(credentialId.getBase64Url()).stream()
        .map(StoredPasskeys::credential)
        .collect(Collectors.toSet());
  }

  private static RegisteredCredential credential(Passkey passkey) {
    try {
      return RegisteredCredential.builder()
          .credentialId(ByteArray.fromBase64Url(passkey.id()))
          .userHandle(PasskeyCeremony.handle(passkey.member()))
          .publicKeyCose(ByteArray.fromBase64Url(passkey.publicKey()))
          .signatureCount(passkey.uses())
          .build();
    } catch (Base64UrlException e) {
      throw new IllegalStateException(e);
    }
  }
}
