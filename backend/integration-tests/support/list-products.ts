import { ProductListResponse } from "@eldercare/contracts";
import { expect } from "vitest";
import { Visitor } from "./visitor";

/** GET /api/products, checked against the contract; each time as somebody else, whom no limit meets. */
export async function listProducts(
  params: Record<string, string | number | boolean>,
): Promise<ProductListResponse> {
  const query = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, String(value)]),
  );
  const { status, body } = await new Visitor().ask("products.list", { query });
  expect(status, JSON.stringify(body)).toBe(200);
  return ProductListResponse.parse(body);
}

/** The names of a list, in its order. */
export async function namesOf(
  params: Record<string, string | number | boolean>,
): Promise<string[]> {
  return (await listProducts(params)).products.map(({ name }) => name);
}
