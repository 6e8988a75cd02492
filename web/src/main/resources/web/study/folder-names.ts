import { byId, createElement } from '../site/dom.ts';

/** Offers the names of the folders in the fields for a folder. */
export function offerFolders(folders: string[]) {
  byId('folder-names').replaceChildren(...folders.map(value => createElement('option', { value })));
}
