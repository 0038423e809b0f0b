/** One server for all tests that do not need their own. */
import { Server } from './server';

export const ADDRESS = 'PARLOUR_E2E_ADDRESS';

export default async function setup(): Promise<() => Promise<void>> {
  const server = await Server.start();
  process.env[ADDRESS] = server.url;
  return () => server.stop();
}
