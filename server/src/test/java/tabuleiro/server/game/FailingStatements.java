package tabuleiro.server.game;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/// Lets one SQL statement fail, and counts all.
public final class FailingStatements {
  /// How a statement fails.
  public enum Way {
    /// It is not executed; the next ones are.
    BEFORE,
    /// It is executed, but the store receives an error; the next ones are executed.
    AFTER,
    /// Neither it nor any later one is executed.
    FROM_NOW_ON
  }

  private final int failing;
  private final Way way;
  private int count;

  /// @param failing the number of the statement that fails, counted from 1; 0 for none
  public FailingStatements(int failing, Way way) {
    this.failing = failing;
    this.way = way;
  }

  /// Returns how many statements there were.
  public int count() {
    return count;
  }

  public PreparedStatement wrap(PreparedStatement real) {
    return (PreparedStatement)
        Proxy.newProxyInstance(
            PreparedStatement.class.getClassLoader(),
            new Class<?>[] {PreparedStatement.class},
            (proxy, method, arguments) -> call(real, method, arguments));
  }

  private Object call(PreparedStatement real, Method method, Object[] arguments) throws Throwable {
    boolean isExecution = method.getName().startsWith("execute");
    count += isExecution ? 1 : 0;
    boolean isFailing =
        isExecution
            && failing > 0
            && (way == Way.FROM_NOW_ON ? count >= failing : count == failing);
    if (isFailing && way != Way.AFTER) {
      throw new SQLException("a planned fault before statement " + count);
    }
    try {
      Object result = method.invoke(real, arguments);
      if (isFailing) {
        throw new SQLException("a planned fault after statement " + count);
      }
      return result;
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
