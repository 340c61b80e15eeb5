import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import { eventually } from "./support/eventually";
import { aSignedInShopper } from "./support/shopper";
import { Staff } from "./support/staff";
import { TestCatalog } from "./support/test-catalogue";
import { Visitor } from "./support/visitor";

interface Note {
  data: { file?: { filename: string; url: string } };
}

describe("an export of Medusa Admin", () => {
  let catalog: TestCatalog;
  let staff: Staff;
  beforeAll(async () => {
    catalog = await TestCatalog.open();
    staff = await Staff.signIn();
  });
  afterAll(() => catalog.close());

  it("can be fetched by staff where its note says, and by nobody else", async () => {
    const { sku } = await catalog.add({ title: `Export ${catalog.mark}`, dollars: 10 });
    await catalog.admin.post(`/products/export?q=${catalog.mark}`, {});
    // Other shops of this database note their exports here as well.
    const exported = async () => {
      const { notifications } = await catalog.admin.get<{ notifications: Note[] }>(
        "/notifications?channel=feed&order=-created_at&limit=10",
      );
      for (const { data } of notifications) {
        const url = data.file?.url;
        if (!url) continue;
        const answer = await staff.visitor.get(url);
        if (answer.status === 200 && String(answer.body).includes(sku)) return { url, answer };
      }
      throw new Error("No note names the export.");
    };
    const { url, answer } = await eventually(exported);
    expect(url).toMatch(/^\/api\/private-files\/private-\d+-[\w-]+\.csv$/);
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; /);
    expect(answer.headers.get("cache-control")).toBe("no-store");

    const key = url.split("/").at(-1);
    const { visitor: shopper } = await aSignedInShopper();
    expect((await new Visitor().get(url)).status).toBe(401);
    expect((await shopper.get(url)).status).toBe(403);
    const head = await fetch(`${shopUnderTest().medusaUrl}${url}`, { method: "HEAD" });
    expect(head.status).toBe(401);
    expect((await staff.visitor.get(`/static/${key}`)).status).toBe(404);
    // The shop's origin passes these on as they are (storefront/server/shop-app.test.ts).
    expect((await new Visitor().get(`/static/${key}`)).status).toBe(404);
  });

  it.each([
    "private-..%2F..%2Fsecrets.json",
    "..%2Fsecrets.json",
    "%2e%2e%2fsecrets.json",
    "private-1-%00.csv",
    "secrets.json",
  ])("does not open %s, which is none", async (key) => {
    const { status } = await staff.visitor.ask("privateFiles.download", { params: { key } });
    expect(status).toBe(404);
  });
});
