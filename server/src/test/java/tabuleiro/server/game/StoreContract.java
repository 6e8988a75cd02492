package tabuleiro.server.game;

import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.ResourceLocksProvider;
import org.junit.jupiter.api.parallel.Resources;

/// Tests of a store, which run on each database.
@Tag("store")
@ResourceLock(providers = StoreContract.Locks.class)
@ExtendWith(StoreContract.Invocations.class)
public abstract class StoreContract {
  @TempDir protected Path folder;

  private final TestDatabase database;
  private StoreSource source;
  private GameStore store;

  protected StoreContract(TestDatabase database) {
    this.database = database;
  }

  /// Nothing runs beside the tests of the simulation: a lock that another thread holds would let
  /// simulated time pass.
  static final class Locks implements ResourceLocksProvider {
    @Override
    public Set<Lock> provideForClass(Class<?> testClass) {
      return TestDatabase.tested().anyMatch(TestDatabase.SIMULATED::equals)
          ? Set.of(new Lock(Resources.GLOBAL))
          : Set.of();
    }
  }

  /// Runs each test where its database is: that of the simulation in a simulated process.
  static final class Invocations implements InvocationInterceptor {
    @Override
    public void interceptTestMethod(
        Invocation<Void> invocation,
        ReflectiveInvocationContext<Method> context,
        ExtensionContext extension)
        throws Throwable {
      intercept(invocation, extension);
    }

    @Override
    public void interceptTestTemplateMethod(
        Invocation<Void> invocation,
        ReflectiveInvocationContext<Method> context,
        ExtensionContext extension)
        throws Throwable {
      intercept(invocation, extension);
    }

    private static void intercept(Invocation<Void> invocation, ExtensionContext extension)
        throws Throwable {
      StoreContract test = (StoreContract) extension.getRequiredTestInstance();
      Throwable[] thrown = {null};
      test.source.run(() -> {
        try {
          return invocation.proceed();
        } catch (Throwable e) {
          thrown[0] = e;
          return null;
        }
      });
      if (thrown[0] != null) {
        throw thrown[0];
      }
    }
  }

  @BeforeEach
  protected void open() throws Throwable {
    source = database.create(folder);
    store = source.run(source::open);
  }

  @AfterEach
  protected void close() throws Throwable {
    source.run(() -> {
      store.close();
      return true;
    });
  }

  protected TestDatabase database() {
    return database;
  }

  protected StoreSource source() {
    return source;
  }

  protected GameStore store() {
    return store;
  }

  /// Closes the store, and opens it again.
  protected void reopen() throws Throwable {
    store =
        source.run(() -> {
          store.close();
          return source.open();
        });
  }
}
