/** The language of the page: `en` or `pt`. */
export const language = document.documentElement.lang;
