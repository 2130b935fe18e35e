/** Notices that the browser shows: asks for them, and tells the server where to send them. */

import { get, post, remove } from '../wire/client';

const WORKER = '/push.js';
const KEPT = 'keepwright-push'; // the id of this browser's subscription

export function canBeTold(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Whether this browser is told of turns. */
export function isTold(): boolean {
  return localStorage.getItem(KEPT) !== null;
}

/** Ask the reader and subscribe; false if the browser may not show notices. */
export async function tellHere(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await navigator.serviceWorker.register(WORKER);
  const { key } = await get<{ key: string }>('/push/key');
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  const { id } = await post<{ id: string }>('/people/me/push', { endpoint, keys });
  localStorage.setItem(KEPT, id);
  return true;
}

export async function tellHereNoMore(): Promise<void> {
  const id = localStorage.getItem(KEPT);
  localStorage.removeItem(KEPT);
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  if (id !== null) await remove(`/people/me/push/${id}`);
}
