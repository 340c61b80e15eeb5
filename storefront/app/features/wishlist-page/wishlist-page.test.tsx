import { SIGNED_IN_COOKIE } from "@eldercare/contracts";
import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { WISHLIST_COOKIE } from "~/features/wishlist/change-wishlist";
import { showPage } from "../../../testing/show-page";
import { WishlistPage, type WishlistPageProps } from "./wishlist-page";

const EMPTY: WishlistPageProps = {
  ...{ rows: [], hasFailed: false, isShared: false, isInAccount: false, notice: null },
  ...{ sharedPath: "/wishlist?products=", shopUrl: "https://shop.example" },
};
const CANE = { id: "prod_cane", name: "Offset Cane", sold: undefined, isGone: false };

const Page = ({ loaderData }: { loaderData: WishlistPageProps }) => (
  <WishlistPage {...loaderData} />
);

/** The page as it is served to whoever comes from another site, without cookies, and then with them. */
function comeFromElsewhere(then: WishlistPageProps) {
  const served = [EMPTY];
  showPage({
    Page,
    path: "/wishlist",
    loader: () => served.push(then) && served.at(-2),
  });
  return { timesAsked: () => served.length - 1 };
}

const keep = (name: string, value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other.
  document.cookie = `${name}=${value}; Max-Age=${value ? 60 : 0}; Path=/`;
};
afterEach(() => {
  for (const name of [WISHLIST_COOKIE, SIGNED_IN_COOKIE]) keep(name, "");
});

it.each([
  ["a list", WISHLIST_COOKIE, false],
  ["somebody signed in", SIGNED_IN_COOKIE, true],
])(
  "who comes from another site finds the list, where the browser has %s",
  async (_what, cookie, isInAccount) => {
    keep(cookie, "prod_cane~Offset_Cane");
    const { timesAsked } = comeFromElsewhere({ ...EMPTY, rows: [CANE], isInAccount });
    await screen.findByRole("heading", { name: "Offset Cane" });
    expect(timesAsked()).toBe(2);
  },
);

it("a list that stays empty is asked for once more and no further", async () => {
  keep(WISHLIST_COOKIE, "damaged");
  const { timesAsked } = comeFromElsewhere({ ...EMPTY });
  await expect.poll(timesAsked).toBe(2);
  await screen.findByText(/^Your list is empty/);
  expect(timesAsked()).toBe(2);
});

it("an empty list is not asked for again in a browser that has none", async () => {
  const { timesAsked } = comeFromElsewhere({ ...EMPTY, rows: [CANE] });
  await screen.findByText(/^Your list is empty/);
  expect(timesAsked()).toBe(1);
});
