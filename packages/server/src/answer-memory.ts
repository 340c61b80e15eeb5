import { LRUCache } from "lru-cache";

/** What was made for an address. */
export interface Made<Answer> {
  answer: Answer;
  /** For how many milliseconds everybody may be given it; 0: it is for whoever asked, alone. */
  lifeMs: number;
  /** What it weighs in the memory. */
  bytes: number;
  /** Ids of all products that it shows something of; left out where that is not known. */
  shows?: ReadonlySet<string>;
}

/** Told when what answers are made of has changed, and whether such news still comes. */
export interface ChangeFollower {
  /**
   * Something changed: nothing made before it is true any more. With `products`, nothing but these
   * did: what shows none of them stays true.
   */
  end(products?: readonly string[]): void;
  /** Nothing changed until this moment that was not told. */
  confirm(): void;
  /** News may be missed from here on. */
  lose(): void;
}

/** Tells several of what one is told, in the same moment. */
export const inEach = (followers: readonly ChangeFollower[]): ChangeFollower => ({
  end: (products) => followers.forEach((follower) => void follower.end(products)),
  confirm: () => followers.forEach((follower) => void follower.confirm()),
  lose: () => followers.forEach((follower) => void follower.lose()),
});

interface Entry<Answer> extends Pick<Made<Answer>, "shows"> {
  answer: Answer;
  until: number;
}

/** What is being made, and what changed since that began. */
interface Flight<Answer> {
  making: Promise<Made<Answer>>;
  ended: { all: boolean; products: Set<string> };
}

/** One large answer does not push out all others. */
const LARGEST_PART = 8;

/**
 * Answers that are the same for everybody, kept by address until what they were made of changes.
 * Closed by default: it is empty until the first confirmation, and while confirmations stay away for
 * longer than `trustMs` each request is answered anew. The oldest unused answers leave when `maxBytes`
 * are full.
 */
export class AnswerMemory<Answer extends object> implements ChangeFollower {
  /** How often an address was asked for, by whether its answer was there. */
  readonly asked = { kept: 0, made: 0 };
  readonly #entries: LRUCache<string, Entry<Answer>>;
  readonly #flights = new Map<string, Flight<Answer>>();
  /** Also those that nobody joins any more. */
  readonly #making = new Set<Flight<Answer>>();
  readonly #trustMs: number;
  readonly #now: () => number;
  #confirmedAt = Number.NEGATIVE_INFINITY;

  constructor({
    maxBytes,
    trustMs,
    now = () => performance.now(),
  }: {
    maxBytes: number;
    trustMs: number;
    now?: () => number;
  }) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.floor(maxBytes / LARGEST_PART),
    });
    this.#trustMs = trustMs;
    this.#now = now;
  }

  end(products?: readonly string[]): void {
    if (products) {
      for (const [address, entry] of this.#entries) {
        if (showsAny(entry, products)) this.#entries.delete(address);
      }
    } else this.#entries.clear();
    for (const { ended } of this.#making) {
      ended.all ||= !products;
      for (const product of products ?? []) ended.products.add(product);
    }
    // Whoever asks from now on does not join what was begun before.
    this.#flights.clear();
  }

  confirm(): void {
    this.#confirmedAt = this.#now();
  }

  lose(): void {
    this.#confirmedAt = Number.NEGATIVE_INFINITY;
    this.end();
  }

  /** What is held now. */
  get holds(): { answers: number; bytes: number } {
    return { answers: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  /** Whether whoever knows of changes was heard just now. */
  get isTold(): boolean {
    return this.#now() - this.#confirmedAt < this.#trustMs;
  }

  /** The answer that is kept for an address, if it is known to be still true. */
  find(address: string): Answer | undefined {
    if (!this.isTold) return undefined;
    const entry = this.#entries.get(address);
    if (!entry || entry.until <= this.#now()) return undefined;
    this.asked.kept += 1;
    return entry.answer;
  }

  /**
   * The answer for an address: the one that is kept, the one that is being made, or a new one. One
   * that is for one person alone, or fails, reaches nobody else: who waited for it makes their own.
   */
  async obtain(address: string, make: () => Promise<Made<Answer>>): Promise<Answer> {
    const found = this.find(address);
    if (found) return found;
    this.asked.made += 1;
    if (!this.isTold) return (await make()).answer;
    const flight = this.#flights.get(address);
    if (!flight) return (await this.#fly(address, make)).answer;
    const made = await flight.making.catch(() => undefined);
    return made && made.lifeMs > 0 ? made.answer : (await make()).answer;
  }

  async #fly(address: string, make: () => Promise<Made<Answer>>): Promise<Made<Answer>> {
    const flight = { making: make(), ended: { all: false, products: new Set<string>() } };
    this.#flights.set(address, flight);
    this.#making.add(flight);
    try {
      const made = await flight.making;
      // What changed while it was made may be missing in it.
      const { all, products } = flight.ended;
      if (!all && !showsAny(made, [...products])) this.#keep(address, made);
      return made;
    } finally {
      this.#making.delete(flight);
      if (this.#flights.get(address) === flight) this.#flights.delete(address);
    }
  }

  #keep(address: string, { answer, lifeMs, bytes, shows }: Made<Answer>): void {
    if (lifeMs <= 0) return;
    const size = Math.max(1, Math.ceil(bytes + address.length));
    const entry = { answer, until: this.#now() + lifeMs, ...(shows && { shows }) };
    this.#entries.set(address, entry, { size });
  }
}

/** Of what is not known to show none of them, it is taken for granted. */
function showsAny(
  { shows }: { shows?: ReadonlySet<string> },
  products: readonly string[],
): boolean {
  return products.length > 0 && (!shows || products.some((product) => shows.has(product)));
}
