/** The page of the visitor's studies. */
import '../site/header.js';
import { get, post, put, remove } from '../site/api.js';
import { byId, setText } from '../site/dom.js';
import { errorText, showProblem, warnWithoutCookies } from '../site/errors.js';
import { translate } from '../site/messages.js';
import { reloadWhenRestored } from '../site/restored.js';
import { reloadOnSessionChange } from '../site/session.js';
import { offerFolders } from './folder-names.js';
import { FormDialog } from './form-dialog.js';
import { createFolders, titleOf } from './study-list.js';

reloadOnSessionChange();
reloadWhenRestored();

const editDialog = new FormDialog('edit');
const renameDialog = new FormDialog('rename');
const deleteDialog = new FormDialog('delete');
const importDialog = new FormDialog('import', reason =>
  translate('study.mine.not-imported', reason),
);

/** @param {Api.StudyList} list */
function draw(list) {
  byId('folders').replaceChildren(
    ...createFolders(list, { edit: openEdit, remove: openDelete, rename: openRename }),
  );
  offerFolders(list.folders);
  byId('none').hidden = list.studies.length > 0;
  byId('export-all').hidden = list.studies.length === 0;
}

/**
 * Shows what was done. It gets the focus, because the list with the pressed button is new.
 *
 * @param {string} key
 * @param {...(string | number)} values
 */
function report(key, ...values) {
  const done = byId('done');
  setText(done, translate(key, ...values));
  done.hidden = false;
  done.focus();
}

/**
 * Opens a dialog whose form is followed by a new list and a message.
 *
 * @param {FormDialog} dialog
 * @param {() => Promise<[string, ...(number | string)[]]>} send sends the form, and returns the message
 */
function open(dialog, send) {
  byId('done').hidden = true;
  dialog.open(async () => {
    const message = await send();
    draw(await get('/studies'));
    dialog.dialog.addEventListener('close', () => report(...message), { once: true });
  });
}

/** @param {Api.StudyEntry} entry */
function openEdit({ study, ...entry }) {
  const title = byId('edit-title', HTMLInputElement);
  const folder = byId('edit-folder', HTMLInputElement);
  title.value = entry.title;
  folder.value = entry.folder;
  open(editDialog, async () => {
    await put(`/studies/${study}`, { title: title.value, folder: folder.value });
    return ['study.mine.saved'];
  });
}

/** @param {string} folder */
function openRename(folder) {
  const name = byId('folder-name', HTMLInputElement);
  name.value = folder;
  open(renameDialog, async () => {
    await put('/studies/folders', { folder, name: name.value });
    return ['study.mine.renamed'];
  });
}

/** @param {Api.StudyEntry} entry */
function openDelete(entry) {
  setText(byId('delete-title'), titleOf(entry));
  open(deleteDialog, async () => {
    /** @type {Api.DeletedStudy} */
    const { erased } = await remove(`/studies/${entry.study}`);
    return [erased ? 'study.mine.erased' : 'study.mine.removed'];
  });
}

function openImport() {
  const text = byId('import-text', HTMLTextAreaElement);
  open(importDialog, async () => {
    /** @type {Api.ImportedStudies} */
    const { imported, present, problems } = await post('/studies/import', {
      text: text.value,
      folder: byId('import-folder', HTMLInputElement).value,
    });
    text.value = '';
    return problems.length === 0
      ? ['study.mine.imported', imported, present]
      : ['study.mine.imported-some', imported, present, problems.join('; ')];
  });
}

/** Shows the text of a chosen file, which the button then imports. */
async function readFile() {
  const input = byId('import-file', HTMLInputElement);
  const file = input.files?.[0];
  if (file === undefined) {
    return;
  }
  try {
    const bytes = await file.arrayBuffer();
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    byId('import-text', HTMLTextAreaElement).value = text;
  } catch {
    importDialog.refuse(translate('analysis.open.encoding'));
  }
  // So that the same file can be chosen again.
  input.value = '';
}

warnWithoutCookies();
byId('import').addEventListener('click', openImport);
byId('import-file').addEventListener('change', readFile);
try {
  draw(await get('/studies'));
} catch (error) {
  showProblem(errorText(error, 'analysis.offline'));
}
document.documentElement.dataset.ready = 'yes';
