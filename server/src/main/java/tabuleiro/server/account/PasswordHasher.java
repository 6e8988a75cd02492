package tabuleiro.server.account;

import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;
import java.text.Normalizer;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import tabuleiro.rules.Message;
import tabuleiro.server.http.ProblemException;

/// Hashes passwords with Argon2id on a few threads, so that signing in never takes the processors
/// from the games. Thread-safe.
///
/// @param threads runs the hashing; may refuse it with a [RejectedExecutionException]
/// @param kibibytes the memory that a hash takes
public record PasswordHasher(Executor threads, int kibibytes) {
  /// OWASP, "Password Storage Cheat Sheet": 19 MiB, two passes, one lane.
  public static final int RECOMMENDED_KIBIBYTES = 19 * 1024;

  private static final int PASSES = 2;
  private static final int HASH_BYTES = 32;

  /// A hash in the PHC format that no known password has.
  public static final String UNUSABLE = unusable(RECOMMENDED_KIBIBYTES);

  private static final int SALT_BYTES = 16;

  /// How many hashes may wait. A guess: some seconds of work.
  private static final int MAX_WAITING = 64;

  private static final int RETRY_SECONDS = 3;

  /// Returns whether a member can sign in with a password.
  static boolean isUsable(Member member) {
    return !member.passwordHash().equals(UNUSABLE);
  }

  /// Returns a hasher with threads of its own, which end when they have nothing to do.
  ///
  /// @param kibibytes the memory that a hash takes
  public static PasswordHasher onOwnThreads(int kibibytes) {
    int count = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    ThreadPoolExecutor threads =
        new ThreadPoolExecutor(
            count,
            count,
            1,
            TimeUnit.MINUTES,
            new ArrayBlockingQueue<>(MAX_WAITING),
            Thread.ofPlatform().name("password-", 0).daemon().factory());
    threads.allowCoreThreadTimeOut(true);
    return new PasswordHasher(threads, kibibytes);
  }

  /// Returns the hash of a password with a random salt, in the PHC format.
  ///
  /// @throws ProblemException when too many passwords are waiting
  String hash(String password) {
    Argon2Function argon2 = Argon2Function.getInstance(kibibytes, PASSES, 1, HASH_BYTES, Argon2.ID);
    return run(() ->
        Password.hash(normalize(password)).addRandomSalt(SALT_BYTES).with(argon2).getResult());
  }

  /// Returns whether a password belongs to a hash.
  ///
  /// @throws ProblemException when too many passwords are waiting
  boolean matches(String password, String hash) {
    return run(() ->
        Password.check(normalize(password), hash).with(Argon2Function.getInstanceFromHash(hash)));
  }

  /// Takes as long as [#matches], so that the time does not tell which names exist.
  void matchesNone(String password) {
    var _ = matches(password, unusable(kibibytes));
  }

  private static String unusable(int kibibytes) {
    return "$argon2id$v=19$m=%d,t=%d,p=1$%s$%s"
        .formatted(kibibytes, PASSES, "A".repeat(22), "A".repeat(43));
  }

  /// The same password may be typed with composed or decomposed characters (RFC 8265).
  private static String normalize(String password) {
    return Normalizer.normalize(password, Normalizer.Form.NFC);
  }

  private <T> T run(Supplier<T> work) {
    try {
      return CompletableFuture.supplyAsync(work, threads).get();
    } catch (RejectedExecutionException e) {
      throw ProblemException.tooManyRequests("busy", Message.of("member.busy"), RETRY_SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw ProblemException.draining();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }
}
