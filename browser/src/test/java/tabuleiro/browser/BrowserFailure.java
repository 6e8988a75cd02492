package tabuleiro.browser;

/// What a browser may refuse to a page: by its settings, by a full disk, or for want of hardware.
enum BrowserFailure {
  /// As with blocked cookies: the storage itself cannot be reached.
  LOCAL_STORAGE(getter("globalThis", "localStorage")),
  SESSION_STORAGE(getter("globalThis", "sessionStorage")),

  /// As with a full disk.
  QUOTA(method("Storage.prototype", "setItem", "QuotaExceededError")),

  STORED_VALUES(
      method("Storage.prototype", "getItem", "UnknownError")
          + method("Storage.prototype", "setItem", "UnknownError")
          + method("Storage.prototype", "removeItem", "UnknownError")),
  DATABASES(getter("globalThis", "indexedDB")),
  COPIES(getter("globalThis", "caches")),
  CHANNELS(constructor("BroadcastChannel")),
  SERVICE_WORKER(getter("navigator", "serviceWorker")),
  REGISTRATION(
      method("ServiceWorkerContainer.prototype", "register", "SecurityError")
          + method("ServiceWorkerContainer.prototype", "getRegistration", "SecurityError")),
  PUSH(constructor("PushManager") + method("PushManager.prototype", "subscribe", "AbortError")),
  NOTIFICATIONS(
      constructor("Notification")
          + getter("Notification", "permission")
          + method("Notification", "requestPermission", "NotAllowedError")),
  CLIPBOARD(getter("navigator", "clipboard")),
  COPYING("Object.defineProperty(navigator, 'clipboard', { value: undefined });"),
  SOUND(constructor("AudioContext")),
  NOTES(
      method("AudioContext.prototype", "createOscillator", "InvalidStateError")
          + getter("navigator", "userActivation")),
  VIBRATION(method("Navigator.prototype", "vibrate", "NotSupportedError")),
  SHARING("navigator.share = () => { throw new DOMException('refused', 'NotAllowedError'); };"),
  PASSKEYS("Object.defineProperty(window, 'PublicKeyCredential', { value: undefined });"),
  HISTORY(
      method("History.prototype", "replaceState", "SecurityError")
          + method("History.prototype", "pushState", "SecurityError")),

  /// As in a browser without any of them.
  NONE_EXISTS(
      absent("globalThis", "localStorage")
          + absent("globalThis", "sessionStorage")
          + absent("globalThis", "indexedDB")
          + absent("globalThis", "caches")
          + absent("globalThis", "BroadcastChannel")
          + absent("globalThis", "Notification")
          + absent("globalThis", "PushManager")
          + absent("globalThis", "AudioContext")
          + absent("globalThis", "requestIdleCallback")
          + absent("navigator", "serviceWorker")
          + absent("navigator", "clipboard")
          + absent("navigator", "vibrate")
          + absent("navigator", "userActivation")),

  /// As with a disk or a dialog that does not answer.
  NONE_ANSWERS(
      stuck("CacheStorage.prototype", "open")
          + stuck("CacheStorage.prototype", "keys")
          + stuck("CacheStorage.prototype", "delete")
          + stuck("ServiceWorkerContainer.prototype", "register")
          + stuck("ServiceWorkerContainer.prototype", "getRegistration")
          + stuck("PushManager.prototype", "subscribe")
          + stuck("PushManager.prototype", "getSubscription")
          + stuck("Notification", "requestPermission")
          + stuck("Clipboard.prototype", "writeText")
          + stuck("AudioContext.prototype", "resume"));

  /// The script that makes it fail, to run before those of a page.
  private final String script;

  BrowserFailure(String script) {
    this.script = script;
  }

  /// Returns a script for `addInitScript`.
  String script() {
    return "(() => {" + script + "})();";
  }

  private static String getter(String owner, String name) {
    return """
    Object.defineProperty(%s, '%s', { configurable: true, get() {
      throw new DOMException('refused', 'SecurityError');
    } });
    """
        .formatted(owner, name);
  }

  private static String method(String owner, String name, String error) {
    return """
    if (globalThis.%1$s) {
      %1$s.%2$s = () => { throw new DOMException('refused', '%3$s'); };
    }
    """
        .replace("globalThis.%1$s", "globalThis." + owner.replaceFirst("\\..*", ""))
        .formatted(owner, name, error);
  }

  private static String absent(String owner, String name) {
    return "Object.defineProperty(%s, '%s', { value: undefined });".formatted(owner, name);
  }

  private static String stuck(String owner, String name) {
    return "if (globalThis.%s) { %s.%s = () => new Promise(() => {}); }"
        .formatted(owner.replaceFirst("\\..*", ""), owner, name);
  }

  private static String constructor(String name) {
    return """
    if (globalThis.%1$s) {
      globalThis.%1$s = new Proxy(globalThis.%1$s, { construct() {
        throw new DOMException('refused', 'NotSupportedError');
      } });
    }
    """
        .formatted(name);
  }
}
