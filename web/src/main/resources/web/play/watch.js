/** The public games in progress. */
import '../site/header.js';
import { drawRefreshedList } from './refreshed-list.js';

await drawRefreshedList('/watching', 'list.watch', 15_000);
