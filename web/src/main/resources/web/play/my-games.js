/** The games of the visitor, those first in which it is their turn, and the notifications about them. */
import '../site/header.js';
import { byId } from '../site/dom.js';
import { reloadOnSessionChange } from '../site/session.js';
import { PushSwitch } from './push-switch.js';
import { drawRefreshedList } from './refreshed-list.js';

reloadOnSessionChange();

const push = new PushSwitch(byId('push'));
await Promise.all([drawRefreshedList('/mine', 'list.open', 20_000), push.draw()]);
