/** A chart of the ratings of a player after each rated game. */
import { createSvg } from '../board/svg.ts';
import { translate } from '../site/messages.ts';

const WIDTH = 640;
const HEIGHT = 200;
const LEFT = 48;
const BORDER = 12;

/** The step between two lines of the scale, in Elo points. */
const STEP = 100;

/**
 * Returns the points of a line in the coordinates of the chart.
 *
 * @param low the rating at the lower edge
 * @param high the rating at the upper edge
 */
export function chartPoints(ratings: number[], low: number, high: number) {
  const width = WIDTH - LEFT - BORDER;
  const height = HEIGHT - 2 * BORDER;
  return ratings.map((rating, index) => {
    const x = LEFT + (ratings.length === 1 ? width / 2 : (index * width) / (ratings.length - 1));
    const y = BORDER + ((high - rating) / (high - low)) * height;
    return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
  });
}

/**
 * Creates a chart. A screen reader says the first, the last, the lowest and the highest rating.
 *
 * @param pool with at least one game
 */
export function createRatingChart({ history }: Api.PoolRating) {
  const ratings = history.map(({ rating }) => rating);
  const least = Math.min(...ratings);
  const most = Math.max(...ratings);
  const low = Math.floor((least - 1) / STEP) * STEP;
  const high = Math.ceil((most + 1) / STEP) * STEP;
  const points = chartPoints(ratings, low, high);
  const label = translate('list.rating.chart', ratings[0], ratings.at(-1) ?? 0, least, most);
  const chart = createSvg('svg', {
    class: 'rating-chart',
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    role: 'img',
    'aria-label': label,
  });
  for (let line = low; line <= high; line += STEP) {
    const [[, y]] = chartPoints([line], low, high);
    const text = createSvg('text', { x: LEFT - 8, y: y + 4, 'text-anchor': 'end' });
    text.textContent = String(line);
    chart.append(createSvg('path', { class: 'scale', d: `M${LEFT} ${y}H${WIDTH - BORDER}` }), text);
  }
  chart.append(createSvg('polyline', { points: points.map(point => point.join(',')).join(' ') }));
  const [x, y] = points.at(-1) ?? [0, 0];
  chart.append(createSvg('circle', { cx: x, cy: y, r: 4 }));
  return chart;
}
