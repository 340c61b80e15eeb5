const FIRST_ROOM = 6;
const GROWTH = 1.4;
/** The most bytes of one number: those below 2 ** 42. */
const MOST_BYTES = 6;

/** Whole numbers in the order in which they came, in groups of seven bits: small ones take one or two bytes. */
export class PackedNumbers {
  protected bytes = new Uint8Array(FIRST_ROOM);
  /** Bytes that are taken. */
  protected end = 0;

  protected write(number: number): void {
    if (this.end + MOST_BYTES > this.bytes.length) {
      this.#resize(Math.ceil(this.bytes.length * GROWTH) + MOST_BYTES);
    }
    let rest = number;
    while (rest >= 0x80) {
      this.bytes[this.end++] = (rest & 0x7f) | 0x80;
      rest = Math.floor(rest / 0x80);
    }
    this.bytes[this.end++] = rest;
  }

  /** Gives back the room that nothing is in. */
  trim(): void {
    this.#resize(this.end);
  }

  #resize(room: number): void {
    const resized = new Uint8Array(room);
    resized.set(this.bytes.subarray(0, this.end));
    this.bytes = resized;
  }
}
