/** What a page is told. */
import type { Guest } from './guest';

/** Everything that a page is sent: answers of the server and frames of its sockets. */
export function receivedBy({ page }: Guest): string[] {
  const received: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/api/')) answer.text().then((text) => received.push(`${answer.url()} ${text}`), () => {});
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => received.push(payload.toString())));
  return received;
}
