/**
 * Keeps an element wholly within the view of the one that scrolls it, also when that changes its size
 * or is shown again. The page itself is never scrolled.
 *
 * @param find returns the element; null for the beginning
 * @returns scrolls to the element, for when another one has become it
 */
export function keepInView(scroller: Element, find: () => Element | null): () => void {
  const scroll = () => {
    const box = find()?.getBoundingClientRect();
    const own = scroller.getBoundingClientRect();
    if (box === undefined) {
      scroller.scrollTo({ left: 0, top: 0, behavior: 'instant' });
      return;
    }
    scroller.scrollBy({
      left: excess(box.left, box.right, own.left, own.right),
      top: excess(box.top, box.bottom, own.top, own.bottom),
      behavior: 'instant',
    });
  };
  new ResizeObserver(scroll).observe(scroller);
  return scroll;
}

/** Returns by how much a range must move back to be within another one, its beginning at least. */
function excess(start: number, end: number, from: number, to: number): number {
  return Math.min(Math.max(0, end - to), start - from);
}
