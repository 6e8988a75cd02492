/** The icons of buttons, as SVG paths in a square of 24 units. Each is a constant, so that a bundle has those of its page. */

export const start = 'M6 5V19M18 5L9 12L18 19Z';
export const back = 'M15 5L7 12L15 19Z';
export const forward = 'M9 5L17 12L9 19Z';
export const end = 'M18 5V19M6 5L15 12L6 19Z';
export const flip = 'M7 4V18M7 18L3 14M7 18L11 14M17 20V6M17 6L13 10M17 6L21 10';
export const copy = 'M9 9H20V20H9ZM5 15H4V4H15V5';
export const download = 'M12 4V15M7 11L12 16L17 11M4 20H20';
export const pause = 'M8 5V19M16 5V19';
export const play = 'M8 5L18 12L8 19Z';
export const close = 'M6 6L18 18M18 6L6 18';
export const share = 'M12 15V4M8 8L12 4L16 8M5 13V20H19V13';
export const goal =
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM12 12h.01';
export const draw = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM3.5 12h17';
export const resign = 'M6 21V4M6 4.5H17L14.5 8.5L17 12.5H6';
export const chat = 'M4 5.5H20V16.5H11L6.5 20.5V16.5H4Z';
export const takeback = 'M9 14L4 9L9 4M4 9H14A5.5 5.5 0 0 1 14 20H11';
export const analyse = 'M5 19V11M12 19V5M19 19V14';
export const hint =
  'M9 17.5H15M10 20.5H14M8.5 14.5A6 6 0 1 1 15.5 14.5C15 15 14.8 16 14.8 17.5H9.2C9.2 16 9 15 8.5 14.5Z';
export const rules =
  'M12 7V20M12 7C10 5 7 5 4 5V18C7 18 10 18 12 20C14 18 17 18 20 18V5C17 5 14 5 12 7';
export const more =
  'M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0ZM11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0ZM18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0Z';
export const sound = 'M4 9V15H8L13 19V5L8 9ZM16 9A4 4 0 0 1 16 15M18.5 6.5A8 8 0 0 1 18.5 17.5';
export const mute = 'M4 9V15H8L13 19V5L8 9ZM16 9L21 15M21 9L16 15';
