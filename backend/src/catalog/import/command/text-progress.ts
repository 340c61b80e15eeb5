import type { Progress, ProgressTask } from "../progress";

/** Where progress is written; a terminal gets one line that is rewritten. */
export interface ProgressOutput {
  write(text: string): unknown;
  isTTY?: boolean;
}

const REDRAW_MS = 100;
const PLAIN_LINE_MS = 5000;

/**
 * Says how far a long task is: on a terminal in one rewriting line with rate and time left,
 * elsewhere (files, CI) in plain lines, one every few seconds and one at the end.
 */
export class TextProgress implements Progress {
  constructor(
    private readonly output: ProgressOutput,
    private readonly now: () => number = Date.now,
  ) {}

  /** A task of none says nothing. */
  start(name: string, total: number): ProgressTask {
    const began = this.now();
    const isTerminal = this.output.isTTY === true;
    let done = 0;
    let drawn = began;
    return {
      advance: (count = 1) => {
        done += count;
        const now = this.now();
        if (done >= total || now - drawn < (isTerminal ? REDRAW_MS : PLAIN_LINE_MS)) return;
        drawn = now;
        const line = `${name}: ${done} of ${total}${rate(done, now - began)}${timeLeft(done, total, now - began)}`;
        this.output.write(isTerminal ? `\r\x1b[2K${line}` : `${line}\n`);
      },
      end: () => {
        if (total === 0) return;
        const line = `${name}: ${done} of ${total}${rate(done, this.now() - began)}`;
        this.output.write(isTerminal ? `\r\x1b[2K${line}\n` : `${line}\n`);
      },
    };
  }
}

function rate(done: number, milliseconds: number): string {
  if (milliseconds < 50) return "";
  const perSecond = (done / milliseconds) * 1000;
  return `, ${perSecond < 10 ? perSecond.toFixed(1) : Math.round(perSecond)} a second`;
}

function timeLeft(done: number, total: number, milliseconds: number): string {
  const seconds = Math.ceil(((total - done) * milliseconds) / done / 1000);
  return `, ${seconds} s left`;
}
