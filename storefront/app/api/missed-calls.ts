/** The server's part is in visitor.server.ts: what browsers load cannot import that file. */
let note: () => void = () => undefined;

/** Says what happens when a call of a page is not answered. */
export function takeMissedCallsTo(noteMissedCall: () => void): void {
  note = noteMissedCall;
}

/** A call of the page that is being made was refused or failed: what it would have shown is missing. */
export const noteMissedCall = (): void => note();
