/**
 * The engine in the visitor's browser, on the pages of a server: a worker computes what the server
 * would compute for the visitor. Where the browser cannot run it, or it cannot be loaded, nothing is
 * set, and the server computes.
 */
import { isSupported, NoticeBoard, WorkerHost } from './worker-host.ts';

if (isSupported()) {
  const notices = new NoticeBoard();
  const folder = document.documentElement.dataset['engine'] ?? '';
  const host = new WorkerHost(
    async () => new Worker(`${folder}worker.js`),
    (kind, text) => {
      if (kind === 'failed') {
        globalThis.engine = undefined;
      } else {
        notices.add(kind, text);
      }
    },
  );
  globalThis.engine = {
    onNotice: listener => notices.onNotice(listener),
    request: (method, path, body) => host.request(method, path, body),
    socket: path => host.socket(path) as WebSocket,
  };
}
