package tabuleiro.engine.network;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.zip.CRC32C;
import tabuleiro.engine.evaluation.NetworkInputs;
import tabuleiro.rules.Message;

/// The binary form of a network, in big-endian order: the number [#MAGIC], the name of the inputs,
/// the number of inputs, the width and the number of buckets as `int`s, then input weights, input
/// biases, output weights and output biases, and last the CRC-32C of all bytes before it.
public final class NetworkFile {
  /// The first bytes, `TABNET` and the number of the format.
  private static final long MAGIC = 0x5441424E45540001L;

  private static final int CHECKSUM_BYTES = Integer.BYTES;
  private static final int MIN_BYTES = Long.BYTES + CHECKSUM_BYTES;

  private NetworkFile() {}

  /// Returns the bytes of a network.
  public static byte[] format(Network network) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeLong(MAGIC);
      out.writeUTF(network.inputs());
      out.writeInt(network.inputCount());
      out.writeInt(network.width());
      out.writeInt(network.buckets());
      writeShorts(out, network.inputWeights());
      writeShorts(out, network.inputBiases());
      for (int weight : network.outputWeights()) {
        out.writeByte(weight);
      }
      for (int bias : network.outputBiases()) {
        out.writeInt(bias);
      }
      out.writeInt(checksum(bytes.toByteArray(), out.size()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /// Reads a network that was made for certain inputs.
  ///
  /// @param name of the file, for messages
  /// @throws InvalidNetworkException if the bytes are no network, are damaged, or it has other
  ///   inputs
  public static Network parse(String name, byte[] bytes, NetworkInputs inputs) {
    if (bytes.length < MIN_BYTES || ByteBuffer.wrap(bytes).getLong() != MAGIC) {
      throw new InvalidNetworkException(Message.of("network-format", name));
    }
    int end = bytes.length - CHECKSUM_BYTES;
    if (ByteBuffer.wrap(bytes, end, CHECKSUM_BYTES).getInt() != checksum(bytes, end)) {
      throw new InvalidNetworkException(Message.of("network-damaged", name));
    }
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes, 0, end))) {
      in.readLong();
      String found = in.readUTF();
      int count = in.readInt();
      int width = in.readInt();
      int buckets = in.readInt();
      if (!found.equals(inputs.name()) || count != inputs.count() || buckets != inputs.buckets()) {
        throw new InvalidNetworkException(Message.of("network-inputs", name, found, inputs.name()));
      }
      if (width < 1 || width > Network.MAX_WIDTH) {
        throw new InvalidNetworkException(Message.of("network-damaged", name));
      }
      return new Network(
          found,
          width,
          buckets,
          readShorts(in, count * width),
          readShorts(in, width),
          readBytes(in, 2 * width * buckets),
          readInts(in, buckets));
    } catch (IOException e) {
      InvalidNetworkException problem =
          new InvalidNetworkException(Message.of("network-damaged", name));
      problem.initCause(e);
      throw problem;
    }
  }

  /// Returns a network's checksum, eight hexadecimal digits.
  public static String checksum(Network network) {
    byte[] bytes = format(network);
    return HexFormat.of().toHexDigits(checksum(bytes, bytes.length - CHECKSUM_BYTES));
  }

  private static int checksum(byte[] bytes, int end) {
    CRC32C checksum = new CRC32C();
    checksum.update(bytes, 0, end);
    return (int) checksum.getValue();
  }

  private static void writeShorts(DataOutputStream out, int[] numbers) throws IOException {
    for (int number : numbers) {
      out.writeShort(number);
    }
  }

  private static int[] readShorts(DataInputStream in, int count) throws IOException {
    int[] numbers = new int[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = in.readShort();
    }
    return numbers;
  }

  private static int[] readBytes(DataInputStream in, int count) throws IOException {
    int[] numbers = new int[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = in.readByte();
    }
    return numbers;
  }

  private static int[] readInts(DataInputStream in, int count) throws IOException {
    int[] numbers = new int[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = in.readInt();
    }
    return numbers;
  }
}
