import {
  CategoryListResponse,
  ErrorResponse,
  type StaffCategory,
  StaffCategoryListResponse,
  type StaffProduct,
} from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApi } from "./support/call-api";
import { aDataUrl, Staff } from "./support/staff";
import { TestCatalog } from "./support/test-catalogue";

let staff: Staff;
let catalog: TestCatalog;

beforeAll(async () => {
  staff = await Staff.signIn();
  catalog = await TestCatalog.open();
});
afterAll(async () => {
  // Its category lies in one of staff's.
  await catalog.close();
  await staff.leave();
});

const listed = async (id: string) =>
  CategoryListResponse.parse((await callApi("categories.list")).body).find(
    (category) => category.id === id,
  );
const listedForStaff = async (id: string) =>
  StaffCategoryListResponse.parse((await staff.visitor.ask("categories.listAll")).body).find(
    (category) => category.id === id,
  );
const refusalOf = async (what: "create" | "change" | "remove", id = "", body?: unknown) => {
  const answer = await staff.visitor.ask(`categories.${what}`, { params: { id }, body });
  return { status: answer.status, ...ErrorResponse.parse(answer.body) };
};

describe("POST /api/categories", () => {
  it("makes a slug of the name and shows the category at once", async () => {
    const made = await staff.addCategory({
      name: `Béd & Bath ${staff.mark}`,
      imageUrl: await aDataUrl(),
    });
    expect(made).toMatchObject({ slug: `bed-bath-${staff.mark}`, description: "" });
    expect(made.imageUrl).toMatch(/^\/static\/[0-9a-f]{16}\.webp$/);
    const { isActive, ...shown } = made;
    expect(isActive).toBe(true);
    expect(await listed(made.id)).toEqual(shown);
  });

  it("can make one that shoppers do not see yet", async () => {
    const made = await staff.addCategory({ name: `Later ${staff.mark}`, isActive: false });
    expect(await listed(made.id)).toBeUndefined();
    expect(await listedForStaff(made.id)).toEqual(made);
  });

  it("makes different slugs of equal names, also at the same moment", async () => {
    const made = await Promise.all([1, 2, 3].map(() => staff.addCategory()));
    const base = `kind-${staff.mark}`;
    expect(made.map(({ slug }) => slug).sort()).toEqual([base, `${base}-2`, `${base}-3`]);
  });

  it("refuses a slug that another category has, a missing name and a strange image", async () => {
    const { slug } = await staff.addCategory({ slug: `Own ${staff.mark}` });
    expect(slug).toBe(`own-${staff.mark}`);
    expect(await refusalOf("create", "", { name: "Other", slug })).toMatchObject({
      status: 409,
      message: `Another category has the slug ${slug}.`,
      fields: [{ path: "slug" }],
    });
    expect(await refusalOf("create", "", { name: " " })).toMatchObject({
      status: 400,
      message: "Name is required",
    });
    expect(await refusalOf("create", "", { name: "x", imageUrl: "picture" })).toMatchObject({
      status: 400,
      fields: [{ path: "imageUrl" }],
    });
  });
});

