import { ErrorResponse } from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { callPath } from "./support/call-api";

const NONSENSE = [
  "minPrice=abc",
  "minPrice=-1",
  "minPrice=1e3",
  "minPrice=12.345",
  "maxPrice=",
  "maxPrice=99999999",
  "minPrice=50&maxPrice=10",
  "inStockOnly=yes",
  "featured=1",
  "onSale=",
  "sortBy=newest",
  "sortBy=",
  "limit=0",
  "limit=1001",
  "limit=ten",
  "limit=-5",
  "limit=1.5",
  "offset=-1",
  "offset=99999999999999999999",
  "limit=5&limit=6",
  "search=a&search=b",
  "search[a]=b",
  "categoryId[]=x",
  "search=a%00b",
  `search=${"x".repeat(201)}`,
  `categoryId=${"x".repeat(101)}`,
  `ids=${"x".repeat(8001)}`,
];

const PRODUCTS = addressOf("products.list");

describe("nonsense in a call", () => {
  it.each(NONSENSE)(
    "GET /api/products?%s is refused with a sentence and the field",
    async (query) => {
      const { status, body } = await callPath(`${PRODUCTS}?${query}`);
      expect(status).toBe(400);
      const error = ErrorResponse.parse(body);
      const field = query.split(/[=[]/, 1)[0];
      expect(error.message).not.toBe("");
      expect(error.fields?.map(({ path }) => path)).toContain(field);
    },
  );

  it("ignores parameters that it does not know", async () => {
    const { status } = await callPath(`${PRODUCTS}?limit=1&utm_source=letter`);
    expect(status).toBe(200);
  });

  it("never breaks the shop", async () => {
    const name = fc.constantFrom("search", "categoryId", "ids", "limit", "minPrice", "sortBy");
    const content = fc.oneof(fc.string({ unit: "binary", maxLength: 60 }), fc.string());
    await fc.assert(
      fc.asyncProperty(name, content, async (key, value) => {
        const { status } = await callPath(`${PRODUCTS}?${key}=${encodeURIComponent(value)}`);
        expect([200, 400]).toContain(status);
      }),
      { numRuns: 60 },
    );
  });

  it.each(["%E0%A4%A", "%FF"])("GET /api/products/%s is a malformed address", async (slug) => {
    const { status, body } = await callPath(`${PRODUCTS}/${slug}`);
    expect({ status, body }).toEqual({
      status: 400,
      body: { message: "The address is malformed." },
    });
  });

  it.each(["search=%E0%A4%A", "search=%"])("GET /api/products?%s is answered", async (query) => {
    const { status } = await callPath(`${PRODUCTS}?${query}`);
    expect([200, 400]).toContain(status);
  });

  it("answers JSON for calls that do not exist", async () => {
    for (const path of ["/api", "/api/nothing", `${PRODUCTS}/a/b`]) {
      const { status, body } = await callPath(path);
      expect({ status, body }).toEqual({
        status: 404,
        body: { message: "There is no such call." },
      });
    }
  });

  it("says that a body cannot be read", async () => {
    const { status, body } = await callPath("/api/nothing", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{bad",
    });
    expect({ status, body }).toEqual({
      status: 400,
      body: { message: "The request cannot be read." },
    });
  });
});
