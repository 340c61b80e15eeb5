import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { refusal, serve } from "../../../../tests/components/served-calls";
import { showPage } from "../../../testing/show-page";
import { useGuard } from "./guard";
import { beginLeaving } from "./leave-signed-out";

function Guarded() {
  const user = useGuard("admin", "ADMIN");
  return <p>{user ? "Welcome" : "Nothing here"}</p>;
}

const show = () => {
  serve("session.read", refusal(401, { message: "Please sign in first." }));
  showPage({ Page: Guarded, path: "/admin" });
};

afterEach(() => void vi.restoreAllMocks());

it("whoever leaves on purpose is told of no refusal on the way", async () => {
  beginLeaving();
  show();
  await screen.findByText("Nothing here");
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByText(/You need admin privileges/)).toBeNull();
});

it("whoever is signed out is told so", async () => {
  // Long after somebody left.
  const later = performance.now() + 60_000;
  vi.spyOn(performance, "now").mockReturnValue(later);
  show();
  await screen.findByText(/^You need admin privileges/);
});
