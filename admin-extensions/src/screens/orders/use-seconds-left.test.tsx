import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askOnceMore } from "../host/use-admin-mutation";
import { useSecondsLeft } from "./use-seconds-left";

const PAID = { to: "paid", by: "ada@example.ca", secondsLeft: 2 } as const;
/** The server sets the status in this second. */
const SET_AT = 3;

let asked = 0;

/** An answer takes one second and a half. */
async function orderOfServer() {
  asked += 1;
  const waiting = Date.now() < SET_AT * 1000 ? PAID : undefined;
  await new Promise((come) => setTimeout(come, 1500));
  return { waiting };
}

/** The order's row in the list, and the dialog over it. */
function useOrder() {
  const { data } = useQuery({ queryKey: ["orders"], queryFn: orderOfServer });
  const client = useQueryClient();
  const inList = useSecondsLeft(data?.waiting, () => askOnceMore(client, ["orders"]));
  const inDialog = useSecondsLeft(data?.waiting, () => askOnceMore(client, ["orders"]));
  return { isWaiting: data?.waiting !== undefined, left: [inList, inDialog] };
}

const queryClient = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += 100) {
    await act(() => vi.advanceTimersByTimeAsync(100));
  }
}

it("counts the seconds down, and hears on a slow line, too, that a status is set", async () => {
  const { result } = renderHook(useOrder, { wrapper });
  await pass(1600);
  expect(result.current).toEqual({ isWaiting: true, left: [2, 2] });
  await pass(1000);
  expect(result.current).toEqual({ isWaiting: true, left: [1, 1] });
  await pass(5000);
  expect(result.current.isWaiting).toBe(false);
  const { length } = queryClient.getQueryCache().findAll();
  expect([length, asked]).toEqual([1, 2]);
});
