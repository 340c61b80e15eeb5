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

const show = (status = 401) => {
  serve("session.read", refusal(status, { message: "Refused." }));
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

/** Long after somebody left. */
function waitUntilGone() {
  const later = performance.now() + 60_000;
  vi.spyOn(performance, "now").mockReturnValue(later);
}

it.each([
  [503, "The shop is not answering"],
  [502, "The shop is not answering"],
  [429, "Please wait a minute"],
])(
  "a shop that answers %s to who it is takes nobody for signed out, and can be asked again",
  async (status, title) => {
    waitUntilGone();
    // React tells the console of what a page threw.
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    show(status);
    await screen.findByRole("heading", { name: title });
    expect(screen.getByRole("link", { name: "Try Again" }).getAttribute("href")).toBe("/admin");
    expect(screen.queryByText(/You need admin privileges/)).toBeNull();
  },
);

it("whoever is signed out is told so", async () => {
  waitUntilGone();
  show();
  await screen.findByText(/^You need admin privileges/);
});
