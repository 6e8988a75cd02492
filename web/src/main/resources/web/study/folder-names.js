import { byId, createElement } from '../site/dom.js';

/**
 * Offers the names of the folders in the fields for a folder.
 *
 * @param {string[]} folders
 */
export function offerFolders(folders) {
  byId('folder-names').replaceChildren(...folders.map(value => createElement('option', { value })));
}
