/**
 * The engine in the visitor's browser, on the pages of a server that offers it: a worker computes what
 * the server would compute for the visitor, and has the games of this browser. Where the browser
 * cannot run it, nothing is set, and the server computes.
 */
import { adaptLinks, saveFile } from './edition.ts';
import { hasKept, isKept, isSupported, NoticeBoard, WorkerHost } from './worker-host.ts';

/** The folder of the pages of games of this browser; the server has the page, and not the games. */
const LOCAL = '/local/';

const COMPUTED = /^\/(?:analysis$|positions\/[^/]+\/[^/]+\/hint\?)/;
const GAME = /^\/games\/([^/?]+)/;

/** The page that asks for one position after another. */
const ANALYSIS = '/analysis';

/**
 * What the page of a game of this browser asks, and that of the analysis once the worker runs. Which
 * help is refused only the server knows.
 */
const STATELESS =
  /^\/(?:board-pictures|boards|catalogue|demos|positions(?!\/[^/]+\/[^/]+\/help-check)|rules|texts)\b/;

function isLocalGame(id: string): boolean {
  return isKept(`game:${id}`);
}

/** Returns where a page is that has a path on a server. */
function addressOf(path: string): string {
  const { pathname, searchParams, hash } = new URL(path, location.origin);
  const shown = /^\/g\/([^/]+)$/.exec(pathname)?.[1] ?? '';
  if (shown !== '' && isLocalGame(shown)) {
    return LOCAL + shown + hash;
  }
  const analysed = pathname === '/analysis' ? (searchParams.get('of') ?? '') : '';
  if (analysed !== '' && isLocalGame(analysed)) {
    searchParams.delete('of');
    searchParams.set('local', analysed);
    return `${pathname}?${searchParams}${hash}`;
  }
  return path;
}

/** Returns the path that this page would have if the server had the game. */
function currentPath(): string {
  const { pathname, search, hash } = location;
  const path = pathname.startsWith(LOCAL) ? `/g/${pathname.slice(LOCAL.length)}` : pathname;
  return path + search.replace(/\blocal=/, 'of=') + hash;
}

/** Lets a worker answer, as long as it can be loaded. */
function begin(folder: string): void {
  const isLocalPage = location.pathname.startsWith(LOCAL);
  const notices = new NoticeBoard();
  const host = new WorkerHost(
    async () => new Worker(`${folder}worker.js`),
    (kind, text) => {
      if (kind === 'failed' && !isLocalPage) {
        globalThis.browserEngine = undefined;
      } else {
        notices.add(kind, text);
      }
    },
  );
  globalThis.browserEngine = {
    isLocalPage,
    path: currentPath,
    addressOf,
    isLocalGame,
    answers(path) {
      const game = GAME.exec(path)?.[1] ?? '';
      const isOfPage = isLocalPage || (location.pathname === ANALYSIS && host.isRunning);
      return (
        COMPUTED.test(path) ||
        (isOfPage && STATELESS.test(path)) ||
        (game !== '' && isLocalGame(game))
      );
    },
    async complete(path, answer) {
      if (path !== '/mine' || !hasKept('game:')) {
        return answer;
      }
      const { games }: Api.GameList = JSON.parse((await host.request('GET', path)).text);
      return { ...answer, games: [...games, ...answer.games] };
    },
    onNotice: listener => notices.onNotice(listener),
    request: (method, path, body) => host.request(method, path, body),
    socket: path => host.socket(path) as WebSocket,
  };
  adaptLinks({ addressOf });
  if (isLocalPage) {
    addEventListener('click', event => saveFile(event, host));
  }
}

const { engine } = document.documentElement.dataset;
if (engine !== undefined && globalThis.edition === undefined && isSupported()) {
  begin(engine);
}
