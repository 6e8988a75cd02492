/**
 * What the editions without a server share: a worker answers what pages ask, links lead to where
 * the pages of the edition are, and what only a server could do is not offered.
 */
import { siteStorage } from './storage.ts';
import { isSupported, NoticeBoard, WorkerHost } from './worker-host.ts';

/** Where the pages of an edition are. */
export interface Places {
  /** Returns the path of this page on a server, with its query and its hash. */
  path(): string;
  /** Returns the address of the page that has a path on a server. */
  addressOf(path: string): string;
  /** Returns the HTML of the page that has a path on a server. */
  page(path: string): Promise<string>;
  /** Shows this page in another language. */
  selectLanguage(code: string): void;
  /** The address of the script that keeps the edition for use without a network; empty for none. */
  readonly serviceWorker: string;
  /** Returns the address of the bundle of a script, where it is not beside that of the page. */
  script?(path: string): string;
}

/** A page that exists once for all its ids: the page, such as `/g`, and the id. */
export function splitPath(pathname: string): { page: string; id: string } {
  const named = pathname.replace(/^\/puzzles\/(?=(?:daily|next)$)/, '/puzzle/');
  const [, page = named, id = ''] = /^(\/(?:g|puzzle))\/([^/]+)$/.exec(named) ?? [];
  return { page, id };
}

/** Returns the language that the visitor has chosen, or else that of the browser, if we have it. */
export function preferredLanguage(): string | undefined {
  return [siteStorage.getItem('language') ?? '', ...navigator.languages]
    .map(tag => (tag === 'pt-BR' ? tag : tag.slice(0, 2)))
    .find(tag => ['en', 'pt', 'pt-BR'].includes(tag));
}

/** Lets a worker answer this page. */
export function beginEdition(places: Places, start: () => Promise<Worker>): void {
  const notices = new NoticeBoard();
  const host = new WorkerHost(start, notices.add);
  globalThis.edition = {
    path: () => places.path(),
    addressOf: path => places.addressOf(path),
    page: path => places.page(path),
    selectLanguage: code => places.selectLanguage(code),
    serviceWorker: places.serviceWorker,
    script: places.script,
    onNotice: listener => notices.onNotice(listener),
    request: (method, path, body) => host.request(method, path, body),
    socket: path => host.socket(path) as WebSocket,
  };
  if (!isSupported()) {
    notices.add('too-old');
  }
  adaptLinks(places);
  addEventListener('click', event => saveFile(event, host));
  addEventListener('submit', event => openForm(event, places));
}

/** Lets all links of the page, now and later, lead to the pages of the edition. */
export function adaptLinks({ addressOf }: Pick<Places, 'addressOf'>): void {
  const adapt = (link: Element) => {
    const path = link.getAttribute('href') ?? '';
    const address = path.startsWith('/') && !path.startsWith('/api/') ? addressOf(path) : path;
    if (address !== path) {
      link.setAttribute('data-path', path);
      link.setAttribute('href', address);
    }
  };
  const look = (node: Node) => {
    if (node instanceof HTMLAnchorElement) {
      adapt(node);
    } else if (node instanceof Element || node instanceof Document) {
      node.querySelectorAll('a[href^="/"]').forEach(adapt);
    }
  };
  new MutationObserver(records =>
    records.forEach(({ type, target, addedNodes }) =>
      type === 'attributes' ? look(target) : addedNodes.forEach(look),
    ),
  ).observe(document, { subtree: true, childList: true, attributeFilter: ['href'] });
  look(document);
}

/** Saves an answer as a file, where a server would send it. */
export async function saveFile(event: Event, host: WorkerHost): Promise<void> {
  const link = event.target instanceof Element && event.target.closest('a[download]');
  const path = link ? (link.getAttribute('href') ?? '') : '';
  if (!link || !path.startsWith('/api/v2')) {
    return;
  }
  event.preventDefault();
  const { status, text } = await host.request('GET', path.slice('/api/v2'.length));
  if (status === 200) {
    const file = document.createElement('a');
    file.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    file.download = link.getAttribute('download') ?? '';
    file.click();
    setTimeout(() => URL.revokeObjectURL(file.href), 1000);
  }
}

/** Opens the page to which a form leads. */
function openForm(event: SubmitEvent, { addressOf }: Places): void {
  const form = event.target;
  const path = form instanceof HTMLFormElement ? form.getAttribute('action') : null;
  if (form instanceof HTMLFormElement && path?.startsWith('/') && !event.defaultPrevented) {
    event.preventDefault();
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    location.assign(addressOf(`${path}?${new URLSearchParams(fields)}`));
  }
}
