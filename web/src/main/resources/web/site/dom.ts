/**
 * The value of an attribute: a function listens to the event of that name, `false` and `undefined`
 * leave the attribute out, `true` sets it without a value.
 */
type AttributeValue = string | number | boolean | undefined | ((event: Event) => unknown);

/** Creates an element with attributes and children; an undefined child is left out. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, AttributeValue> = {},
  ...children: (Node | string | number | undefined)[]
): HTMLElementTagNameMap[Name] {
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
 * @param type the class that it must have
 * @throws {Error} when the page has no such element
 */
export function byId<T extends Element = HTMLElement>(id: string, type?: new () => T): T {
  return checked(document.getElementById(id), type, `#${id}`);
}

/**
 * Returns the first element within a root that matches a selector.
 *
 * @param type the class that it must have
 * @throws {Error} when there is no such element
 */
export function find<T extends Element = HTMLElement>(
  root: ParentNode,
  selector: string,
  type?: new () => T,
): T {
  return checked(root.querySelector(selector), type, selector);
}

function checked<T extends Element>(
  element: Element | null,
  type: (new () => T) | undefined,
  description: string,
) {
  if (!(element instanceof (type ?? HTMLElement))) {
    throw new Error(`the page has no element ${description} of the expected type`);
  }
  return element as T;
}

/** Sets a text where it differs, so that screen readers announce a live region once. */
export function setText(element: Element, text: string) {
  if (element.textContent !== text) {
    element.textContent = text;
  }
}
