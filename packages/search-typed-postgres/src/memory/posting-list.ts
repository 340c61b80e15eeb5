/** Room for what a list holds: documents, and the flags of each. */
export interface Postings {
  documents: Uint32Array;
  flags: Uint8Array;
}

let room: Postings = { documents: new Uint32Array(0), flags: new Uint8Array(0) };

/** Room for the postings of `size` documents, until the next call. */
export function roomFor(size: number): Postings {
  if (room.documents.length < size) {
    const larger = Math.ceil(size * 1.25);
    room = { documents: new Uint32Array(larger), flags: new Uint8Array(larger) };
  }
  return room;
}

/** Flags are below this. */
const FLAG_BITS = 7;
const FLAGS = 2 ** FLAG_BITS;
const FIRST_ROOM = 6;
const GROWTH = 1.4;
/** The most bytes of one entry. */
const MOST_BYTES = 6;

/**
 * Documents in the order of their numbers, each with seven bits of flags: as the step from the one
 * before, in groups of seven bits, so that most take two bytes.
 */
export class PostingList {
  #bytes = new Uint8Array(FIRST_ROOM);
  /** Bytes that are taken. */
  #end = 0;
  #last = 0;
  #length = 0;

  /** How many documents it has. */
  get length(): number {
    return this.#length;
  }

  /** Adds a document whose number is higher than those of all before. */
  push(document: number, flags: number): void {
    if (this.#end + MOST_BYTES > this.#bytes.length) {
      this.#resize(Math.ceil(this.#bytes.length * GROWTH) + MOST_BYTES);
    }
    let rest = (document - this.#last) * FLAGS + flags;
    this.#last = document;
    while (rest >= 0x80) {
      this.#bytes[this.#end++] = (rest & 0x7f) | 0x80;
      rest = Math.floor(rest / 0x80);
    }
    this.#bytes[this.#end++] = rest;
    this.#length += 1;
  }

  /** Writes the list into a room that is large enough; answers how many documents it has. */
  read({ documents, flags }: Postings): number {
    const bytes = this.#bytes;
    const end = this.#end;
    let [length, document] = [0, 0];
    for (let at = 0; at < end; length += 1) {
      let byte = bytes[at++] ?? 0;
      flags[length] = byte & 0x7f;
      let step = 0;
      for (let shift = 0; byte >= 0x80; shift += 7) {
        byte = bytes[at++] ?? 0;
        step |= (byte & 0x7f) << shift;
      }
      document += step;
      documents[length] = document;
    }
    return length;
  }

  /** Gives back the room that nothing is in. */
  trim(): void {
    this.#resize(this.#end);
  }

  #resize(room: number): void {
    const resized = new Uint8Array(room);
    resized.set(this.#bytes.subarray(0, this.#end));
    this.#bytes = resized;
  }
}
