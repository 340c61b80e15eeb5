const FIRST_ROOM = 16;
const GROWTH = 1.4;

/** Numbers in the order in which they came, in the bytes that `Numbers` has for each. */
export class NumberList<Numbers extends Uint16Array | Uint32Array | Float64Array> {
  /** Those below `length` are set. */
  numbers: Numbers;
  length = 0;

  constructor(private readonly make: (room: number) => Numbers) {
    this.numbers = make(FIRST_ROOM);
  }

  push(number: number): void {
    if (this.length === this.numbers.length)
      this.#resize(Math.ceil(this.length * GROWTH) + FIRST_ROOM);
    this.numbers[this.length] = number;
    this.length += 1;
  }

  /** Gives back the room that nothing is in. */
  trim(): void {
    this.#resize(this.length);
  }

  #resize(room: number): void {
    const resized = this.make(room);
    resized.set(this.numbers.subarray(0, this.length));
    this.numbers = resized;
  }
}
