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

  function escaped(text) {
    return String(text).replace(/[&<>"]/g, (sign) => '&#' + sign.charCodeAt(0) + ';');
  }

  function line(points, shade, more = '') {
    const path = points.map(([x, y]) => x.toFixed(1) + ',' + y.toFixed(1)).join(' ');
    return '<polyline fill="none" stroke="' + shade + '" points="' + path + '" ' + more + '/>';
  }

  function label(x, y, anchor, text, turn = 0) {
    const at = x.toFixed(1) + ' ' + y.toFixed(1);
    return '<text transform="translate(' + at + ') rotate(' + turn + ')" text-anchor="' + anchor + '">' + escaped(text) + '</text>';
  }

  // The bars or the line of a series, with its intervals.
  function seriesParts(chart, set, index) {
    const { y } = chart.scales;
    const points = chart.getDatasetMeta(index).data;
    const given = points.filter((_, at) => (set.data[at] ?? null) !== null);
    const shade = set.borderColor;
    const shapes = chart.config.type === 'line'
      ? [line(given.map((point) => [point.x, point.y]), shade, 'stroke-width="2" stroke-dasharray="' + set.borderDash.join(' ') + '"')]
      : given.map((bar) => '<rect fill="' + shade + '" x="' + (bar.x - bar.width / 2).toFixed(1) + '" y="' + Math.min(bar.y, bar.base).toFixed(1) +
          '" width="' + bar.width.toFixed(1) + '" height="' + Math.abs(bar.base - bar.y).toFixed(1) + '"/>');
    const bars = points.flatMap((point, at) => {
      if ((set.low[at] ?? '') === '') {
        return [];
      }
      const [low, high] = [set.low[at], set.high[at]].map((end) => y.getPixelForValue(end));
      const { x } = point;
      return [line([[x - 3, low], [x + 3, low], [x, low], [x, high], [x - 3, high], [x + 3, high]], color('--ink'))];
    });
    return [...shapes, ...bars];
  }

  // A chart as it is drawn.
  function svgText(chart, title) {
    const { width, height, chartArea: area, scales: { x, y } } = chart;
    const sets = chart.data.datasets;
    const turn = -x.labelRotation;
    const parts = [
      '<title>' + escaped(title) + '</title>',
      '<rect width="' + width + '" height="' + height + '" fill="' + color('--paper') + '"/>',
      ...y.ticks.flatMap((tick) => {
        const at = y.getPixelForValue(tick.value);
        return [line([[area.left, at], [area.right, at]], color('--line')), label(area.left - 6, at + 4, 'end', tick.label)];
      }),
      ...x.ticks.map((tick) =>
        label(x.getPixelForValue(tick.value), area.bottom + 16, turn === 0 ? 'middle' : 'end', tick.label, turn)),
      ...sets.flatMap((set, index) => seriesParts(chart, set, index)),
      ...(sets.length < 2 ? [] : sets.flatMap((set, index) => {
        const left = area.left + (index * (area.right - area.left)) / sets.length;
        return [line([[left, 14], [left + 24, 14]], set.borderColor, 'stroke-width="4" stroke-dasharray="' + set.borderDash.join(' ') + '"'),
          label(left + 30, 18, 'start', set.label)];
      })),
    ];
    const holder = document.createElement('template');
    holder.innerHTML = '<svg viewBox="0 0 ' + width + ' ' + height + '" font-family="sans-serif" font-size="12" fill="' + color('--ink') + '">' +
      parts.join('') + '</svg>';
    return new XMLSerializer().serializeToString(holder.content.firstChild);
  }

  // The figures of a chart, with the ends of their intervals.
  function csvText(chart) {
    const sets = chart.data.datasets;
    const quoted = (cell) => '"' + String(cell ?? '').replaceAll('"', '""') + '"';
    const columns = sets.flatMap((set) => [[set.label, set.data],
      ...(set.low.length === 0 ? [] : [[set.label + ' (low)', set.low], [set.label + ' (high)', set.high]])]);
    const rows = [['', ...columns.map(([name]) => name)],
      ...chart.data.labels.map((name, at) => [name, ...columns.map(([, values]) => values[at])])];
    return rows.map((row) => row.map(quoted).join(',') + '\r\n').join('');
  }

  function save(button) {
    const figure = button.closest('figure');
    const chart = drawn.get(figure.querySelector('canvas'));
    const title = figure.querySelector('figcaption').textContent;
    const kind = button.dataset.save;
    const content = kind === 'svg' ? svgText(chart, title) : csvText(chart);
    const address = URL.createObjectURL(new Blob([content], { type: kind === 'svg' ? 'image/svg+xml' : 'text/csv' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = title.replace(/[^\p{L}\p{N}]+/gu, '-') + '.' + kind;
    link.click();
    // The browser reads it after this.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
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
  for (const button of document.querySelectorAll('[data-save]')) {
    button.addEventListener('click', () => save(button));
  }
  for (const button of document.querySelectorAll('[data-language]')) {
    button.addEventListener('click', () => speak(button.dataset.language));
  }
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', drawAll);
  speak(document.documentElement.lang);
})();
