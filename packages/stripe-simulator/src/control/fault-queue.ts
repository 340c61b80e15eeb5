/** A failure that the next calls of the API meet. */
export interface Fault {
  /**
   * `error`: 500. `rate_limit`: 429. `hang_up`: the connection breaks. `timeout`: no answer ever.
   * `slow`: a right answer, `delayMs` late.
   */
  kind: "error" | "rate_limit" | "hang_up" | "timeout" | "slow";
  /** How many calls meet it. */
  count: number;
  /** `after`: the call is carried out, only its answer is lost. */
  when: "before" | "after";
  /** Only calls with this method, or whose path holds this text. */
  method?: string | undefined;
  path?: string | undefined;
  delayMs?: number | undefined;
}

/** Faults that wait for their calls. */
export class FaultQueue {
  private faults: Fault[] = [];

  add(fault: Fault): void {
    this.faults.push({ ...fault });
  }

  /** The fault that this call meets, if any; it is used up by one. */
  take(method: string, path: string): Fault | undefined {
    const fault = this.faults.find(
      (each) =>
        each.count > 0 &&
        (each.method === undefined || each.method === method) &&
        (each.path === undefined || path.includes(each.path)),
    );
    if (!fault) return undefined;
    fault.count -= 1;
    this.faults = this.faults.filter((each) => each.count > 0);
    return fault;
  }

  clear(): void {
    this.faults = [];
  }
}
