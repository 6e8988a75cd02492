package tabuleiro.wasm.jdk.java.security;

import java.math.BigInteger;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

/// For `java.security.MessageDigest`: SHA-256 of whole texts, as FIPS 180-4 defines it.
public final class MessageDigest {
  private static final int BLOCK_BYTES = 64;
  private static final int ROUNDS = 64;

  /// The length of the text in bits, and the bit that ends the text.
  private static final int END_BYTES = Long.BYTES + 1;

  /// The first 32 bits of the fractions of the square and cube roots of the first prime numbers.
  private static final int[] INITIAL = fractions(8, 2);

  private static final int[] CONSTANTS = fractions(ROUNDS, 3);

  private MessageDigest() {}

  /// Returns an instance.
  ///
  /// @param algorithm `SHA-256`
  public static MessageDigest getInstance(String algorithm) throws NoSuchAlgorithmException {
    if (!algorithm.equals("SHA-256")) {
      throw new NoSuchAlgorithmException(algorithm);
    }
    return new MessageDigest();
  }

  private static int[] fractions(int count, int degree) {
    int[] fractions = new int[count];
    int found = 0;
    for (int number = 2; found < count; number++) {
      if (isPrime(number)) {
        fractions[found++] = fraction(number, degree);
      }
    }
    return fractions;
  }

  private static boolean isPrime(int number) {
    for (int divisor = 2; divisor * divisor <= number; divisor++) {
      if (number % divisor == 0) {
        return false;
      }
    }
    return true;
  }

  /// Returns the first 32 bits of the fraction of a root, bit by bit: no function for roots is
  /// exact enough everywhere. A root below 32 with 32 bits of fraction has 37 bits, its cube 111.
  private static int fraction(int number, int degree) {
    BigInteger scaled = BigInteger.valueOf(number).shiftLeft(Integer.SIZE * degree);
    long root = 0;
    for (long bit = 1L << 37; bit > 0; bit >>= 1) {
      if (BigInteger.valueOf(root + bit).pow(degree).compareTo(scaled) <= 0) {
        root += bit;
      }
    }
    return (int) root;
  }

  /// Returns the hash of a text.
  public byte[] digest(byte[] text) {
    int blocks = (text.length + END_BYTES + BLOCK_BYTES - 1) / BLOCK_BYTES;
    byte[] padded = Arrays.copyOf(text, blocks * BLOCK_BYTES);
    padded[text.length] = (byte) 0x80;
    long bits = 8L * text.length;
    for (int i = 1; i <= Long.BYTES; i++) {
      padded[padded.length - i] = (byte) (bits >>> (8 * (i - 1)));
    }
    int[] state = INITIAL.clone();
    for (int block = 0; block < blocks; block++) {
      compress(state, schedule(padded, block * BLOCK_BYTES));
    }
    byte[] hash = new byte[4 * state.length];
    for (int i = 0; i < hash.length; i++) {
      hash[i] = (byte) (state[i / 4] >>> (24 - 8 * (i % 4)));
    }
    return hash;
  }

  private static int[] schedule(byte[] text, int from) {
    int[] words = new int[ROUNDS];
    for (int i = 0; i < BLOCK_BYTES; i++) {
      words[i / 4] = (words[i / 4] << 8) | (text[from + i] & 0xff);
    }
    for (int i = 16; i < ROUNDS; i++) {
      int early = words[i - 15];
      int late = words[i - 2];
      words[i] =
          words[i - 16]
              + (turned(early, 7) ^ turned(early, 18) ^ early >>> 3)
              + words[i - 7]
              + (turned(late, 17) ^ turned(late, 19) ^ late >>> 10);
    }
    return words;
  }

  private static int turned(int word, int bits) {
    return Integer.rotateRight(word, bits);
  }

  private static void compress(int[] state, int[] words) {
    int[] s = state.clone();
    for (int i = 0; i < ROUNDS; i++) {
      int high = turned(s[4], 6) ^ turned(s[4], 11) ^ turned(s[4], 25);
      int choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
      int first = s[7] + high + choice + CONSTANTS[i] + words[i];
      int low = turned(s[0], 2) ^ turned(s[0], 13) ^ turned(s[0], 22);
      int majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);
      System.arraycopy(s, 0, s, 1, s.length - 1);
      s[4] += first;
      s[0] = first + low + majority;
    }
    for (int i = 0; i < state.length; i++) {
      state[i] += s[i];
    }
  }
}
