import type { SecurityEventRow } from "../modules/security-event/service";

/** So many different events are written in a window; all others are counted together. */
const MOST_KEYS = 200;
const WINDOW_MS = 60_000;

type Write = (rows: readonly SecurityEventRow[]) => void;

interface Counted {
  row: SecurityEventRow;
  /** How often it came after the first. */
  more: number;
  write: Write;
}

/**
 * Keeps what anybody can cause, and as often as they like, from filling the disk: the first of its
 * kind is written at once, the others of the same minute are counted and written as one. What is too
 * varied to be told apart is counted by kind alone.
 */
export class EventTally {
  readonly #counted = new Map<string, Counted>();
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly mostKeys = MOST_KEYS) {}

  add(row: SecurityEventRow, write: Write): void {
    this.#timer ??= setTimeout(() => this.flush(), WINDOW_MS).unref();
    const key = keyOf(row);
    const known = this.#counted.get(key);
    if (known) {
      known.more += 1;
      return;
    }
    if (this.#counted.size < this.mostKeys) {
      this.#counted.set(key, { row, more: 0, write });
      write([row]);
      return;
    }
    this.#addToOthers(row, write);
  }

  /** Writes what was counted, and begins anew. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const counted = [...this.#counted.values()];
    this.#counted.clear();
    for (const { row, more, write } of counted) {
      if (more > 0) write([{ ...row, id: `${row.id}-n`, at: new Date(), count: more }]);
    }
  }

  #addToOthers(row: SecurityEventRow, write: Write): void {
    const key = `others ${row.kind}`;
    const known = this.#counted.get(key);
    if (known) {
      known.more += 1;
      return;
    }
    const others = { actor_kind: "visitor", actor_id: null, actor_label: "Many visitors" };
    const unnamed = { address: null, request_id: null, before: null, after: null };
    const nothing = { subject_kind: null, subject_id: null, subject_label: null };
    this.#counted.set(key, { row: { ...row, ...others, ...unnamed, ...nothing }, more: 1, write });
  }
}

function keyOf(row: SecurityEventRow): string {
  const { kind, actor_id, address, subject_kind, subject_id, subject_label } = row;
  return JSON.stringify([kind, actor_id, address, subject_kind, subject_id, subject_label]);
}
