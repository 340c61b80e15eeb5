import { shopUnderTest } from "../../../tests/support/shop-under-test";

export interface ApiAnswer {
  status: number;
  body: unknown;
  headers: Headers;
}

/** Calls the shop's own API: `callApi("/products?limit=1")`. Fails on an answer that is not JSON. */
export async function callApi(path: string, init?: RequestInit): Promise<ApiAnswer> {
  const response = await fetch(`${shopUnderTest().medusaUrl}/api${path}`, init);
  return { status: response.status, body: await response.json(), headers: response.headers };
}
