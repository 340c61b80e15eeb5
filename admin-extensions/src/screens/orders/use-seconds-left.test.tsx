import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useSecondsLeft } from "./use-seconds-left";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));

it("counts down, and asks every second whether it is done; on a slow line, only once the last answer is there", async () => {
  const answers: (() => void)[] = [];
  const askAgain = () => new Promise<void>((come) => answers.push(come));
  const waiting = { to: "paid", by: "ada@example.ca", secondsLeft: 2 } as const;
  const { result } = renderHook(() => useSecondsLeft(waiting, askAgain));
  expect(result.current).toBe(2);
  await seconds(1);
  expect([result.current, answers.length]).toEqual([1, 0]);
  await seconds(4);
  expect([result.current, answers.length]).toEqual([0, 1]);
  answers[0]?.();
  await seconds(1);
  expect(answers).toHaveLength(2);
});
