import { boardName } from '../site/boards.ts';
import { byId, createElement } from '../site/dom.ts';
import { translate } from '../site/messages.ts';

/** The fields that are parameters of the address under their own names. */
const FIELDS = ['player', 'result', 'rated', 'minPlies', 'maxPlies', 'from', 'to'];

/** Those of them that the form shows when they are asked for. */
const RARER = FIELDS.slice(2);

function field(id: string) {
  return byId(id) as HTMLInputElement | HTMLSelectElement;
}

/** The form of the search. Its state is that of the address, without the moves of the opening. */
export class SearchForm {
  #board = byId('board', HTMLSelectElement);
  #catalogue;

  constructor(catalogue: Api.Catalogue) {
    this.#catalogue = catalogue;
    for (const family of catalogue.families) {
      const boards = family.variants
        .filter(({ featured }) => featured)
        .map(({ variant }) => this.#option({ game: family.game, variant }));
      this.#board.append(
        createElement(
          'optgroup',
          { label: family.name },
          createElement(
            'option',
            { value: `${family.game}/` },
            translate('list.search.all-of', family.name),
          ),
          ...boards,
        ),
      );
    }
  }

  #option(id: GameId) {
    return createElement(
      'option',
      { value: `${id.game}/${id.variant}` },
      boardName(this.#catalogue, id),
    );
  }

  /** The game that is chosen, and its variant; each is empty where all are searched. */
  get board(): GameId {
    const [game, variant = ''] = this.#board.value.split('/');
    return { game, variant };
  }

  /** Shows the state of an address. */
  show(query: URLSearchParams) {
    for (const name of FIELDS) {
      field(name).value = query.get(name) ?? '';
    }
    if (RARER.some(name => query.has(name))) {
      byId('rarer', HTMLDetailsElement).open = true;
    }
    const id = { game: query.get('game') ?? '', variant: query.get('variant') ?? '' };
    const value = id.game === '' ? '' : `${id.game}/${id.variant}`;
    if (![...this.#board.options].some(option => option.value === value)) {
      this.#board.append(this.#option(id));
    }
    this.#board.value = value;
  }

  /**
   * Returns the state as parameters of an address.
   *
   * @param moves the moves of the opening
   */
  query(moves: readonly string[]) {
    const { game, variant } = this.board;
    const query = new URLSearchParams();
    for (const [name, value] of [
      ['game', game],
      ['variant', variant],
      ...FIELDS.map(id => [id, field(id).value.trim()]),
      ['moves', moves.join(' ')],
    ]) {
      if (value !== '') {
        query.set(name, value);
      }
    }
    return query;
  }
}
