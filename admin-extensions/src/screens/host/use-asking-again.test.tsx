import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useAskingAgain } from "./use-asking-again";

const STEPS = 3;
let done = 0;

/** Each answer takes longer than is waited between two questions. */
async function oneStepFurther(): Promise<number> {
  await new Promise((come) => setTimeout(come, 1500));
  done += 1;
  return done;
}

function useProgress() {
  const query = useQuery({ queryKey: ["progress"], queryFn: oneStepFurther });
  useAskingAgain((query.data ?? 0) < STEPS, query, 700);
  return query.data;
}

const queryClient = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("hears how far the server is, also on a slow line, and asks no more once it is done", async () => {
  const { result } = renderHook(useProgress, { wrapper });
  for (let passed = 0; passed < 20_000; passed += 100) {
    await act(() => vi.advanceTimersByTimeAsync(100));
  }
  expect([result.current, done]).toEqual([STEPS, STEPS]);
});
