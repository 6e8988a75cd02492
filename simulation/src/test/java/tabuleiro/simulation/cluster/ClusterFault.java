package tabuleiro.simulation.cluster;

import java.io.IOException;
import tabuleiro.server.RestartablePostgres;

/// A fault of a process or of the network, from its begin until it is mended.
enum ClusterFault {
  /// A server is killed, and started again some time later.
  KILL_SERVER {
    @Override
    void strike(ClusterServer server, RestartablePostgres database, double length)
        throws InterruptedException {
      server.process().kill();
      sleep(length);
      server.restart();
    }
  },
  /// A server is paused until the others count it as dead.
  PAUSE_SERVER {
    @Override
    void strike(ClusterServer server, RestartablePostgres database, double length)
        throws InterruptedException {
      server.process().signal("STOP");
      sleep(4.2 + length);
      server.process().signal("CONT");
    }
  },
  /// The connections of a server's clients end, and new ones are refused.
  CUT_CLIENTS {
    @Override
    void strike(ClusterServer server, RestartablePostgres database, double length)
        throws InterruptedException {
      server.clientNetwork().cut();
      sleep(length);
      server.clientNetwork().restore();
    }
  },
  /// The network between a server and its clients lets nothing through.
  FREEZE_CLIENTS {
    @Override
    void strike(ClusterServer server, RestartablePostgres database, double length)
        throws InterruptedException {
      server.clientNetwork().freeze();
      sleep(length * 2);
      server.clientNetwork().thaw();
    }
  },
  /// The connections of a server to the database end, and new ones are refused.
  CUT_DATABASE {
    @Override
    void strike(ClusterServer server, RestartablePostgres database, double length)
        throws InterruptedException {
      server.databaseNetwork().cut();
      sleep(length * 2);
      server.databaseNetwork().restore();
    }
  },
  /// The network between a server and the database lets nothing through.
  FREEZE_DATABASE {
    @Override
    void strike(ClusterServer server, RestartablePostgres database, double length)
        throws InterruptedException {
      server.databaseNetwork().freeze();
      sleep(length * 4);
      server.databaseNetwork().thaw();
    }
  },
  /// The connections of a server to the database carry nothing any more, and neither end learns of
  /// it; new ones work.
  LOSE_DATABASE {
    @Override
    void strike(ClusterServer server, RestartablePostgres database, double length) {
      server.databaseNetwork().lose();
    }
  },
  /// PostgreSQL is killed, and started again.
  KILL_DATABASE {
    @Override
    void strike(ClusterServer server, RestartablePostgres database, double length)
        throws IOException {
      database.killAndRestart();
    }
  },
  /// PostgreSQL is paused.
  PAUSE_DATABASE {
    @Override
    void strike(ClusterServer server, RestartablePostgres database, double length)
        throws InterruptedException, IOException {
      database.signal("STOP");
      try {
        sleep(length * 4);
      } finally {
        database.signal("CONT");
      }
    }
  };

  /// Causes the fault, and mends it.
  ///
  /// @param server the server that it concerns
  /// @param length how long it lasts, from 0 to 1
  abstract void strike(ClusterServer server, RestartablePostgres database, double length)
      throws InterruptedException, IOException;

  private static void sleep(double seconds) throws InterruptedException {
    Thread.sleep((long) (seconds * 1000));
  }
}
