/**
 * What takes long is worked out after a tap is seen to be taken.
 */

/** Does something once the next frame is drawn; at once on a page that nobody sees, as none is drawn there. @returns takes it back */
export function afterFrame(act: () => void): () => void {
  if (document.hidden) {
    act();
    return () => {};
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
