import type { User } from "@eldercare/contracts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { currentUserQuery } from "~/api/account-queries";
import { refusal, serve } from "../../../../tests/components/served-calls";
import { useCurrentUser } from "./use-current-user";

const ADA: User = {
  id: "cus_ada",
  firstName: "Ada",
  lastName: "Park",
  email: "ada@example.ca",
  profileImageUrl: null,
  role: "USER",
  createdAt: "2026-01-01T00:00:00.000Z",
  isEmailVerified: true,
};

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
