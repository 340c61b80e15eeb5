import { CarouselListResponse } from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApi } from "./support/call-api";
import { TestCatalog } from "./support/test-catalogue";

const HIDDEN = "slide_test_hidden";

async function listSlides(init?: RequestInit) {
  const { status, body } = await callApi("carousel.list", {}, init);
  expect(status).toBe(200);
  return CarouselListResponse.parse(body);
}

describe("GET /api/carousel", () => {
  let catalog: TestCatalog;

  beforeAll(async () => {
    catalog = await TestCatalog.open();
    await catalog.database.query(
      `insert into carousel_slide (id, title, image_url, active, sort_order, cta_text)
        values ($1, 'Hidden', 'http://localhost/static/a.webp', false, 2, '')`,
      [HIDDEN],
    );
  });
  afterAll(async () => {
    await catalog.database.query("delete from carousel_slide where id = $1", [HIDDEN]);
    await catalog.close();
  });

  it("shows shoppers the active slides in their order", async () => {
    const slides = await listSlides();
    expect(slides.length).toBeGreaterThan(1);
    expect(slides.every(({ active }) => active)).toBe(true);
    const order = slides.map(({ sortOrder }) => sortOrder);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it("shows admins all slides, by token", async () => {
    const headers = { authorization: `Bearer ${catalog.admin.token}` };
    const slides = await listSlides({ headers });
    expect(slides.find(({ id }) => id === HIDDEN)).toEqual({
      id: HIDDEN,
      title: "Hidden",
      description: "",
      imageUrl: "/static/a.webp",
      altText: "",
      link: "",
      ctaText: "Shop Now",
      active: false,
      sortOrder: 2,
    });
  });

  it("shows whoever brings a false token what shoppers see", async () => {
    const slides = await listSlides({ headers: { authorization: "Bearer nonsense" } });
    expect(slides.map(({ id }) => id)).not.toContain(HIDDEN);
  });
});
