package tabuleiro.app.dependencies;

import java.nio.file.Path;

/// A plugin or a library: a line of the lock.
///
/// @param checksum the SHA-256 checksum of its file
/// @param file its file in a local repository
record LockedArtifact(String checksum, Path file) {
  static LockedArtifact parse(String line) {
    String[] columns = line.split(" {2}", 2);
    return new LockedArtifact(columns[0], Path.of(columns[1]));
  }

  /// Returns the group and the artifact, with a colon between them.
  String name() {
    int depth = file.getNameCount();
    String group = file.subpath(0, depth - 3).toString().replace('\\', '/').replace('/', '.');
    return group + ":" + file.getName(depth - 3);
  }

  /// Returns the version.
  String version() {
    return file.getName(file.getNameCount() - 2).toString();
  }

  /// Returns whether this is more than a description of a project.
  boolean isCode() {
    return !file.toString().endsWith(".pom");
  }
}
