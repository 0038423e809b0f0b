/** Who uses this browser. */
import { api } from './api';
import type { Guest, Profile } from './protocol';

let guest = $state.raw<Guest | null>(null);
let asking: Promise<Guest> | undefined;

export function me(): Guest | null {
  return guest;
}

/** Asks the server once; a newcomer gets a name and a cookie there. */
export async function loadMe(): Promise<Guest> {
  asking ??= api.me();
  try {
    guest = await asking;
    return guest;
  } catch (error) {
    asking = undefined;
    throw error;
  }
}

/** Asks again: this device may have been signed out, and somebody new uses it then. */
export function reloadMe(): Promise<Guest> {
  asking = undefined;
  return loadMe();
}

export async function nameMe(profile: Profile): Promise<void> {
  guest = await api.nameMe(profile);
}

export async function claimDevice(token: string): Promise<void> {
  guest = await api.claimDevice(token);
  asking = Promise.resolve(guest);
}
