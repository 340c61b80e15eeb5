import { type CarouselSlide, ErrorResponse } from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApi } from "./support/call-api";
import { aDataUrl, Staff } from "./support/staff";

let staff: Staff;
beforeAll(async () => {
  staff = await Staff.signIn();
});
afterAll(() => staff.leave());

const seenBy = async (slides: unknown, id: string) =>
  (slides as CarouselSlide[]).find((slide) => slide.id === id);

describe("slides of the carousel", () => {
  it("are shown to shoppers once they are active, in their order", async () => {
    const made = await staff.addSlide({ sortOrder: "70", imageUrl: await aDataUrl() });
    expect(made).toMatchObject({ active: false, sortOrder: 70, ctaText: "Shop Now", link: "" });
    expect(made.imageUrl).toMatch(/^\/static\//);
    expect(await seenBy((await callApi("carousel.list")).body, made.id)).toBeUndefined();
    const active = await staff.change<CarouselSlide>("carousel", made.id, { active: true });
    expect(active).toEqual({ ...made, active: true });
    expect(await seenBy((await callApi("carousel.list")).body, made.id)).toEqual(active);
  });

  it("change only in what is sent", async () => {
    const made = await staff.addSlide({ link: "/products", ctaText: "Look", sortOrder: 3 });
    const changed = await staff.change("carousel", made.id, { title: "New", sortOrder: "soon" });
    expect(changed).toEqual({ ...made, title: "New", sortOrder: 0 });
    const staffs = (await staff.visitor.ask("carousel.list")).body;
    expect(await seenBy(staffs, made.id)).toEqual(changed);
  });

  it("lose no change when two come at once", async () => {
    const { id } = await staff.addSlide();
    await Promise.all([
      staff.change("carousel", id, { title: "Both" }),
      staff.change("carousel", id, { altText: "of them" }),
    ]);
    const slides = (await staff.visitor.ask("carousel.list")).body;
    expect(await seenBy(slides, id)).toMatchObject({ title: "Both", altText: "of them" });
  });

  it("are gone when removed", async () => {
    const { id } = await staff.addSlide();
    expect((await staff.visitor.ask("carousel.remove", { params: { id } })).status).toBe(200);
    expect(await seenBy((await staff.visitor.ask("carousel.list")).body, id)).toBeUndefined();
    expect((await staff.visitor.ask("carousel.remove", { params: { id } })).status).toBe(404);
    expect(
      (await staff.visitor.ask("carousel.change", { params: { id }, body: { title: "x" } })).status,
    ).toBe(404);
  });

  it.each([
    [{ title: "" }, "Title is required"],
    [{ imageUrl: "" }, "Image is required"],
    [{ altText: " " }, "Alt text is required"],
    [{ link: "javascript:alert(1)" }, "A link must start with / or https://"],
  ])("are refused for %j", async (changes, message) => {
    const body = { title: "t", description: "d", imageUrl: "/static/a.webp", altText: "a" };
    const answer = await staff.visitor.ask("carousel.create", { body: { ...body, ...changes } });
    expect(answer.status).toBe(400);
    expect(ErrorResponse.parse(answer.body).message).toBe(message);
  });
});
