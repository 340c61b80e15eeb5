import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agePicture, isStored } from "./support/picture-files";
import { runJob } from "./support/run-job";
import { Staff } from "./support/staff";
import { TestCatalogue } from "./support/test-catalogue";

let staff: Staff;
let catalogue: TestCatalogue;
let categoryId: string;

beforeAll(async () => {
  staff = await Staff.signIn();
  catalogue = await TestCatalogue.open();
  categoryId = await catalogue.addCategory("Swept");
});
afterAll(async () => {
  await staff.leave();
  await catalogue.close();
});

describe("every night", () => {
  it("removed products that nobody waits for any more go, and pictures that nobody uses", async () => {
    const [delivered, awaited] = [
      await staff.addProduct(categoryId, { name: `Delivered ${staff.mark}` }),
      await staff.addProduct(categoryId, { name: `Awaited ${staff.mark}` }),
    ];
    const reservations = [
      await catalogue.reserve(delivered.id, 1),
      await catalogue.reserve(awaited.id, 1),
    ].map(({ reservationId }) => reservationId);
    for (const { id } of [delivered, awaited]) await staff.visitor.delete(`/api/products/${id}`);
    await catalogue.admin.delete(`/reservations/${reservations[0]}`);

    const [used, unused, unsaved] = [
      await staff.uploadPicture(),
      await staff.uploadPicture(),
      await staff.uploadPicture(),
    ];
    await staff.addSlide({ imageUrl: used });
    for (const url of [used, unused]) await agePicture(url, 25);
    await agePicture(unsaved, 23);

    await runJob("sweep-removed");

    const { rows } = await catalogue.database.query(
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
    await catalogue.admin.delete(`/reservations/${reservations[1]}`);
    await catalogue.admin.delete(`/products/${awaited.id}`);
  }, 120_000);
});
