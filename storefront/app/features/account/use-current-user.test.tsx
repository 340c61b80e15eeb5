import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { currentUserQuery } from "~/api/account-queries";
import { refusal, serve } from "../../../../tests/components/served-calls";
import { ADA } from "./a-user.fixture";
import { useCurrentUser } from "./use-current-user";

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

it("whoever was known to be signed in still is where the shop does not answer, until it says otherwise", async () => {
  serve("session.read", ADA);
  const { result } = renderHook(() => useCurrentUser(), { wrapper });
  await waitFor(() => expect(result.current).toEqual(ADA));

  serve("session.read", refusal(503, { message: "Please try again in a minute." }));
  await queryClient.invalidateQueries(currentUserQuery());
  await waitFor(() =>
    expect(queryClient.getQueryState(currentUserQuery().queryKey)?.status).toBe("error"),
  );
  expect(result.current).toEqual(ADA);

  serve("session.read", refusal(401, { message: "Unauthorized" }));
  await queryClient.invalidateQueries(currentUserQuery());
  await waitFor(() => expect(result.current).toBeNull());
});
