/** The page of moderators: open reports with what was written, and what can be done about them. */
import './header.ts';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { ask } from './ask.ts';
import { byId, setText } from './dom.ts';
import { showFailure } from './errors.ts';
import { locale } from './language.ts';
import { translate } from './messages.ts';
import { View } from './view.ts';

interface ModerationState {
  readonly reports: readonly Api.ReportedGame[];
}

const times = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

const view = new View<ModerationState>(byId('reports'), { reports: [] }, ({ reports }) =>
  reports.length === 0
    ? html`<p class="empty">${translate('site.moderation.none')}</p>`
    : html`${reports.map(reportCard)}`,
);

/** Does something, then shows the reports as they are and says what was done. */
async function act(work: Promise<Api.Reports>, done: string): Promise<void> {
  try {
    const { reports } = await work;
    view.update({ reports });
    byId('problem').hidden = true;
    setText(byId('done'), done);
  } catch (error) {
    setText(byId('done'), '');
    showFailure(error);
  }
}

/** Returns the text of a field of the form that is sent, and empties the field. */
function takeField(event: SubmitEvent, name: string): string {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  const text = String(new FormData(form).get(name) ?? '').trim();
  form.reset();
  return text;
}

function reportCard(report: Api.ReportedGame): TemplateResult {
  const { gameId, players, reporter, reason, note, timeMillis, messages, members } = report;
  const by = reporter === '' ? translate('site.moderation.visitor') : reporter;
  return html`
    <section class="card stack" aria-labelledby="game-${gameId}">
      <h2 id="game-${gameId}"><a href="/g/${gameId}">${players.join(' – ')}</a></h2>
      <p>
        <span class="tag">${translate(`site.moderation.reason.${reason}`)}</span>
        ${translate('site.moderation.by', by, times.format(timeMillis))}
      </p>
      ${note === '' ? nothing : html`<blockquote>${note}</blockquote>`}
      ${messages.length === 0 ? nothing : messageList(report)}
      ${members.map(name => memberForms(name))}
      <form class="row" @submit=${(event: SubmitEvent) => close(event, gameId)}>
        <label class="field"
          >${translate('site.moderation.note')}<input name="note" maxlength="1000"
        /></label>
        <button class="button main" type="submit">${translate('site.moderation.close')}</button>
      </form>
      <details>
        <summary>${translate('site.moderation.delete')}</summary>
        <p>${translate('site.moderation.delete-lead')}</p>
        <form class="row" @submit=${(event: SubmitEvent) => deleteGame(event, gameId)}>
          <label class="field"
            >${translate('site.moderation.delete-reason')}<input
              name="reason"
              required
              maxlength="1000"
          /></label>
          <button class="button danger" type="submit">
            ${translate('site.moderation.delete')}
          </button>
        </form>
      </details>
    </section>
  `;
}

function messageList({ gameId, players, messages }: Api.ReportedGame): TemplateResult {
  return html`<ol class="stack" aria-label=${translate('site.moderation.messages')}>
    ${messages.map(
      ({ number, side, text }) =>
        html`<li class="row spread">
          <span>${players[side === 'first' ? 0 : 1]}: ${text}</span>
          <button
            class="button small danger"
            type="button"
            aria-label=${translate('site.moderation.erase-this', text)}
            @click=${() => erase(gameId, number)}
          >
            ${translate('site.moderation.erase')}
          </button>
        </li>`,
    )}
  </ol>`;
}

function memberForms(name: string): TemplateResult {
  return html`<details>
    <summary>${translate('site.moderation.member', name)}</summary>
    <form class="row" @submit=${(event: SubmitEvent) => suspend(event, name)}>
      <label class="field"
        >${translate('site.moderation.suspend-reason')}<input
          name="reason"
          required
          maxlength="1000"
      /></label>
      <button class="button danger" type="submit">${translate('site.moderation.suspend')}</button>
      <button class="button" type="button" @click=${() => lift(name)}>
        ${translate('site.moderation.lift')}
      </button>
    </form>
    <form class="row" @submit=${(event: SubmitEvent) => rename(event, name)}>
      <label class="field"
        >${translate('site.moderation.new-name')}<input name="name" required maxlength="20"
      /></label>
      <button class="button" type="submit">${translate('site.moderation.rename')}</button>
    </form>
  </details>`;
}

function close(event: SubmitEvent, id: string): void {
  const note = takeField(event, 'note');
  void act(
    ask('POST /moderation/games/{id}/closing', { id }, { note }),
    translate('site.moderation.closed'),
  );
}

function deleteGame(event: SubmitEvent, id: string): void {
  const reason = takeField(event, 'reason');
  void act(
    ask('POST /moderation/games/{id}/deletion', { id }, { reason }),
    translate('site.moderation.deleted'),
  );
}

function erase(id: string, number: number): void {
  void act(
    ask('DELETE /moderation/games/{id}/messages/{number}', { id, number: String(number) }),
    translate('site.moderation.erased'),
  );
}

function suspend(event: SubmitEvent, name: string): void {
  const reason = takeField(event, 'reason');
  void act(
    ask('PUT /moderation/members/{name}/suspension', { name }, { reason }),
    translate('site.moderation.suspended', name),
  );
}

function lift(name: string): void {
  void act(
    ask('DELETE /moderation/members/{name}/suspension', { name }),
    translate('site.moderation.lifted', name),
  );
}

function rename(event: SubmitEvent, name: string): void {
  const other = takeField(event, 'name');
  void act(
    ask('PUT /moderation/members/{name}/name', { name }, { name: other }),
    translate('site.moderation.renamed', name, other),
  );
}

await act(ask('GET /moderation/reports', {}), '');
document.documentElement.dataset.ready = 'yes';
