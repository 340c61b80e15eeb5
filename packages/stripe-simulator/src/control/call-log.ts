/** One call of the API, without its parameters: they may hold a card's number. */
export interface LoggedCall {
  at: string;
  method: string;
  path: string;
  idempotencyKey: string | null;
  /** 0 when the answer was kept back. */
  status: number;
}

const KEPT = 1000;

/** The last calls, oldest first. */
export class CallLog {
  readonly entries: LoggedCall[] = [];

  add(call: LoggedCall): void {
    this.entries.push(call);
    if (this.entries.length > KEPT) this.entries.shift();
  }

  clear(): void {
    this.entries.length = 0;
  }
}
