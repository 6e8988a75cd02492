/** What leads to the positions to try again. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { pluralForm, translate } from '../site/messages.ts';
import { dueMistakes } from './mistakes.ts';

/** Returns the link from a finished game; nothing where no position is to be tried again. */
export function retryLink(game: string, count: number): TemplateResult | typeof nothing {
  const name = translate(`study.retry.button.${pluralForm(count)}`, count);
  return count === 0
    ? nothing
    : html`<a
        class="button plain"
        id="retry"
        href="/puzzles/retry?game=${game}"
        aria-label=${name}
        title=${name}
        >${translate('study.retry.short', count)}</a
      >`;
}

/** Returns what the visitor's own page says of the mistakes that are due; nothing without any. */
export function dueCard(today = new Date()): TemplateResult | typeof nothing {
  const count = dueMistakes(today).length;
  return count === 0
    ? nothing
    : html`<section class="card" aria-labelledby="due-title">
        <h2 id="due-title">${translate('study.retry.title')}</h2>
        <p class="quiet">${translate(`study.retry.due.${pluralForm(count)}`, count)}</p>
        <p>
          <a class="button" id="due" href="/puzzles/retry">${translate('study.puzzle.begin')}</a>
        </p>
      </section>`;
}
