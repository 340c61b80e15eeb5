import { randomBytes } from "node:crypto";
import { shopUnderTest } from "./shop-under-test.ts";

/** A product of one test file, made and changed as staff do it. */
export interface TestProduct {
  id: string;
  name: string;
  slug: string;
  /** Dollars. */
  price: number;
  change(changes: { originalPriceCAD?: number; stock?: number }): Promise<void>;
  remove(): Promise<void>;
}

/** Makes a product that nobody else sells; remove it when the tests of the file are done. */
export async function aTestProduct(given: { cents: number; stock: number }): Promise<TestProduct> {
  const staff = await signInStaff();
  const name = `Test Cushion ${randomBytes(4).toString("hex")}`;
  const [category] = await staff<{ id: string }[]>("GET", "categories");
  const { products } = await staff<{ products: { images: string[] }[] }>("GET", "products?limit=1");
  const form = {
    name,
    description: "Made for a browser test.",
    categoryId: category?.id,
    images: products[0]?.images.slice(0, 1) ?? [],
    originalPriceCAD: given.cents,
    stock: given.stock,
  };
  const { id, slug } = await staff<{ id: string; slug: string }>("POST", "products", form);
  return {
    ...{ id, slug, name, price: given.cents / 100 },
    async change(changes) {
      await staff("PUT", `products/${id}`, changes);
    },
    async remove() {
      await staff("DELETE", `products/${id}`);
    },
  };
}

type Staff = <Answer>(method: string, path: string, body?: object) => Promise<Answer>;

async function signInStaff(): Promise<Staff> {
  const { shopUrl, adminEmail, adminPassword } = shopUnderTest();
  let cookie = "";
  const call: Staff = async (method, path, body) => {
    const response = await fetch(`${shopUrl}/api/${path}`, {
      method,
      headers: { cookie, ...(body ? { "Content-Type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} /api/${path}: ${response.status} ${text}`);
    cookie ||= response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    return text ? JSON.parse(text) : undefined;
  };
  await call("POST", "login", { email: adminEmail, password: adminPassword });
  return call;
}
