package tabuleiro.online;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Set;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// The secret by which servers recognise the player. Each server gets another token, derived from
/// it, so that no server can take the player's seats on another one.
///
/// @param text the secret, in Base64 for addresses
public record VisitorSecret(String text) {
  private static final int BYTES = 32;
  private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{22,100}");
  private static final String MAC = "HmacSHA256";

  /// Returns a new secret.
  public static VisitorSecret random() {
    byte[] bytes = new byte[BYTES];
    new SecureRandom().nextBytes(bytes);
    return new VisitorSecret(encode(bytes));
  }

  /// Reads the secret from its file, which only its owner can read, or creates the file.
  ///
  /// @throws IOException when it can neither be read nor created, or has something else in it
  public static VisitorSecret load(Path file) throws IOException {
    if (!Files.exists(file)) {
      Files.createDirectories(file.toAbsolutePath().getParent());
      try {
        create(file, random());
      } catch (FileAlreadyExistsException e) {
        // Another process has just created it.
      }
    }
    String text = Files.readString(file).strip();
    if (!FORM.matcher(text).matches()) {
      throw new IOException("no secret in " + file);
    }
    return new VisitorSecret(text);
  }

  private static void create(Path file, VisitorSecret secret) throws IOException {
    FileAttribute<?>[] ownerOnly =
        file.getFileSystem().supportedFileAttributeViews().contains("posix")
            ? new FileAttribute<?>[] {
              PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
            }
            : new FileAttribute<?>[0];
    Set<StandardOpenOption> options =
        Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    try (var channel = Files.newByteChannel(file, options, ownerOnly)) {
      channel.write(StandardCharsets.UTF_8.encode(secret.text() + "\n"));
    }
  }

  /// Returns the token for a server.
  ///
  /// @param server its scheme, host and port
  public String tokenFor(URI server) {
    try {
      Mac mac = Mac.getInstance(MAC);
      mac.init(new SecretKeySpec(text.getBytes(StandardCharsets.UTF_8), MAC));
      return encode(mac.doFinal(server.toString().getBytes(StandardCharsets.UTF_8)));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e); // Every Java platform has this algorithm.
    }
  }

  private static String encode(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /// Returns a description without the secret.
  @Override
  public String toString() {
    return "VisitorSecret";
  }
}
