import { PackedNumbers } from "./packed-numbers";

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

/**
 * Documents in the order of their numbers, each with seven bits of flags: as the step from the one
 * before, so that most take two bytes.
 */
export class PostingList extends PackedNumbers {
  #last = 0;
  #length = 0;

  /** How many documents it has. */
  get length(): number {
    return this.#length;
  }

  /** Adds a document whose number is higher than those of all before. */
  push(document: number, flags: number): void {
    this.write((document - this.#last) * FLAGS + flags);
    this.#last = document;
    this.#length += 1;
  }

  /** Writes the list into a room that is large enough; answers how many documents it has. */
  read({ documents, flags }: Postings): number {
    const { bytes, end } = this;
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
}
