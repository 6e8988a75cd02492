/** The entry of pages that need no script of their own. */
import './header.js';

document.documentElement.dataset.ready = 'yes';
