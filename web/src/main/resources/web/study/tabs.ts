import { byId } from '../site/dom.ts';

/**
 * Lets tabs choose which of their panels is shown, by a click or by the arrow keys.
 *
 * @param element the element that holds the tabs
 * @param onSelect called with the id of the tab that was selected
 */
export function useTabs(element: HTMLElement, onSelect: (id: string) => void) {
  const tabs = [...element.querySelectorAll<HTMLElement>('[role=tab]')];
  const select = (selected: HTMLElement) => {
    for (const tab of tabs) {
      const isSelected = tab === selected;
      tab.setAttribute('aria-selected', String(isSelected));
      tab.tabIndex = isSelected ? 0 : -1;
      byId(tab.getAttribute('aria-controls') ?? '').hidden = !isSelected;
    }
    onSelect(selected.id);
  };
  for (const tab of tabs) {
    tab.addEventListener('click', () => select(tab));
    tab.addEventListener('keydown', ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0;
      const shown = tabs.filter(one => one.checkVisibility());
      const next = shown[shown.indexOf(tab) + step];
      if (step !== 0 && next !== undefined) {
        select(next);
        next.focus();
      }
    });
  }
}
