/**
 * Keeps the screen from going dark, where the browser allows it: on pages over https or on the computer itself, while they
 * are in front. Returns how to let it go dark again.
 */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isWanted = true;
  const hold = (): void => {
    if (!isWanted || document.hidden || !('wakeLock' in navigator)) return;
    // A battery that runs low may refuse.
    navigator.wakeLock.request('screen').then(
      (held) => (isWanted ? (lock = held) : void held.release()),
      () => {},
    );
  };
  // Whoever looks away lets it go: it is asked for again when they look back.
  document.addEventListener('visibilitychange', hold);
  hold();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', hold);
    void lock?.release();
  };
}
