import { afterAll, beforeAll, expect, it } from "vitest";
import { queryShop } from "./support/shop-database";
import { aSignedInShopper, newAddress } from "./support/shopper";
import { Staff } from "./support/staff";

let owner: Staff;
beforeAll(async () => {
  owner = await Staff.signIn();
});
afterAll(() => owner.leave());

it("stays as it is, whatever is typed in Medusa Admin, while the rest can be changed there", async () => {
  const { email, visitor } = await aSignedInShopper();
  const [customer] = await queryShop<{ id: string }>("select id from customer where email = $1", [
    email,
  ]);
  const path = `/admin/customers/${customer?.id}`;
  const other = await owner.visitor.send("POST", path, { email: newAddress("taken.over") });
  expect(other).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining("Only they can change it.") },
  });
  expect((await visitor.ask("account.read")).status).toBe(200);
  expect((await owner.visitor.send("POST", path, { email, last_name: "Byron" })).status).toBe(200);
});
