import { describe, expect, it } from "vitest";
import { TextProgress } from "./text-progress";

function watched(isTTY: boolean) {
  const written: string[] = [];
  let time = 0;
  const progress = new TextProgress(
    { isTTY, write: (text: string) => written.push(text) },
    () => time,
  );
  return {
    written,
    progress,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe("progress", () => {
  it("rewrites one line on a terminal, with rate and time left", () => {
    const { written, progress, pass } = watched(true);
    const task = progress.start("Products", 100);
    pass(1000);
    task.advance(40);
    pass(1000);
    task.advance(60);
    task.end();
    expect(written).toEqual([
      "\r\x1b[2KProducts: 40 of 100, 40 a second, 2 s left",
      "\r\x1b[2KProducts: 100 of 100, 50 a second\n",
    ]);
  });

  it("writes plain lines elsewhere, one every few seconds and one at the end", () => {
    const { written, progress, pass } = watched(false);
    const task = progress.start("Pictures", 100);
    for (let count = 0; count < 20; count += 1) {
      pass(1000);
      task.advance(5);
    }
    task.end();
    expect(written).toEqual([
      "Pictures: 25 of 100, 5.0 a second, 15 s left\n",
      "Pictures: 50 of 100, 5.0 a second, 10 s left\n",
      "Pictures: 75 of 100, 5.0 a second, 5 s left\n",
      "Pictures: 100 of 100, 5.0 a second\n",
    ]);
  });

  it("says nothing when there is nothing to do", () => {
    const { written, progress } = watched(false);
    progress.start("Products", 0).end();
    expect(written).toEqual([]);
  });
});
