import { get, put, remove } from './api.js';
import { registerServiceWorker } from './offline-copy.ts';
import { loadSetting, saveSetting } from './storage.ts';

/**
 * Whether this device gets notifications: `unsupported` where the browser cannot, `denied` where it
 * blocks them.
 */
export type PushState = 'unsupported' | 'denied' | 'on' | 'off';

/** The stored subscription. */
interface StoredSubscription {
  /** the server's id of it; empty when there is none */
  id: string;
  /** when the server has got it */
  sent: number;
}

/** The name under which the browser stores the subscription. */
const STORAGE_NAME = 'push';

/** How often the server gets the subscription again, in case that it has lost it. */
const REFRESH_MILLIS = 24 * 60 * 60 * 1000;

function stored(): StoredSubscription {
  return loadSetting(STORAGE_NAME, { id: '', sent: 0 });
}

function isSupported() {
  return (
    'serviceWorker' in navigator &&
    globalThis.PushManager !== undefined &&
    globalThis.Notification !== undefined
  );
}

/**
 * Returns whether this device gets notifications, and renews an old subscription. A browser that
 * refuses to say it gives none.
 */
export async function pushState() {
  try {
    return await readState();
  } catch {
    return 'unsupported';
  }
}

async function readState() {
  let state: PushState = 'off';
  if (!isSupported()) {
    state = 'unsupported';
  } else if (Notification.permission === 'denied') {
    state = 'denied';
  } else if (Notification.permission === 'granted' && stored().id !== '') {
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    if (subscription) {
      state = 'on';
      await refresh(subscription);
    }
  }
  return state;
}

async function refresh(subscription: PushSubscription) {
  const age = Date.now() - stored().sent;
  if (age > REFRESH_MILLIS || age < 0) {
    try {
      await send(subscription);
    } catch {
      // The next page tries again.
    }
  }
}

async function send(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  const { id }: Api.PushSubscription = await put('/push/subscriptions', {
    endpoint,
    p256dh: keys?.p256dh,
    auth: keys?.auth,
  });
  saveSetting(STORAGE_NAME, { id, sent: Date.now() });
}

/**
 * Asks the visitor and the browser for notifications.
 *
 * @throws {Error} when the push service or the server cannot be reached
 */
export async function turnPushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') {
    return pushState();
  }
  const { key }: Api.Push = await get('/push');
  const registration = await registerServiceWorker();
  const subscription = await subscribe(registration.pushManager, key);
  await send(subscription);
  return 'on';
}

/** Subscribes with the server's key. A subscription with another key is replaced. */
async function subscribe(manager: PushManager, key: string) {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const old = await manager.getSubscription();
    if (old === null) {
      throw error;
    }
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}

/** Forgets the subscription of this device, which the server has ended. */
export function forgetPush() {
  saveSetting(STORAGE_NAME, { id: '', sent: 0 });
}

/**
 * Ends the notifications of this device.
 *
 * @throws {Error} when the server cannot be reached
 */
export async function turnPushOff() {
  const { id } = stored();
  if (id !== '') {
    await remove(`/push/subscriptions/${id}`);
  }
  forgetPush();
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
