import { expect, it } from "vitest";
import { onceAtATime, within } from "./bounded-wait.js";

it("what answers late is waited for so long and not longer, and asked once meanwhile", async () => {
  let asked = 0;
  let answer: (value: string) => void = () => undefined;
  const read = onceAtATime(20, () => {
    asked += 1;
    return new Promise<string>((resolve) => {
      answer = resolve;
    });
  });
  await expect(read()).rejects.toThrow("within 20 ms");
  await expect(read()).rejects.toThrow("within 20 ms");
  expect(asked).toBe(1);
  const waiting = read();
  answer("here");
  await expect(waiting).resolves.toBe("here");
  const next = read();
  expect(asked).toBe(2);
  answer("anew");
  await expect(next).resolves.toBe("anew");
});

it("what fails, fails for whoever waits, and is asked anew", async () => {
  const answers = [Promise.reject(new Error("away")), Promise.resolve("back")];
  const read = onceAtATime(1000, () => answers.shift() ?? Promise.resolve("none"));
  await expect(read()).rejects.toThrow("away");
  await expect(read()).resolves.toBe("back");
  await expect(within(1000, Promise.resolve(1))).resolves.toBe(1);
});
