package tabuleiro.server.push;

import com.zerodeplibs.webpush.VAPIDKeyPair;
import com.zerodeplibs.webpush.VAPIDKeyPairs;
import com.zerodeplibs.webpush.key.PrivateKeySources;
import com.zerodeplibs.webpush.key.PublicKeySources;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.spec.ECGenParameterSpec;
import java.util.Base64;
import org.jspecify.annotations.Nullable;
import tabuleiro.server.kernel.database.Database;

/// The key pair with which the servers on one database sign their requests to push services. It is
/// made when it is first needed, and stored. Thread-safe.
final class PushKeys {
  private final PushStore store;
  private volatile @Nullable VAPIDKeyPair pair;

  PushKeys(PushStore store) {
    this.store = store;
  }

  /// Returns the pair; waits for the disk at the first call. Calls at the same time offer different
  /// pairs to the store, which keeps one for all.
  ///
  /// @throws tabuleiro.server.kernel.database.StoreException when the database is not available
  VAPIDKeyPair pair() {
    VAPIDKeyPair known = pair;
    if (known == null) {
      PushKeyTexts texts = Database.await(store.keys(generate()));
      Base64.Decoder decoder = Base64.getDecoder();
      known =
          VAPIDKeyPairs.of(
              PrivateKeySources.ofPKCS8Bytes(decoder.decode(texts.privateKey())),
              PublicKeySources.ofX509Bytes(decoder.decode(texts.publicKey())));
      pair = known;
    }
    return known;
  }

  /// Returns the public key as browsers take it: the uncompressed point in Base64 for addresses.
  String publicKey() {
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(pair().extractPublicKeyInUncompressedForm());
  }

  private static PushKeyTexts generate() {
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
      generator.initialize(new ECGenParameterSpec("secp256r1"));
      KeyPair fresh = generator.generateKeyPair();
      Base64.Encoder encoder = Base64.getEncoder();
      return new PushKeyTexts(
          encoder.encodeToString(fresh.getPrivate().getEncoded()),
          encoder.encodeToString(fresh.getPublic().getEncoded()));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java runtime has P-256", e);
    }
  }
}
