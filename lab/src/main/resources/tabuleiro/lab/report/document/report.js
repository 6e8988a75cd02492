'use strict';
(() => {
  const drawn = new Map();

  function color(name) {
    return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  }

  // Draws the interval of each value as a line with caps.
  const errorBars = {
    id: 'errorBars',
    afterDatasetsDraw(chart) {
      const { ctx } = chart;
      ctx.save();
      ctx.strokeStyle = color('--ink');
      ctx.lineWidth = 1;
      chart.data.datasets.forEach((set, index) => {
        chart.getDatasetMeta(index).data.forEach((bar, at) => {
          const low = set.low[at] ?? '';
          const high = set.high[at] ?? '';
          if (low === '' || high === '' || !chart.isDatasetVisible(index)) {
            return;
          }
          const top = chart.scales.y.getPixelForValue(high);
          const bottom = chart.scales.y.getPixelForValue(low);
          ctx.beginPath();
          ctx.moveTo(bar.x, top);
          ctx.lineTo(bar.x, bottom);
          for (const end of [top, bottom]) {
            ctx.moveTo(bar.x - 3, end);
            ctx.lineTo(bar.x + 3, end);
          }
          ctx.stroke();
        });
      });
      ctx.restore();
    },
  };

  function interval(set, at) {
    const low = set.low[at] ?? '';
    return low === '' ? '' : ' (' + low.toFixed(1) + ' – ' + set.high[at].toFixed(1) + ')';
  }

  function dataset(series, index) {
    const shade = color(index === 0 ? '--first' : '--second');
    return {
      label: series.name,
      low: series.low,
      high: series.high,
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

  // The scale has room for the error bars.
  function bounds(series) {
    const ends = series.flatMap((one) => [...one.low, ...one.high]).filter((end) => end !== '');
    return ends.length === 0
      ? {}
      : { suggestedMin: Math.min(...ends), suggestedMax: Math.max(...ends) };
  }

  function options(series) {
    const axis = { grid: { color: color('--line') }, ticks: { color: color('--soft') } };
    return {
      animation: false,
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      plugins: { legend: { display: series.length > 1, labels: { color: color('--ink') } },
        tooltip: {
          callbacks: {
            label: ({ dataset: set, dataIndex: at }) =>
              set.label + ': ' + set.data[at].toFixed(1) + interval(set, at),
          },
        },
      },
      scales: { x: axis, y: { beginAtZero: true, ...bounds(series), ...axis } },
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
        options: options(chart.series),
        plugins: [errorBars],
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
      .map((set) => set.label + ' ' + set.data[at].toFixed(1) + interval(set, at));
    canvas.closest('figure').querySelector('.said').textContent =
      chart.data.labels[at] + ': ' + parts.join(', ');
    return true;
  }

  // Shows a position of a game. The drawing keeps its place when the language changes.
  function step(film, name) {
    const frames = film.querySelectorAll('.frame');
    const captions = JSON.parse(film.querySelector('script').textContent);
    const svg = film.querySelector('svg');
    const last = frames.length - 1;
    const now = Number(svg.dataset.at ?? 0);
    const at = { first: 0, back: Math.max(now - 1, 0), next: Math.min(now + 1, last), last }[name] ?? now;
    frames[now].setAttribute('visibility', 'hidden');
    frames[at].setAttribute('visibility', 'visible');
    svg.dataset.at = at;
    film.querySelector('.said').textContent = captions[at];
    film.querySelector('.frames').setAttribute('aria-label', captions[at]);
  }

  // A drawing is in the page once, as its parts have ids: it moves to the language that is shown.
  function showFilms() {
    for (const film of document.querySelectorAll('main:not([hidden]) .film')) {
      const id = film.dataset.film;
      const drawing =
        document.querySelector('[data-film="' + id + '"] svg') ??
        document.getElementById(id).content.querySelector('svg');
      film.querySelector('.frames').append(drawing);
      step(film, '');
    }
  }

  const STEPS = { ArrowRight: 'next', ArrowLeft: 'back', Home: 'first', End: 'last' };

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
    showFilms();
  }

  document.addEventListener('keydown', (event) => {
    const film = event.target.closest('.film');
    if (event.target.tagName === 'CANVAS' && walk(event.target, event.key)) {
      event.preventDefault();
    } else if (film && STEPS[event.key]) {
      step(film, STEPS[event.key]);
      event.preventDefault();
    }
  });
  for (const button of document.querySelectorAll('[data-step]')) {
    button.addEventListener('click', () => step(button.closest('.film'), button.dataset.step));
  }
  for (const button of document.querySelectorAll('[data-language]')) {
    button.addEventListener('click', () => speak(button.dataset.language));
  }
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', drawAll);
  speak(document.documentElement.lang);
})();
