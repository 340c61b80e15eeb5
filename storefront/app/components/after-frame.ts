/**
 * Runs something once the next frame is drawn and on its way to the screen; soon where nobody looks.
 * Gives what calls it off. Effects of a press run before its frame: what may wait waits here.
 */
export function afterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer = setTimeout(run);
  };
  const frame = document.hidden ? undefined : requestAnimationFrame(soon);
  if (frame === undefined) soon();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
