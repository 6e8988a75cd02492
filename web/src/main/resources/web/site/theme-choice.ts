/** The choice of the theme: light, dark, or that of the system. */
import { siteStorage } from './storage.ts';

/** Returns the theme that is chosen. */
export function currentTheme() {
  return document.documentElement.dataset.theme ?? 'system';
}

/**
 * Selects the theme that is not shown. The one of the system follows the system again.
 *
 * @returns the theme that is chosen now
 */
export function selectOtherTheme(): string {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const shown = currentTheme() === 'system' ? system : currentTheme();
  const other = shown === 'dark' ? 'light' : 'dark';
  const theme = other === system ? 'system' : other;
  siteStorage.setItem('theme', theme);
  document.documentElement.dataset.theme = theme;
  return theme;
}
