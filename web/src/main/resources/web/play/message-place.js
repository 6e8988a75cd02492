/**
 * Puts a message over the upper edge of the board where it would hide cells at the lower edge.
 *
 * @param {HTMLElement} message a child of `.board-messages` that is shown
 * @param {DOMRect[]} boxes where the cells that it is about are in the window
 */
export function avoidCells(message, boxes) {
  message.classList.remove('upper');
  const own = message.getBoundingClientRect();
  const top = message.closest('.board-frame')?.getBoundingClientRect().top ?? 0;
  const hidesSome = boxes.some(({ bottom }) => bottom > own.top);
  const wouldHideOthers = boxes.some(cell => cell.top < top + own.height);
  message.classList.toggle('upper', hidesSome && !wouldHideOthers);
}
