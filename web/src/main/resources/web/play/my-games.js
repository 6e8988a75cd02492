/** The games of the visitor, those first in which it is their turn. */
import '../site/header.js';
import { drawRefreshedList } from './refreshed-list.js';

await drawRefreshedList('/mine', 'list.open', 20_000);
