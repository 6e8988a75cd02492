/** The entry of pages that need no script of their own. */
import './header.ts';

document.documentElement.dataset.ready = 'yes';
