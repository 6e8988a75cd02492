'use strict';
(() => {
  const drawn = new Map();

  function color(name) {
    return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  }

  function dataset(series, index) {
    const shade = color(index === 0 ? '--first' : '--second');
    return {
      label: series.name,
      data: series.values.map((value) => (value === '' ? null : value)),
      borderColor: shade,
      backgroundColor: shade,
      borderDash: index === 0 ? [] : [6, 4],
      borderWidth: 2,
      pointRadius: 0,
      pointHitRadius: 8,
      categoryPercentage: 0.9,
      barPercentage: 1,
    };
  }

  function options(many) {
    const axis = { grid: { color: color('--line') }, ticks: { color: color('--soft') } };
    return {
      animation: false,
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      plugins: { legend: { display: many, labels: { color: color('--ink') } } },
      scales: { x: axis, y: { beginAtZero: true, ...axis } },
    };
  }

  function draw(canvas) {
    const chart = JSON.parse(canvas.parentElement.querySelector('script').textContent);
    drawn.get(canvas)?.destroy();
    drawn.set(
      canvas,
      new Chart(canvas, {
        type: chart.line ? 'line' : 'bar',
        data: { labels: chart.labels, datasets: chart.series.map(dataset) },
        options: options(chart.series.length > 1),
      }),
    );
  }

  function drawAll() {
    for (const canvas of document.querySelectorAll('main:not([hidden]) canvas')) {
      draw(canvas);
    }
  }

  // Arrow keys walk through the figures of a chart, and say them.
  function walk(canvas, key) {
    const chart = drawn.get(canvas);
    const last = chart.data.labels.length - 1;
    const now = Number(canvas.dataset.at ?? -1);
    const next = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: last }[key];
    if (next === undefined) {
      return false;
    }
    const at = Math.min(Math.max(next, 0), last);
    canvas.dataset.at = at;
    const active = chart.data.datasets.map((_, index) => ({ datasetIndex: index, index: at }));
    chart.setActiveElements(active);
    chart.tooltip.setActiveElements(active, { x: 0, y: 0 });
    chart.update();
    const parts = chart.data.datasets
      .filter((set) => set.data[at] !== null && set.data[at] !== undefined)
      .map((set) => set.label + ' ' + set.data[at].toFixed(1));
    canvas.closest('figure').querySelector('.said').textContent =
      chart.data.labels[at] + ': ' + parts.join(', ');
    return true;
  }

  function speak(language) {
    document.documentElement.lang = language;
    for (const main of document.querySelectorAll('main')) {
      main.hidden = main.lang !== language;
    }
    for (const button of document.querySelectorAll('[data-language]')) {
      button.setAttribute('aria-pressed', String(button.dataset.language === language));
    }
    document.title = document.querySelector('main:not([hidden]) h1').textContent;
    drawAll();
  }

  document.addEventListener('keydown', (event) => {
    if (event.target.tagName === 'CANVAS' && walk(event.target, event.key)) {
      event.preventDefault();
    }
  });
  for (const button of document.querySelectorAll('[data-language]')) {
    button.addEventListener('click', () => speak(button.dataset.language));
  }
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', drawAll);
  speak(document.documentElement.lang);
})();
