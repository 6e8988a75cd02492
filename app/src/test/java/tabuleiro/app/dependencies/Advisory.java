package tabuleiro.app.dependencies;

import java.util.List;
import org.eclipse.aether.util.version.GenericVersionScheme;
import org.eclipse.aether.version.InvalidVersionSpecificationException;
import org.eclipse.aether.version.VersionConstraint;

/// A published vulnerability of an artifact: a line of `tools/advisories.txt`.
///
/// @param artifact the group and the artifact, with a colon between them
/// @param affected the affected versions, as Maven writes ranges
/// @param id the names of the advisory
/// @param accepted the versions that are used all the same, with commas between them, and the
///   reason; often empty
record Advisory(String artifact, String affected, String id, String accepted) {
  /// Reads a line.
  ///
  /// @throws IllegalArgumentException when it does not have four columns
  static Advisory parse(String line) {
    String[] columns = line.split("\\|", -1);
    if (columns.length != 4) {
      throw new IllegalArgumentException(
          "not 'group:artifact | versions | advisory | accepted versions and reason': " + line);
    }
    return new Advisory(
        columns[0].strip(), columns[1].strip(), columns[2].strip(), columns[3].strip());
  }

  /// Returns whether the advisory is about a version of an artifact.
  boolean affects(LockedArtifact candidate) {
    GenericVersionScheme scheme = new GenericVersionScheme();
    try {
      VersionConstraint versions = scheme.parseVersionConstraint(affected);
      return artifact.equals(candidate.name())
          && versions.containsVersion(scheme.parseVersion(candidate.version()));
    } catch (InvalidVersionSpecificationException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /// Returns the versions that are used all the same.
  List<String> acceptedVersions() {
    String versions = accepted.split(" ", 2)[0];
    return versions.isEmpty() ? List.of() : List.of(versions.split(",", -1));
  }
}
