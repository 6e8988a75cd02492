package tabuleiro.server.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The evidence of an `strace` log: for each acknowledgement, whether a sync that started after the
/// event was written had returned before.
///
/// @param synced the number of acknowledgements after such a sync
/// @param unseen the number of acknowledgements whose hash no single write contains
/// @param unsynced the hashes of the acknowledgements without such a sync
record SyncTrace(int synced, int unseen, List<String> unsynced) {
  /// A line such as `812 1763759520.1 pwrite64(9</tmp/games.db-wal>, "...", 4096, 32) = 4096`, or
  /// its first part, ending in `<unfinished ...>`.
  private static final Pattern CALL =
      Pattern.compile("(\\d+) +[\\d.]+ (\\w+)\\(\\d+<([^>]*)>(.*)", Pattern.DOTALL);

  private static final Pattern RESUMED =
      Pattern.compile("(\\d+) +[\\d.]+ <\\.\\.\\. (\\w+) resumed>.* = (-?\\d+).*");

  /// A lookahead finds a hash at any offset, even after other digits, such as those of a move.
  private static final Pattern HASH = Pattern.compile("(?=([0-9a-f]{64}))");

  private static final Pattern ANSWER =
      Pattern.compile(".*\"[\\w-]{16} \\d+ ([0-9a-f]{64})\\\\n\".*");

  /// The first write of a hash, and whether a later sync of that file has returned.
  private static final class Written {
    final String file;
    boolean isSynced;

    Written(String file) {
      this.file = file;
    }
  }

  /// A sync in progress, and what was written before it started.
  private record Sync(List<Written> covers) {}

  /// Parses a trace.
  static SyncTrace of(List<String> lines) {
    return new Reader().read(lines);
  }

  private static final class Reader {
    private final Map<String, Written> written = new HashMap<>();
    private final Map<String, Sync> going = new HashMap<>();
    private final Set<String> answered = new HashSet<>();
    private final List<String> unsynced = new ArrayList<>();
    private int synced;
    private int unseen;

    SyncTrace read(List<String> lines) {
      for (String line : lines) {
        Matcher call = CALL.matcher(line);
        Matcher resumed = RESUMED.matcher(line);
        if (call.matches()) {
          call(call.group(1), call.group(2), call.group(3), call.group(4));
        } else if (resumed.matches() && resumed.group(3).equals("0")) {
          end(resumed.group(1));
        }
      }
      return new SyncTrace(synced, unseen, List.copyOf(unsynced));
    }

    private void call(String thread, String name, String file, String rest) {
      if (name.endsWith("sync")) {
        // A sync covers only what was written before it started.
        List<Written> before =
            written.values().stream().filter(one -> one.file.equals(file)).toList();
        going.put(thread, new Sync(before));
        if (rest.contains(" = 0")) {
          end(thread);
        }
        return;
      }
      Matcher answer = ANSWER.matcher(rest);
      if (answer.matches()) {
        answer(answer.group(1));
      } else if (file.startsWith("/")) { // Not a connection between two processes.
        HASH.matcher(rest)
            .results()
            .forEach(hash -> written.putIfAbsent(hash.group(1), new Written(file)));
      }
    }

    private void end(String thread) {
      Sync sync = going.remove(thread);
      if (sync != null) {
        sync.covers().forEach(one -> one.isSynced = true);
      }
    }

    private void answer(String hash) {
      if (!answered.add(hash)) {
        return; // The same answer to a repeated request.
      }
      Written event = written.get(hash);
      if (event == null) {
        unseen++;
      } else if (event.isSynced) {
        synced++;
      } else {
        unsynced.add(hash);
      }
    }
  }
}
