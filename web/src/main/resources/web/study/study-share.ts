import { required } from '../board/required.ts';
import { here, replaceAddress } from '../site/address.ts';
import { get } from '../site/api.js';
import { hasCookies } from '../site/cookies.ts';
import { byId, find, setText } from '../site/dom.ts';
import { translate } from '../site/messages.ts';
import { onSessionChange } from '../site/session.ts';
import { offerFolders } from './folder-names.ts';
import { formatRecord } from './record-format.ts';
import { download, saveStudy, showStudyLinks } from './study-link.ts';
import type { AnalysisPage } from './analysis-page.ts';

/** Offers the names of the visitor's folders. Without them a name can still be typed. */
async function loadFolders() {
  const list: Api.StudyList | undefined = await get('/studies').catch(() => undefined);
  offerFolders(list?.folders ?? []);
}

/** Saves the analysis: as a study under a link, or as a file. */
export class StudyShare {
  readonly element;
  readonly title;
  readonly mine;
  readonly folder;

  constructor(readonly page: AnalysisPage) {
    this.element = byId('share', HTMLDialogElement);
    this.title = byId('study-title', HTMLInputElement);
    this.mine = byId('keep-mine', HTMLInputElement);
    this.folder = byId('study-folder', HTMLInputElement);
    this.mine.addEventListener('change', () => {
      byId('mine-folder').hidden = !this.mine.checked;
    });
    this.folder.addEventListener('focus', () => loadFolders(), { once: true });
    onSessionChange(() => {
      offerFolders([]);
      this.folder.value = '';
    });
    if (!hasCookies()) {
      this.#forbidMine();
    }
    byId('show-share').addEventListener('click', () => this.element.showModal());
    find(this.element, '.close').addEventListener('click', () => this.element.close());
    byId('keep').addEventListener('click', () => this.#save());
    byId('download').addEventListener('click', () => this.#download());
    if (here().pathname.startsWith('/s/')) {
      showStudyLinks(this.element, here().pathname);
    }
  }

  /** Without cookies the server would not know whose the study is; a link works all the same. */
  #forbidMine() {
    this.mine.checked = false;
    this.mine.disabled = true;
    byId('mine-folder').hidden = true;
    setText(find(this.element, '.share-status'), translate('site.no-cookies'));
  }

  /** Offers the pictures of a position. */
  show(position: string) {
    const { game, variant } = this.page.id;
    const query = new URLSearchParams({ position });
    byId('picture').setAttribute('href', `/picture/${game}/${variant}.png?${query}`);
    byId('drawing').setAttribute('href', `/picture/${game}/${variant}.svg?${query}`);
  }

  /**
   * Offers the animations of a finished game.
   *
   * @param game the id of the game
   */
  offerAnimation(game: string) {
    byId('animation').setAttribute('href', `/g/${game}/game.gif`);
    byId('animation').hidden = false;
    byId('animated-drawing').setAttribute('href', `/g/${game}/game.svg`);
    byId('animated-drawing').hidden = false;
  }

  /** Forgets the link and the title of the study before. */
  clear() {
    this.title.value = '';
    find(this.element, '.share-link').replaceChildren();
    byId('animation').hidden = true;
    byId('animated-drawing').hidden = true;
  }

  async #recordText() {
    const { tree, facts, id } = this.page;
    const end = tree.root.last();
    await this.page.load(end);
    const title = this.title.value || facts.title;
    const { result } = required(end.position, 'the last position');
    return formatRecord(tree, { ...facts, ...id, title }, result);
  }

  async #save() {
    const record = await this.#recordText();
    const link = await saveStudy(
      this.element,
      this.mine.checked
        ? { record, title: this.title.value, folder: this.folder.value }
        : { record },
    );
    if (link !== undefined) {
      replaceAddress(link);
    }
  }

  async #download() {
    const { game, variant } = this.page.id;
    download(`${game}-${variant}.pgn`, await this.#recordText());
  }
}
