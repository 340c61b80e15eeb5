import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ageImage, isStored } from "./support/image-files";
import { runJob } from "./support/medusa-session";
import { Staff } from "./support/staff";
import { TestCatalog } from "./support/test-catalogue";

let staff: Staff;
let catalog: TestCatalog;
let categoryId: string;

beforeAll(async () => {
  staff = await Staff.signIn();
  catalog = await TestCatalog.open();
  categoryId = await catalog.addCategory("Swept");
});
afterAll(async () => {
  await staff.leave();
  await catalog.close();
});

describe("every night", () => {
  it("removed products that nobody waits for any more go, and pictures that nobody uses", async () => {
    const [delivered, awaited] = [
      await staff.addProduct(categoryId, { name: `Delivered ${staff.mark}` }),
      await staff.addProduct(categoryId, { name: `Awaited ${staff.mark}` }),
    ];
    const reservations = [
      await catalog.reserve(delivered.id, 1),
      await catalog.reserve(awaited.id, 1),
    ].map(({ reservationId }) => reservationId);
    for (const { id } of [delivered, awaited])
      await staff.visitor.ask("products.remove", { params: { id } });
    await catalog.admin.delete(`/reservations/${reservations[0]}`);

    const [used, unused, unsaved] = [
      await staff.uploadImage(),
      await staff.uploadImage(),
      await staff.uploadImage(),
    ];
    await staff.addSlide({ imageUrl: used });
    for (const url of [used, unused]) await ageImage(url, 25);
    await ageImage(unsaved, 23);

    await runJob("sweep-removed");

    const { rows } = await catalog.database.query(
      "select id, deleted_at is null as is_kept from product where id = any($1)",
      [[delivered.id, awaited.id]],
    );
    expect(new Map(rows.map(({ id, is_kept }) => [id, is_kept]))).toEqual(
      new Map([
        [delivered.id, false],
        [awaited.id, true],
      ]),
    );
    expect([await isStored(used), await isStored(unused), await isStored(unsaved)]).toEqual([
      true,
      false,
      true,
    ]);
    await catalog.admin.delete(`/reservations/${reservations[1]}`);
    await catalog.admin.delete(`/products/${awaited.id}`);
  }, 120_000);
});
