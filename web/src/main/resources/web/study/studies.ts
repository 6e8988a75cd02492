/** The page of the visitor's studies. */
import '../site/header.ts';
import { get, post, put, remove } from '../site/api.js';
import { byId, setText } from '../site/dom.ts';
import { errorText, showProblem, warnWithoutCookies } from '../site/errors.ts';
import { translate } from '../site/messages.ts';
import { reloadWhenRestored } from '../site/restored.ts';
import { reloadOnSessionChange } from '../site/session.ts';
import { View } from '../site/view.ts';
import { offerFolders } from './folder-names.ts';
import { FormDialog } from './form-dialog.ts';
import { folders, type StudyListState, titleOf } from './study-list.ts';

reloadOnSessionChange();
reloadWhenRestored();

const editDialog = new FormDialog('edit');
const renameDialog = new FormDialog('rename');
const deleteDialog = new FormDialog('delete');
const importDialog = new FormDialog('import', reason =>
  translate('study.mine.not-imported', reason),
);

const view = new View<StudyListState>(
  byId('folders'),
  {
    studies: [],
    folders: [],
    actions: { edit: openEdit, remove: openDelete, rename: openRename },
  },
  folders,
);

function draw(list: Api.StudyList) {
  view.update(list);
  offerFolders(list.folders);
  byId('none').hidden = list.studies.length > 0;
  byId('export-all').hidden = list.studies.length === 0;
}

/** Shows what was done. It gets the focus, because the list with the pressed button is new. */
function report(key: string, ...values: (string | number)[]) {
  const done = byId('done');
  setText(done, translate(key, ...values));
  done.hidden = false;
  done.focus();
}

/**
 * Opens a dialog whose form is followed by a new list and a message.
 *
 * @param send sends the form, and returns the message
 */
function open(dialog: FormDialog, send: () => Promise<[string, ...(number | string)[]]>) {
  byId('done').hidden = true;
  dialog.open(async () => {
    const message = await send();
    draw(await get('/studies'));
    dialog.dialog.addEventListener('close', () => report(...message), { once: true });
  });
}

function openEdit({ study, ...entry }: Api.StudyEntry) {
  const title = byId('edit-title', HTMLInputElement);
  const folder = byId('edit-folder', HTMLInputElement);
  title.value = entry.title;
  folder.value = entry.folder;
  open(editDialog, async () => {
    await put(`/studies/${study}`, { title: title.value, folder: folder.value });
    return ['study.mine.saved'];
  });
}

function openRename(folder: string) {
  const name = byId('folder-name', HTMLInputElement);
  name.value = folder;
  open(renameDialog, async () => {
    await put('/studies/folders', { folder, name: name.value });
    return ['study.mine.renamed'];
  });
}

function openDelete(entry: Api.StudyEntry) {
  setText(byId('delete-title'), titleOf(entry));
  open(deleteDialog, async () => {
    const { erased }: Api.DeletedStudy = await remove(`/studies/${entry.study}`);
    return [erased ? 'study.mine.erased' : 'study.mine.removed'];
  });
}

function openImport() {
  const text = byId('import-text', HTMLTextAreaElement);
  open(importDialog, async () => {
    const { imported, present, problems }: Api.ImportedStudies = await post('/studies/import', {
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
