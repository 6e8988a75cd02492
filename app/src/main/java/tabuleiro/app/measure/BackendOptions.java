package tabuleiro.app.measure;

import tabuleiro.lab.backend.LabBackend;

/// The options that say where the games of a command are played.
public interface BackendOptions {
  /// Returns the backend.
  ///
  /// @throws tabuleiro.app.cli.UsageException when an option is out of range
  LabBackend backend();
}
