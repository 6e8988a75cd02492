/**
 * Copies the text of an element. Where the browser does not let the page copy, the text is selected
 * for the visitor to copy.
 *
 * @param element a field, or an element with text
 * @returns whether it was copied
 */
export async function copyText(element: HTMLElement): Promise<boolean> {
  const isField = element instanceof HTMLInputElement;
  if (isField) {
    element.select();
  } else {
    getSelection()?.selectAllChildren(element);
  }
  try {
    await navigator.clipboard.writeText(isField ? element.value : element.innerText);
    return true;
  } catch {
    return false;
  }
}
