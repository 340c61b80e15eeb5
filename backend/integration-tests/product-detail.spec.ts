import { Product, ProductDetail } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { callApi } from "./support/call-api";
import { listProducts } from "./support/list-products";

describe("GET /api/products/{slug}", () => {
  it("answers the same product as the list", async () => {
    const { products } = await listProducts({ limit: 3 });
    expect(products).toHaveLength(3);
    for (const listed of products) {
      const { status, body } = await callApi("products.read", { params: { slug: listed.slug } });
      expect(status).toBe(200);
      expect(Product.parse(body)).toEqual(listed);
    }
  });

  it("says besides what each picture shows, which lists leave out", async () => {
    const { products } = (await callApi("products.list", { query: { limit: "1" } })).body as {
      products: Product[];
    };
    expect(products[0]).not.toHaveProperty("imageAlts");
    const { body } = await callApi("products.read", { params: { slug: products[0]?.slug ?? "" } });
    const { imageAlts, images } = ProductDetail.parse(body);
    expect(imageAlts).toHaveLength(images.length);
    for (const alt of imageAlts) expect(alt).not.toBe("");
  });

  it.each(["no-such-product", "%00", "..%2f..%2fetc", "x".repeat(3000)])(
    "answers 404 for %s",
    async (slug) => {
      const { status, body } = await callApi("products.read", { params: { slug } });
      expect({ status, body }).toEqual({ status: 404, body: { message: "Product not found" } });
    },
  );
});
