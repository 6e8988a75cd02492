// A plain script in the head, so that the theme and the visitor's entry are right in the first paint.
try {
  document.documentElement.dataset.theme = localStorage.getItem('theme') ?? 'system';
  document.documentElement.dataset.member = localStorage.getItem('member') === null ? 'no' : 'yes';
} catch {
  document.documentElement.dataset.theme = 'system';
}
