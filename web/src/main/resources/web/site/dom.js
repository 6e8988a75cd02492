/**
 * The value of an attribute: a function listens to the event of that name, `false` and `undefined`
 * leave the attribute out, `true` sets it without a value.
 *
 * @typedef {string | number | boolean | undefined | ((event: Event) => unknown)} AttributeValue
 */

/**
 * Creates an element with attributes and children; an undefined child is left out.
 *
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, AttributeValue>} [attributes]
 * @param {...(Node | string | number | undefined)} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function createElement(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') {
      element.addEventListener(key, value);
    } else if (value !== false && value !== undefined) {
      element.setAttribute(key, value === true ? '' : String(value));
    }
  }
  for (const child of children) {
    if (child !== undefined) {
      element.append(typeof child === 'number' ? String(child) : child);
    }
  }
  return element;
}

/**
 * Returns the element with an id.
 *
 * @template {Element} [T=HTMLElement]
 * @param {string} id
 * @param {new () => T} [type] the class that it must have
 * @returns {T}
 * @throws {Error} when the page has no such element
 */
export function byId(id, type) {
  return checked(document.getElementById(id), type, `#${id}`);
}

/**
 * Returns the first element within a root that matches a selector.
 *
 * @template {Element} [T=HTMLElement]
 * @param {ParentNode} root
 * @param {string} selector
 * @param {new () => T} [type] the class that it must have
 * @returns {T}
 * @throws {Error} when there is no such element
 */
export function find(root, selector, type) {
  return checked(root.querySelector(selector), type, selector);
}

/**
 * @template {Element} T
 * @param {Element | null} element
 * @param {(new () => T) | undefined} type
 * @param {string} description
 */
function checked(element, type, description) {
  if (!(element instanceof (type ?? HTMLElement))) {
    throw new Error(`the page has no element ${description} of the expected type`);
  }
  return /** @type {T} */ (element);
}

/**
 * Sets a text where it differs, so that screen readers announce a live region once.
 *
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) {
    element.textContent = text;
  }
}
