/** The public profile of a member: since when, the ratings, the openings and the public games. */
import '../site/header.ts';
import { here } from '../site/address.ts';
import { ask } from '../site/ask.ts';
import { loadCatalogue } from '../site/boards.ts';
import { byId } from '../site/dom.ts';
import { errorText, showFailure, showProblem } from '../site/errors.ts';
import { translate } from '../site/messages.ts';
import { reloadWhenRestored } from '../site/restored.ts';
import { reloadOnSessionChange } from '../site/session.ts';
import { View } from '../site/view.ts';
import { GameRows } from './game-rows.ts';
import {
  doneText,
  head,
  openings,
  type PlayerState,
  ratings,
  RELATIONS,
  shownName,
} from './player-parts.ts';

reloadOnSessionChange();
reloadWhenRestored();

const name = decodeURIComponent(here().pathname.split('/')[2] ?? '');

async function draw(): Promise<void> {
  const [profile, { pools }, catalogue] = await Promise.all([
    ask('GET /players/{name}', { name }),
    ask('GET /players/{name}/ratings', { name }),
    loadCatalogue(),
  ]);
  const [most] = [...pools].sort((one, other) => other.games - one.games);
  const state: PlayerState = {
    catalogue,
    profile,
    pools,
    pool: most?.pool ?? '',
    done: '',
    change: (kind, isChosen) => void change(kind, isChosen),
    choose: pool => show({ pool }),
  };
  const views = [
    new View<PlayerState>(byId('profile'), state, head),
    new View<PlayerState>(byId('beside'), state, ratings),
    new View<PlayerState>(byId('openings'), state, openings),
  ];
  const show = (changes: Partial<PlayerState>) => views.forEach(view => view.update(changes));
  const change: (...of: Parameters<PlayerState['change']>) => Promise<void> = async (
    kind,
    isChosen,
  ) => {
    try {
      const all = await ask(`${isChosen ? 'DELETE' : 'PUT'} /relations/{kind}/{name}`, {
        kind,
        name,
      });
      const relations = RELATIONS.filter(one => all[one].includes(profile.name));
      show({ profile: { ...profile, relations }, done: doneText(kind, isChosen, profile.name) });
    } catch (error) {
      showFailure(error);
    }
  };
  show({});
  document.title = `${shownName(profile)} · Tabuleiro`;
  const all = byId('all-games', HTMLAnchorElement);
  all.href = `/search?player=${encodeURIComponent(profile.name)}`;
  all.textContent = translate('list.search.of-player', profile.name);
  new GameRows(byId('games'), catalogue, 'list.watch').update(profile.games);
  byId('none').hidden = profile.games.length > 0;
}

try {
  await draw();
} catch (error) {
  showProblem(errorText(error, 'game.failed'));
}
document.documentElement.dataset['ready'] = 'yes';
