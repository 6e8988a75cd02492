// A plain script, part of every page, so that theme and entries are right in the first paint.
{
  const { dataset } = document.documentElement;
  const stored = (/** @type {string} */ name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  dataset.theme = stored('theme') ?? 'system';
  // An edition without a server has one visitor only.
  dataset.member = dataset.edition === undefined && stored('member') === null ? 'no' : 'yes';
}
