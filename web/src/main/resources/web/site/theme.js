// Not a module, so that it runs before anything is painted.
try {
  document.documentElement.dataset.theme = localStorage.getItem('theme') ?? 'system';
} catch {
  document.documentElement.dataset.theme = 'system';
}
