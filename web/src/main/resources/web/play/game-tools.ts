import { byId, createElement } from '../site/dom.ts';
import { createIcon } from '../site/create-icon.ts';
import * as icons from '../site/icons.ts';
import { translate } from '../site/messages.ts';
import type { GamePage } from './game-page.ts';

/** A button of the header line, and the key that does the same. */
interface GameTool {
  /** its text has the key `game.NAME` */
  name: string;
  /** its path; without one the tool has its button elsewhere */
  icon?: string;
  key: string;
  act: () => void;
  /** for a switch: whether it is on */
  isOn?: () => boolean;
  /** the icon of a switch that is off */
  iconOff?: string;
}

/** The elements in which keys type text. */
const TEXT_FIELDS = 'input, select, textarea, dialog';

/**
 * Creates the buttons of a game's page: the goal, the rules, the sound, and the drawer with the rest.
 */
export function createGameTools({ goal, endCard, rules, more, sounds, preferences }: GamePage) {
  const toggleGoal = () => {
    goal.show(endCard.isOpen || !goal.isShown);
    endCard.close(); // It stands for the goal.
  };
  createTools(
    [
      { name: 'goal', icon: icons.goal, key: 'g', act: toggleGoal },
      { name: 'rules', icon: icons.rules, key: 'r', act: () => rules.toggle() },
      {
        name: 'sound',
        icon: icons.sound,
        iconOff: icons.mute,
        key: 'm',
        act: () => sounds.toggle(),
        isOn: () => sounds.isOn,
      },
      { name: 'more', icon: icons.more, key: 'o', act: () => more.toggle() },
      {
        name: 'hint',
        key: 'h',
        act: () => document.getElementById('hint-more')?.click(),
      },
    ],
    () => preferences.keys,
  );
}

/**
 * Creates the buttons of the header line and listens to their keys.
 *
 * @param hasKeys whether the visitor wants single keys to act
 */
function createTools(tools: GameTool[], hasKeys: () => boolean) {
  const drawn = new Map(
    tools.map(tool => {
      const act = () => {
        tool.act();
        drawn.get(tool)?.draw();
      };
      return [tool, { ...createTool({ ...tool, act }), act }];
    }),
  );
  const buttons = [...drawn].filter(([{ icon }]) => icon !== undefined);
  byId('tools').replaceChildren(...buttons.map(([, { button }]) => button));
  addEventListener('keydown', event => {
    const target = event.target instanceof Element ? event.target : null;
    const isTyped =
      event.defaultPrevented ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      (target?.closest(TEXT_FIELDS) ?? null) !== null;
    const tool = tools.find(({ key }) => key === event.key);
    if (tool !== undefined && !isTyped && hasKeys()) {
      event.preventDefault();
      drawn.get(tool)?.act();
    }
  });
}

function createTool({ name, icon, key, act, isOn, iconOff = icon }: GameTool) {
  const label = translate(`game.${name}`);
  const button = createElement('button', {
    type: 'button',
    class: 'tool',
    id: `tool-${name}`,
    'aria-label': label,
    'aria-keyshortcuts': key,
    title: `${label} (${key})`,
    click: act,
  });
  const draw = () => {
    const isActive = isOn?.() ?? true;
    const shown = isActive ? icon : iconOff;
    button.replaceChildren(...(shown === undefined ? [] : [createIcon(shown)]));
    if (isOn !== undefined) {
      button.setAttribute('aria-pressed', String(isActive));
    }
  };
  draw();
  return { button, draw };
}
