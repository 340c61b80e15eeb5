import type { DocumentSet } from "./document-set";
import { NumberList } from "./number-list";
import { PackedNumbers } from "./packed-numbers";

/** PostgreSQL counts positions up to 16383, and knows four classes. */
const POSITION_BITS = 14;
const CLASS_BITS = 2;

/** A place of a word in a document as one number; places are in order as these numbers are. */
export const placeIn = (document: number, place: number): number =>
  document * 2 ** (POSITION_BITS + CLASS_BITS) + place;

/** The document of a place. */
export const documentOf = (place: number): number =>
  Math.floor(place / 2 ** (POSITION_BITS + CLASS_BITS));

/** The class of a place: D is 0 and A is 3. */
export const classOf = (place: number): number => place % 2 ** CLASS_BITS;

/** A place without its class; that of the next word is one more. */
export const spotOf = (place: number): number => Math.floor(place / 2 ** CLASS_BITS);

/**
 * The places of one word, document by document: of each place the step from the one before, its class
 * and whether another follows in this document, so that most take two bytes.
 */
export class PlaceList extends PackedNumbers {
  /** Adds the places of a word in the next document, the first one first. */
  push(places: readonly number[]): void {
    let position = 0;
    for (const [index, place] of places.entries()) {
      const follows = index + 1 < places.length ? 1 : 0;
      const step = (place >>> CLASS_BITS) - position;
      position += step;
      this.write((((step << CLASS_BITS) | classOf(place)) << 1) | follows);
    }
  }

  /**
   * The places in those documents that are in `among`. `documents` has all documents of the word, in
   * the order in which their places came.
   */
  read(documents: Uint32Array, among: DocumentSet): Float64Array {
    const found = new NumberList((room) => new Float64Array(room));
    const { bytes } = this;
    let at = 0;
    for (const document of documents) {
      const isAmong = among.has(document);
      let position = 0;
      let follows = 1;
      while (follows === 1) {
        let byte = bytes[at++] ?? 0;
        let value = byte & 0x7f;
        for (let shift = 7; byte >= 0x80; shift += 7) {
          byte = bytes[at++] ?? 0;
          value |= (byte & 0x7f) << shift;
        }
        follows = value & 1;
        position += value >>> (CLASS_BITS + 1);
        const place = (position << CLASS_BITS) | ((value >>> 1) & (2 ** CLASS_BITS - 1));
        if (isAmong) found.push(placeIn(document, place));
      }
    }
    return found.numbers.subarray(0, found.length);
  }
}
