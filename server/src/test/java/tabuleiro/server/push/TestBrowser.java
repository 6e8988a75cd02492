package tabuleiro.server.push;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Cipher;
import javax.crypto.KDF;
import javax.crypto.KeyAgreement;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/// The keys of a browser that asks for notifications, and the browser's side of RFC 8291 and RFC
/// 8292, written without the library that the server uses.
public final class TestBrowser {
  private static final int POINT_BYTES = 65;

  private final KeyPair keys = newPair();
  private final byte[] secret = new byte[16];

  /// Makes keys.
  public TestBrowser() {
    new SecureRandom().nextBytes(secret);
  }

  private static KeyPair newPair() {
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
      generator.initialize(new ECGenParameterSpec("secp256r1"));
      return generator.generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String base64(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /// Returns the body of the request that asks for notifications.
  public String subscription(String endpoint) {
    return "{'endpoint':'%s','p256dh':'%s','auth':'%s'}"
        .formatted(endpoint, base64(point(keys.getPublic())), base64(secret));
  }

  private static byte[] point(PublicKey key) {
    ECPoint point = ((ECPublicKey) key).getW();
    ByteBuffer bytes = ByteBuffer.allocate(POINT_BYTES).put((byte) 4);
    return bytes.put(fixed(point.getAffineX())).put(fixed(point.getAffineY())).array();
  }

  private static byte[] fixed(BigInteger number) {
    byte[] bytes = number.toByteArray();
    byte[] fixed = new byte[32];
    int count = Math.min(bytes.length, fixed.length);
    System.arraycopy(bytes, bytes.length - count, fixed, fixed.length - count, count);
    return fixed;
  }

  private static PublicKey key(byte[] point) throws GeneralSecurityException {
    AlgorithmParameters curve = AlgorithmParameters.getInstance("EC");
    curve.init(new ECGenParameterSpec("secp256r1"));
    ECPoint at =
        new ECPoint(
            new BigInteger(1, Arrays.copyOfRange(point, 1, 33)),
            new BigInteger(1, Arrays.copyOfRange(point, 33, POINT_BYTES)));
    return KeyFactory.getInstance("EC")
        .generatePublic(new ECPublicKeySpec(at, curve.getParameterSpec(ECParameterSpec.class)));
  }

  /// Returns the content of a notification (RFC 8291, 3.4; RFC 8188, 2).
  public String decrypt(byte[] body) throws GeneralSecurityException {
    ByteBuffer in = ByteBuffer.wrap(body);
    byte[] salt = new byte[16];
    in.get(salt);
    in.getInt();
    byte[] server = new byte[in.get()];
    in.get(server);
    byte[] sealed = new byte[in.remaining()];
    in.get(sealed);
    KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
    agreement.init(keys.getPrivate());
    agreement.doPhase(key(server), true);
    byte[] info =
        concat(
            "WebPush: info\0".getBytes(StandardCharsets.US_ASCII), point(keys.getPublic()), server);
    byte[] input = derive(agreement.generateSecret(), secret, info, 32);
    byte[] key = derive(input, salt, text("Content-Encoding: aes128gcm\0"), 16);
    byte[] nonce = derive(input, salt, text("Content-Encoding: nonce\0"), 12);
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
    cipher.init(
        Cipher.DECRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, nonce));
    String padded = new String(cipher.doFinal(sealed), StandardCharsets.UTF_8);
    return padded.substring(0, padded.lastIndexOf('\u0002'));
  }

  private static byte[] text(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private static byte[] concat(byte[]... parts) {
    ByteBuffer all = ByteBuffer.allocate(Arrays.stream(parts).mapToInt(part -> part.length).sum());
    Arrays.stream(parts).forEach(all::put);
    return all.array();
  }

  private static byte[] derive(byte[] input, byte[] salt, byte[] info, int length)
      throws GeneralSecurityException {
    return KDF.getInstance("HKDF-SHA256")
        .deriveData(
            HKDFParameterSpec.ofExtract().addIKM(input).addSalt(salt).thenExpand(info, length));
  }

  /// Returns the claims of an authorization, whose signature is checked (RFC 8292, 2 and 3).
  ///
  /// @param header the header `Authorization`
  /// @param serverKey the key with which the browser has subscribed
  public static String claims(String header, String serverKey) throws GeneralSecurityException {
    String[] parts = header.replace("vapid ", "").replace(" ", "").split(",", -1);
    String token = value(parts, "t=");
    if (!value(parts, "k=").equals(serverKey)) {
      throw new AssertionError("another key: " + header);
    }
    String[] jwt = token.split("\\.", -1);
    Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
    signature.initVerify(key(Base64.getUrlDecoder().decode(serverKey)));
    signature.update((jwt[0] + "." + jwt[1]).getBytes(StandardCharsets.US_ASCII));
    if (!signature.verify(Base64.getUrlDecoder().decode(jwt[2]))) {
      throw new AssertionError("the signature is wrong");
    }
    return new String(Base64.getUrlDecoder().decode(jwt[1]), StandardCharsets.UTF_8);
  }

  private static String value(String[] parts, String name) {
    return Arrays.stream(parts)
        .filter(part -> part.startsWith(name))
        .map(part -> part.substring(name.length()))
        .findFirst()
        .orElseThrow();
  }
}
