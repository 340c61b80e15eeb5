import {
  type CarouselSlide,
  type ChangedMeanwhile,
  ErrorResponse,
  ReviewSettings,
  type StaffCategory,
  StaffPost,
  type StaffProduct,
  StaffVariantsResponse,
} from "@eldercare/contracts";
import type { CallName } from "@eldercare/contracts/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Staff } from "./support/staff";
import { TestCatalog } from "./support/test-catalogue";

const PICTURES = ["/static/00000000000000aa.webp", "/static/00000000000000bb.webp"];

let staff: Staff;
let catalog: TestCatalog;
let categoryId: string;

beforeAll(async () => {
  staff = await Staff.signIn();
  catalog = await TestCatalog.open();
  categoryId = await catalog.addCategory("Shared");
});
afterAll(async () => {
  await staff.leave();
  await catalog.close();
});

/** What a save is refused with, thing by thing. */
async function meanwhileOf(name: CallName, id: string, body: object): Promise<ChangedMeanwhile[]> {
  const params = id ? { params: { id } } : {};
  const answer = await staff.visitor.ask(name, { ...params, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(409);
  const { code, meanwhile = [] } = ErrorResponse.parse(answer.body);
  expect(code).toBe("changed_meanwhile");
  return meanwhile;
}

describe("a product that two people edit", () => {
  const save = (id: string, changes: Record<string, unknown>) =>
    staff.change<StaffProduct>("products", id, changes);

  it("keeps what each of them changed: a picture, a specification, a price and a discount", async () => {
    const begun = await staff.addProduct(categoryId, {
      images: PICTURES.slice(0, 1),
      specs: { Weight: "400 g" },
    });
    await save(begun.id, {
      specs: { Weight: "400 g", Colour: "Black" },
      discountPercentage: 30,
      tags: ["new"],
    });
    const saved = await save(begun.id, {
      images: [...begun.images, await staff.uploadImage()],
      imageAlts: ["From the side", ""],
      specs: { Weight: "400 g", Tip: "Rubber" },
      originalPriceCAD: 20_000,
      discountPercentage: 0,
      expected: {
        images: begun.images,
        imageAlts: begun.imageAlts,
        specs: begun.specs,
        originalPriceCAD: 10_000,
        discountPercentage: 0,
      },
    });
    expect(saved).toMatchObject({
      ...{ originalPriceCAD: 20_000, discountPercentage: 30, priceCAD: 14_000, tags: ["new"] },
      specs: { Weight: "400 g", Colour: "Black", Tip: "Rubber" },
      imageAlts: ["From the side", ""],
    });
    expect(saved.images).toHaveLength(2);
  });

  it("is asked about where both changed the same, loses nothing, and is saved after the choice", async () => {
    const begun = await staff.addProduct(categoryId, { specs: { Weight: "400 g" } });
    await save(begun.id, { name: `Theirs ${staff.mark}`, specs: { Weight: "450 g" } });
    const mine = {
      name: `Mine ${staff.mark}`,
      description: "Mine alone.",
      specs: { Weight: "500 g" },
      expected: { name: begun.name, description: begun.description, specs: begun.specs },
    };
    const meanwhile = await meanwhileOf("products.change", begun.id, mine);
    expect(meanwhile.map(({ path, theirs, yours }) => ({ path, theirs, yours }))).toEqual([
      { path: ["name"], theirs: `Theirs ${staff.mark}`, yours: `Mine ${staff.mark}` },
      { path: ["specs", "Weight"], theirs: "450 g", yours: "500 g" },
    ]);
    const expected = { ...mine.expected, name: `Theirs ${staff.mark}`, specs: { Weight: "450 g" } };
    const saved = await save(begun.id, { ...mine, specs: { Weight: "450 g" }, expected });
    expect(saved).toMatchObject({
      ...{ name: `Mine ${staff.mark}`, description: "Mine alone.", specs: { Weight: "450 g" } },
    });
  });

  it("keeps a variant that the other added, and asks about one field of one that both changed", async () => {
    const { id } = await staff.addProduct(categoryId, {
      variantTable: {
        options: ["Size"],
        variants: ["S", "M"].map((size) => ({ options: { Size: size }, originalPriceCAD: 1000 })),
      },
    });
    const table = async () =>
      StaffVariantsResponse.parse(
        (await staff.visitor.ask("products.readVariants", { params: { id } })).body,
      );
    const begun = await table();
    const [small, medium] = begun.variants.map((variant) => ({
      ...{ id: variant.id, options: variant.options },
    }));
    const large = { options: { Size: "L" }, originalPriceCAD: 3000 };
    const theirs = [{ ...small, originalPriceCAD: 1500 }, medium, large];
    await save(id, { variantTable: { options: ["Size"], variants: theirs, removed: [] } });
    const expected = { variantTable: begun };
    const mine = { options: ["Size"], variants: [small, { ...medium, weight: 70 }], removed: [] };
    await save(id, { variantTable: mine, expected });
    const now = (await table()).variants;
    expect(
      now.map(({ options, originalPriceCAD, weight }) => [options.Size, originalPriceCAD, weight]),
    ).toEqual([
      ["S", 1500, null],
      ["M", 1000, 70],
      ["L", 3000, null],
    ]);
    const both = { ...mine, variants: [{ ...small, originalPriceCAD: 1700 }, medium] };
    expect(
      await meanwhileOf("products.change", id, { variantTable: both, expected }),
    ).toMatchObject([
      {
        path: ["variantTable", "variants", small?.id, "originalPriceCAD"],
        ...{ theirs: 1500, yours: 1700 },
      },
    ]);
  });
});

describe("other things that two people edit", () => {
  it("are categories: a text by one and a name by the other both stay", async () => {
    const name = `Aids ${staff.mark}`;
    const begun = await staff.addCategory({ name, description: "" });
    const change = (body: Record<string, unknown>) =>
      staff.change<StaffCategory>("categories", begun.id, body);
    await change({ description: "Theirs" });
    const whole = { name: `${name} II`, description: "", expected: { name, description: "" } };
    expect(await change(whole)).toMatchObject({ name: `${name} II`, description: "Theirs" });
    const late = { description: "Mine", expected: { description: "" } };
    expect(await meanwhileOf("categories.change", begun.id, late)).toMatchObject([
      { path: ["description"], theirs: "Theirs", yours: "Mine" },
    ]);
  });

  it("are slides", async () => {
    const begun = await staff.addSlide();
    await staff.change<CarouselSlide>("carousel", begun.id, { active: !begun.active });
    const late = { title: "Mine", active: begun.active, expected: begun };
    expect(await staff.change("carousel", begun.id, late)).toMatchObject({
      ...{ title: "Mine", active: !begun.active },
    });
    const again = { title: "Later", expected: { title: begun.title } };
    expect(await meanwhileOf("carousel.change", begun.id, again)).toHaveLength(1);
  });

  it("are care guides", async () => {
    const { body } = await staff.visitor.ask("posts.create", {
      body: { title: `Guide ${staff.mark}`, excerpt: "Old", content: "Old" },
    });
    const begun = StaffPost.parse(body);
    const params = { id: begun.id };
    await staff.visitor.ask("posts.change", { params, body: { excerpt: "Theirs" } });
    const late = { content: "Mine", excerpt: "Mine", expected: begun };
    expect(await meanwhileOf("posts.change", begun.id, late)).toMatchObject([
      { path: ["excerpt"], theirs: "Theirs", yours: "Mine" },
    ]);
    await staff.visitor.ask("posts.remove", { params });
  });

  it("are settings that are kept", async () => {
    const read = async () =>
      ReviewSettings.parse((await staff.visitor.ask("reviewSettings.read")).body);
    const begun = await read();
    const set = (body: object) => staff.visitor.ask("reviewSettings.change", { body });
    await set({ ...begun, afterDays: 33 });
    await set({ ...begun, areAsked: !begun.areAsked, expected: begun });
    expect(await read()).toEqual({ areAsked: !begun.areAsked, afterDays: 33 });
    const late = { ...begun, afterDays: 44, expected: begun };
    expect(await meanwhileOf("reviewSettings.change", "", late)).toMatchObject([
      { path: ["afterDays"], theirs: 33, yours: 44 },
    ]);
    await set(begun);
  });
});