describe("PUT /api/categories/{id}", () => {
  it("remembers slugs that it had, until another category has them", async () => {
    const { id, slug } = await staff.addCategory({ name: `Before ${staff.mark}` });
    const changed = await staff.change("categories", id, { slug: `after-${staff.mark}` });
    expect(changed).toMatchObject({ slug: `after-${staff.mark}`, formerSlugs: [slug] });
    expect(await listed(id)).toMatchObject({ formerSlugs: [slug] });
    await staff.change("categories", id, { slug });
    expect(await listed(id)).toMatchObject({ slug, formerSlugs: [`after-${staff.mark}`] });
  });

  it("changes what is sent and keeps the rest, and takes a picture away when asked", async () => {
    const made = await staff.addCategory({ imageUrl: "https://pictures.example/a.jpg" });
    const categoryId = made.id;
    const renamed = await staff.change<StaffCategory>("categories", categoryId, {
      name: `Renamed ${staff.mark}`,
    });
    expect(renamed).toEqual({ ...made, name: `Renamed ${staff.mark}` });
    expect(await listedForStaff(made.id)).toEqual(renamed);
    expect(await staff.change("categories", categoryId, { imageUrl: "" })).toEqual({
      ...renamed,
      imageUrl: null,
    });
    const imaged = await staff.change("categories", categoryId, {
      imageUrl: "https://pictures.example/b.jpg",
    });
    expect(await listedForStaff(made.id)).toEqual(imaged);
  });

  it("refuses an empty slug, another's slug and an unknown id", async () => {
    const [one, other] = [await staff.addCategory(), await staff.addCategory()];
    expect(await refusalOf("change", one.id, { slug: "" })).toMatchObject({
      status: 400,
      message: "Slug is required",
    });
    expect((await refusalOf("change", one.id, { slug: other.slug })).status).toBe(409);
    expect(await refusalOf("change", "pcat_unknown", { name: "x" })).toMatchObject({
      status: 404,
      message: "Category not found",
    });
  });

  it("hides a category from shoppers and shows it again, and its products keep it", async () => {
    const { id } = await staff.addCategory();
    const product = await staff.addProduct(id);
    const categoryId = id;
    expect(await staff.change("categories", categoryId, { isActive: false })).toMatchObject({
      isActive: false,
    });
    expect(await listed(id)).toBeUndefined();
    expect(await listedForStaff(id)).toMatchObject({ isActive: false });
    const kept = await staff.change<StaffProduct>("products", product.id, { name: "Kept" });
    expect(kept.categoryId).toBe(id);
    expect(await staff.change("categories", categoryId, { isActive: true })).toMatchObject({
      isActive: true,
    });
    expect(await listed(id)).toMatchObject({ id });
  });

  it("shows again what was made inactive and internal in Medusa Admin, and only when asked", async () => {
    const { id } = await staff.addCategory();
    const hidden = { is_active: false, is_internal: true };
    await catalog.admin.post(`/product-categories/${id}`, hidden);
    expect(await listedForStaff(id)).toMatchObject({ isActive: false });
    await staff.change("categories", id, { description: "Still hidden.", isActive: false });
    expect(await listed(id)).toBeUndefined();
    await staff.change("categories", id, { isActive: true });
    expect(await listed(id)).toMatchObject({ description: "Still hidden." });
  });

  it("shows at once what Medusa Admin changes", async () => {
    const { id } = await staff.addCategory();
    await catalog.admin.post(`/product-categories/${id}`, { name: `Elsewhere ${staff.mark}` });
    expect(await listed(id)).toMatchObject({ name: `Elsewhere ${staff.mark}` });
  });
});

describe("DELETE /api/categories/{id}", () => {
  it("refuses one that is in use, and leaves its products where they are", async () => {
    const category = await staff.addCategory({ name: `Full ${staff.mark}` });
    const product = await staff.addProduct(category.id);
    expect(await refusalOf("remove", category.id)).toMatchObject({
      status: 409,
      code: "category_in_use",
      message: `1 product is in "Full ${staff.mark}". Move them to another category first.`,
    });
    const shown = await callApi("products.read", { params: { slug: product.slug } });
    expect(shown.body).toMatchObject({ categoryId: category.id });
  });

  it("refuses one that holds other categories", async () => {
    const parent = await staff.addCategory();
    await catalog.addCategory("Child", parent.id);
    expect((await refusalOf("remove", parent.id)).message).toContain("other categories");
  });

  it("removes an empty one with its picture's entry", async () => {
    const category = await staff.addCategory({ imageUrl: "https://pictures.example/gone.jpg" });
    expect(
      (await staff.visitor.ask("categories.remove", { params: { id: category.id } })).status,
    ).toBe(200);
    expect(await listed(category.id)).toBeUndefined();
    const { rows } = await catalog.database.query(
      `select i.id from product_product_category_categoryimage_category_image l
        join category_image i on i.id = l.category_image_id
        where l.product_category_id = $1 and i.deleted_at is null`,
      [category.id],
    );
    expect(rows).toEqual([]);
    expect((await refusalOf("remove", category.id)).status).toBe(404);
  });
});
