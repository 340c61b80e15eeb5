import { describe, expect, it } from "vitest";
import { type Notice, noticeCookie } from "~/api/notice-cookie";
import { wishlistCookie } from "~/features/wishlist/wishlist-cookie";
import { takenOff } from "~/features/wishlist/wishlist-messages";
import { postWishlist } from "./wishlist.server";

const CANE = { productId: "prod_cane", name: "Offset Cane" };

/** What a browser that saved `items` is told when it removes the cane. */
async function toldOnRemove(items: (typeof CANE)[]) {
  const { name, value } = wishlistCookie(items);
  const request = new Request("https://shop.example/wishlist", {
    method: "POST",
    headers: { Cookie: `${name}=${value}` },
    body: new URLSearchParams({ remove: CANE.productId }),
  });
  return (await postWishlist(request)).headers.getSetCookie();
}
const cookieOf = (notice: Notice) => expect.stringContaining(noticeCookie(notice).value);

describe("removing from the list", () => {
  it("names what is removed", async () => {
    expect(await toldOnRemove([CANE])).toContainEqual(cookieOf(takenOff(CANE.name)));
  });

  it("says also of what a first press has removed that it is not there any more", async () => {
    expect(await toldOnRemove([])).toContainEqual(cookieOf(takenOff("This product")));
  });
});
