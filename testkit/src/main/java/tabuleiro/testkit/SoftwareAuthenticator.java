package tabuleiro.testkit;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.util.Base64;

/// An authenticator with one passkey, as the W3C Recommendation "Web Authentication" describes it:
/// ES256, without attestation. Everything that it says can be falsified.
public final class SoftwareAuthenticator {
  /// The user is present and was verified.
  private static final int PRESENT_AND_VERIFIED = 0x05;

  /// The data contain a new key.
  private static final int NEW_KEY = 0x40;

  private final KeyPair keys;
  private final byte[] id = new byte[16];
  private String userHandle = "";
  private int uses;
  private boolean isCounting = true;

  private String origin;
  private String domain = "localhost";
  private int flags = PRESENT_AND_VERIFIED;

  /// @param origin the address of the page, such as `http://localhost:8080`
  public SoftwareAuthenticator(String origin) {
    this.origin = origin;
    new SecureRandom().nextBytes(id);
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
      generator.initialize(new ECGenParameterSpec("secp256r1"));
      keys = generator.generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }

  /// Returns the id of the passkey.
  public String id() {
    return base64(id);
  }

  /// Lets it say that another page asks.
  public void setOrigin(String other) {
    origin = other;
  }

  /// Lets it sign for another domain.
  public void setDomain(String other) {
    domain = other;
  }

  /// Sets what it says of the user: bit 0 for present, bit 2 for verified.
  public void setFlags(int other) {
    flags = other;
  }

  /// Sets back the count of uses, as a copy of the authenticator has it.
  public void forgetUses() {
    uses = 0;
  }

  /// Lets it not count its uses, like those that share a passkey among devices.
  public void stopCounting() {
    isCounting = false;
  }

  /// Answers a request for a new passkey with its `PublicKeyCredential`.
  ///
  /// @param options the options of the server
  public String make(String options) {
    userHandle = value(options, "id", options.indexOf("\"user\""));
    ByteArrayOutputStream attestation = new ByteArrayOutputStream();
    attestation.writeBytes(bytes(0xA3, 0x63));
    attestation.writeBytes(ascii("fmt"));
    attestation.write(0x64);
    attestation.writeBytes(ascii("none"));
    attestation.write(0x67);
    attestation.writeBytes(ascii("attStmt"));
    attestation.writeBytes(bytes(0xA0, 0x68));
    attestation.writeBytes(ascii("authData"));
    byte[] data = data(flags | NEW_KEY, newKey());
    attestation.writeBytes(bytes(0x58, data.length));
    attestation.writeBytes(data);
    return credential(
        "\"clientDataJSON\":\"%s\",\"attestationObject\":\"%s\""
            .formatted(
                base64(clientData("webauthn.create", options)), base64(attestation.toByteArray())));
  }

  /// Answers a request to sign with the `PublicKeyCredential`.
  ///
  /// @param options the options of the server
  public String use(String options) {
    byte[] client = clientData("webauthn.get", options);
    if (isCounting) {
      uses++;
    }
    byte[] data = data(flags, new byte[0]);
    try {
      Signature signature = Signature.getInstance("SHA256withECDSA");
      signature.initSign(keys.getPrivate());
      signature.update(data);
      signature.update(sha256(client));
      return credential(
          "\"clientDataJSON\":\"%s\",\"authenticatorData\":\"%s\",\"signature\":\"%s\",\"userHandle\":\"%s\""
              .formatted(base64(client), base64(data), base64(signature.sign()), userHandle));
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }

  private String credential(String response) {
    return "{\"type\":\"public-key\",\"id\":\"%s\",\"rawId\":\"%s\",\"response\":{%s},\"clientExtensionResults\":{},\"authenticatorAttachment\":null}"
        .formatted(id(), id(), response);
  }

  private byte[] clientData(String type, String options) {
    return "{\"type\":\"%s\",\"challenge\":\"%s\",\"origin\":\"%s\",\"crossOrigin\":false}"
        .formatted(type, value(options, "challenge", 0), origin)
        .getBytes(StandardCharsets.UTF_8);
  }

  private byte[] data(int flagBits, byte[] rest) {
    return ByteBuffer.allocate(37 + rest.length)
        .put(sha256(ascii(domain)))
        .put((byte) flagBits)
        .putInt(uses)
        .put(rest)
        .array();
  }

  /// The model, the id and the key as a map of COSE.
  private byte[] newKey() {
    ECPublicKey key = (ECPublicKey) keys.getPublic();
    return ByteBuffer.allocate(16 + 2 + id.length + 77)
        .put(new byte[16])
        .putShort((short) id.length)
        .put(id)
        .put(bytes(0xA5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20))
        .put(coordinate(key.getW().getAffineX()))
        .put(bytes(0x22, 0x58, 0x20))
        .put(coordinate(key.getW().getAffineY()))
        .array();
  }

  private static byte[] coordinate(BigInteger number) {
    byte[] digits = number.toByteArray();
    byte[] all = new byte[32];
    int count = Math.min(digits.length, all.length);
    System.arraycopy(digits, digits.length - count, all, all.length - count, count);
    return all;
  }

  private static String value(String json, String name, int from) {
    String start = "\"" + name + "\":\"";
    int begin = json.indexOf(start, from) + start.length();
    return json.substring(begin, json.indexOf('"', begin));
  }

  private static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }

  private static byte[] bytes(int... values) {
    byte[] all = new byte[values.length];
    for (int i = 0; i < all.length; i++) {
      all[i] = (byte) values[i];
    }
    return all;
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private static String base64(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
