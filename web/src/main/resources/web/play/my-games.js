/** The games of the visitor, those first in which it is their turn. */
import { drawRefreshedList } from './refreshed-list.js';

await drawRefreshedList('/mine', 'list.open', 20_000);
