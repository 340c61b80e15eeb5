import type { SecurityEventRow } from "../modules/security-event/service";

/** So many different events are written in a window; all others are counted together. */
const MOST_KEYS = 200;
/** So many of them from one IP, so that nobody alone drowns what others do. */
const MOST_OF_ADDRESS = 20;
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
 * varied to be told apart is counted by kind and IP, then by kind alone.
 */
export class EventTally {
  readonly #counted = new Map<string, Counted>();
  readonly #ofAddress = new Map<string | null, number>();
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
    const ofAddress = this.#ofAddress.get(row.address) ?? 0;
    const isRoom = this.#counted.size < this.mostKeys;
    if (isRoom && ofAddress < MOST_OF_ADDRESS) {
      this.#ofAddress.set(row.address, ofAddress + 1);
      this.#counted.set(key, { row, more: 0, write });
      write([row]);
      return;
    }
    if (isRoom || this.#counted.has(keyOf(othersOfAddress(row)))) {
      this.#count(othersOfAddress(row), write);
    } else {
      this.#count(othersOfKind(row), write);
    }
  }

  /** Writes what was counted, and begins anew. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const counted = [...this.#counted.values()];
    this.#counted.clear();
    this.#ofAddress.clear();
    for (const { row, more, write } of counted) {
      if (more > 0) write([{ ...row, id: `${row.id}-n`, at: new Date(), count: more }]);
    }
  }

  #count(row: SecurityEventRow, write: Write): void {
    const key = keyOf(row);
    const known = this.#counted.get(key);
    if (known) {
      known.more += 1;
      return;
    }
    this.#counted.set(key, { row, more: 1, write });
  }
}

const UNTOLD = {
  actor_kind: "visitor",
  actor_id: null,
  subject_kind: null,
  subject_id: null,
  subject_label: null,
  request_id: null,
  before: null,
  after: null,
} as const;

/** Not to be taken for an event of its own: a visitor's has a subject. */
const othersOfAddress = (row: SecurityEventRow): SecurityEventRow => ({
  ...row,
  ...UNTOLD,
  actor_label: "One address, many things",
});

const othersOfKind = (row: SecurityEventRow): SecurityEventRow => ({
  ...row,
  ...UNTOLD,
  actor_label: "Many visitors",
  address: null,
});

function keyOf(row: SecurityEventRow): string {
  const { kind, actor_id, address, subject_kind, subject_id, subject_label } = row;
  return JSON.stringify([kind, actor_id, address, subject_kind, subject_id, subject_label]);
}
