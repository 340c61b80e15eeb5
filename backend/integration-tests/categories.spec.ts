import { CategoryListResponse } from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApi } from "./support/call-api";
import { listProducts } from "./support/list-products";
import { TestCatalog } from "./support/test-catalogue";

async function listCategories() {
  const { status, body } = await callApi("categories.list");
  expect(status).toBe(200);
  return CategoryListResponse.parse(body);
}

describe("GET /api/categories", () => {
  let catalog: TestCatalog;
  beforeAll(async () => {
    catalog = await TestCatalog.open();
  });
  afterAll(() => catalog.close());

  it("lists the shop's categories in the order that staff gave them", async () => {
    const { product_categories } = await catalog.admin.get<{
      product_categories: { id: string; rank: number }[];
    }>("/product-categories?is_active=true&parent_category_id=null&limit=100&fields=id,rank");
    const byRank = [...product_categories].sort((a, b) => a.rank - b.rank).map(({ id }) => id);
    const topLevel = new Set(byRank);
    const listed = (await listCategories()).map(({ id }) => id).filter((id) => topLevel.has(id));
    expect(listed).toEqual(byRank);
    expect(listed.length).toBeGreaterThan(5);
  });

  it("shows pictures by addresses without a host", async () => {
    for (const { name, imageUrl } of await listCategories()) {
      expect(imageUrl, name).toMatch(/^\/static\/[^/]+$/);
    }
  });

  it("leads with each category to its products", async () => {
    for (const { id, name } of await listCategories()) {
      expect((await listProducts({ categoryId: id, limit: 1 })).total, name).toBeGreaterThan(0);
    }
  });

  it("keeps categories that staff hide to itself", async () => {
    const hidden = await catalog.addCategory("Hidden");
    expect((await listCategories()).map(({ id }) => id)).not.toContain(hidden);
  });
});
