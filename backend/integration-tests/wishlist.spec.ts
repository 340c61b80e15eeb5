import { AccountExport, WishlistResponse } from "@eldercare/contracts";
import { expect, it } from "vitest";
import { queryShop } from "./support/shop-database";
import { aSignedInShopper, PASSWORD, signInAs } from "./support/shopper";
import { Staff } from "./support/staff";
import { Visitor } from "./support/visitor";

const saved = (id: string) => ({ productId: id, name: `Name of ${id}` });

/** What a change, or a look, answers: ids in order. */
async function list(by: Visitor, change?: { add?: string[]; remove?: string[] }) {
  const { status, body } = change
    ? await by.ask("wishlist.change", {
        body: { add: (change.add ?? []).map(saved), remove: change.remove ?? [] },
      })
    : await by.ask("wishlist.read");
  expect(status).toBe(200);
  return WishlistResponse.parse(body).items.map(({ productId }) => productId);
}

it("keeps what a customer saves, on every device, in the download, and until the account is gone", async () => {
  const { email, visitor: phone } = await aSignedInShopper();
  const tablet = new Visitor();
  await signInAs(tablet, email);
  const [{ id = "" } = {}] = await queryShop<{ id: string }>(
    `update customer set metadata = '{"note": "of staff"}' where email = $1 returning id`,
    [email],
  );
  expect(await list(phone)).toEqual([]);
  expect(await list(phone, { add: ["cane"] })).toEqual(["cane"]);
  // Both at once: neither loses what the other saved.
  await Promise.all([list(phone, { add: ["ramp"] }), list(tablet, { add: ["bed"] })]);
  expect((await list(tablet)).sort()).toEqual(["bed", "cane", "ramp"]);
  expect(await list(tablet, { add: ["bed"], remove: ["ramp", "gone"] })).toHaveLength(2);

  const { visitor: other } = await aSignedInShopper();
  expect(await list(other)).toEqual([]);
  const { body } = await phone.ask("account.export");
  expect(AccountExport.parse(body).wishlist).toEqual(
    expect.arrayContaining([saved("cane"), saved("bed")]),
  );
  const metadata = () => queryShop("select metadata from customer where id = $1", [id]);
  expect(await metadata()).toMatchObject([{ metadata: { note: "of staff" } }]);
  expect((await phone.ask("account.remove", { body: { password: PASSWORD } })).status).toBe(200);
  expect(await metadata()).toEqual([{ metadata: null }]);
});

it("is for customers, with ids and names that can be", async () => {
  expect((await new Visitor().ask("wishlist.read")).status).toBe(401);
  const staff = await Staff.signIn();
  expect((await staff.visitor.ask("wishlist.read")).status).toBe(403);
  const { visitor } = await aSignedInShopper();
  const wrong = { add: [{ productId: "<b>", name: "x" }] };
  expect((await visitor.ask("wishlist.change", { body: wrong })).status).toBe(400);
});
