/** The shop's no to something that cannot be done here; its sentence says where it can. */
interface SaidNo {
  status: 409;
  message: string;
}

const isSaidNo = (reason: unknown): reason is SaidNo =>
  reason instanceof Error && "status" in reason && reason.status === 409;

/**
 * Some of Medusa's pages ask before they delete something and then wait for the answer of nobody: a
 * refusal looked like a button that does nothing. Answers what ends that.
 */
export function tellUnheardRefusals(tell: (sentence: string) => void): () => void {
  const onUnheard = (event: PromiseRejectionEvent) => {
    if (!isSaidNo(event.reason)) return;
    event.preventDefault();
    tell(event.reason.message);
  };
  addEventListener("unhandledrejection", onUnheard);
  return () => removeEventListener("unhandledrejection", onUnheard);
}
