// A plain script in the head, so that the theme is set before the first paint.
try {
  document.documentElement.dataset.theme = localStorage.getItem('theme') ?? 'system';
} catch {
  document.documentElement.dataset.theme = 'system';
}
