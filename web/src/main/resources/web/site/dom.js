/** Making elements of a page. */

/**
 * Returns a new element. Attributes that are functions listen to the event of that name; `false` and
 * `undefined` leave an attribute out, `true` sets it without a value.
 */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') {
      element.addEventListener(key, value);
    } else if (value !== false && value !== undefined) {
      element.setAttribute(key, value === true ? '' : value);
    }
  }
  element.append(...children.filter(child => child !== undefined));
  return element;
}

/** Returns the element of an id. */
export function byId(id) {
  return document.getElementById(id);
}

/** Sets a text where it differs, so that nothing is announced twice. */
export function setText(element, text) {
  if (element.textContent !== text) {
    element.textContent = text;
  }
}
