package tabuleiro.server.game;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What a disk holds after a power cut, rebuilt from an `strace -f -y -xx` log of all writes and
/// syncs of a process. What was synced is there; of what was written later, each sector is there or
/// not, at random.
final class DiskTrace {
  private static final int SECTOR = 512;

  /// A line such as `812 pwrite64(9<\x2f...>, "\x37..."..., 24, 0 <unfinished ...>`. The bytes
  /// belong to the start of a call, its result to its end.
  private static final Pattern CALL =
      Pattern.compile("(\\d+) +(\\w+)\\(\\d+<([^>]*)>(?:, \"([^\"]*)\", \\d+)?(?:, (\\d+))?(.*)");

  private static final Pattern RESUMED =
      Pattern.compile("(\\d+) +<\\.\\.\\. (\\w+) resumed>.*= (-?\\d+).*");

  private static final Pattern ANSWER = Pattern.compile("[\\w-]{16} \\d+ [0-9a-f]{64}\n");

  /// A part of a file; without bytes the file is cut off there.
  @SuppressWarnings("ArrayRecordComponent") // It is never compared.
  private record Write(long offset, byte[] bytes, boolean isTruncation) {}

  /// A file: what is on the disk, and what the system may still hold in memory.
  private static final class Contents {
    private byte[] durable;
    private final List<Write> pending = new ArrayList<>();

    Contents(byte[] durable) {
      this.durable = durable;
    }

    /// Writes the first parts to the disk.
    void sync(int parts) {
      for (Write write : pending.subList(0, parts)) {
        durable = apply(durable, write);
      }
      pending.subList(0, parts).clear();
    }

    /// Returns the file after a power cut.
    byte[] afterCut(RandomGenerator random) {
      byte[] bytes = durable;
      for (Write write : pending) {
        if (write.isTruncation()) {
          bytes = random.nextBoolean() ? apply(bytes, write) : bytes;
        } else {
          for (int from = 0; from < write.bytes().length; from += SECTOR) {
            int to = Math.min(write.bytes().length, from + SECTOR);
            if (random.nextBoolean()) {
              byte[] sector = Arrays.copyOfRange(write.bytes(), from, to);
              bytes = apply(bytes, new Write(write.offset() + from, sector, false));
            }
          }
        }
      }
      return bytes;
    }

    private static byte[] apply(byte[] bytes, Write write) {
      if (write.isTruncation()) {
        return Arrays.copyOf(bytes, (int) write.offset());
      }
      int end = (int) write.offset() + write.bytes().length;
      byte[] result = Arrays.copyOf(bytes, Math.max(bytes.length, end));
      System.arraycopy(write.bytes(), 0, result, (int) write.offset(), write.bytes().length);
      return result;
    }
  }

  private final boolean isSyncing;
  private final Map<String, Contents> files = new TreeMap<>();

  /// The files of unfinished syncs, and how many of their writes had come before.
  private final Map<String, Map.Entry<String, Integer>> syncs = new HashMap<>();

  private final List<String> answers = new ArrayList<>();

  /// @param isSyncing whether the disk does what a sync asks for
  DiskTrace(boolean isSyncing) {
    this.isSyncing = isSyncing;
  }

  /// Adds a file that is on the disk from the start.
  void add(Path file, byte[] bytes) {
    files.put(file.toString(), new Contents(bytes));
  }

  /// Follows one line of the log.
  void follow(String line) {
    Matcher call = CALL.matcher(line);
    Matcher resumed = RESUMED.matcher(line);
    if (call.matches()) {
      call(call);
    } else if (resumed.matches() && resumed.group(3).equals("0")) {
      endSync(resumed.group(1));
    }
  }

  private void call(Matcher call) {
    String file = text(call.group(3));
    Contents contents = files.get(file);
    switch (call.group(2)) {
      case "write", "pwrite64" -> {
        if (contents != null && call.group(5) != null) {
          contents.pending.add(
              new Write(Long.parseLong(call.group(5)), bytes(call.group(4)), false));
        } else if (contents == null && call.group(4) != null) {
          answer(text(call.group(4)));
        }
      }
      case "ftruncate" -> {
        if (contents != null) {
          contents.pending.add(new Write(Long.parseLong(call.group(5)), new byte[0], true));
        }
      }
      case "fsync", "fdatasync" -> {
        if (contents != null) {
          syncs.put(call.group(1), Map.entry(file, contents.pending.size()));
          if (call.group(6).contains("= 0")) {
            endSync(call.group(1));
          }
        }
      }
      default -> {}
    }
  }

  private void endSync(String thread) {
    Map.Entry<String, Integer> sync = syncs.remove(thread);
    if (sync != null && isSyncing) {
      Contents contents = files.get(sync.getKey());
      if (contents != null) {
        contents.sync(Math.min(sync.getValue(), contents.pending.size()));
      }
    }
  }

  private void answer(String text) {
    if (ANSWER.matcher(text).matches()) {
      answers.add(text.strip());
    }
  }

  /// Returns the lines `GAME SEQUENCE HASH` that the process has written so far.
  List<String> answers() {
    return List.copyOf(answers);
  }

  /// Writes the files as they are after a power cut at this point.
  void cut(Path folder, RandomGenerator random) throws IOException {
    for (Map.Entry<String, Contents> file : files.entrySet()) {
      Path name = Path.of(file.getKey()).getFileName();
      Files.write(folder.resolve(name.toString()), file.getValue().afterCut(random));
    }
  }

  private static byte[] bytes(String escaped) {
    return HexFormat.of().parseHex(escaped.replace("\\x", ""));
  }

  private static String text(String escaped) {
    return new String(bytes(escaped), StandardCharsets.UTF_8);
  }
}
