/** The devices of a member on the page of the account. */
import { createElement } from './dom.ts';
import { formatTime } from './format-time.ts';
import { translate } from './messages.ts';

/**
 * Returns the entry of a device in the list.
 *
 * @param end signs the device out
 */
export function createDeviceEntry(device: Api.Device, end: (device: Api.Device) => void) {
  const name = device.name === '' ? translate('account.unknown-device') : device.name;
  const used = translate('account.used', formatTime(device.usedMillis));
  const button = {
    type: 'button',
    class: 'button small',
    click: () => end(device),
    'aria-label': translate('account.end-device', name),
  };
  return createElement(
    'li',
    {},
    createElement(
      'p',
      {},
      name,
      createElement('br'),
      createElement('span', { class: 'quiet' }, used),
    ),
    device.current
      ? createElement('span', { class: 'quiet' }, translate('account.here'))
      : createElement('button', button, translate('account.sign-out')),
  );
}
