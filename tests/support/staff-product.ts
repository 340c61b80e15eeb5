import { randomBytes } from "node:crypto";
import {
  ADDRESSES,
  type CallName,
  fillAddress,
  methodOfCall,
  type PathValues,
  type QueryValues,
} from "@eldercare/contracts/calls";
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
export async function aTestProduct(given: {
  cents: number;
  stock: number;
  kind?: string;
  featured?: boolean;
}): Promise<TestProduct> {
  const staff = await signInStaff();
  const { kind = "Test Cushion", featured = false } = given;
  const name = `${kind} ${randomBytes(4).toString("hex")}`;
  const [category] = await staff<{ id: string }[]>("categories.list");
  const { products } = await staff<{ products: { images: string[] }[] }>("products.list", {
    query: { limit: "1" },
  });
  const form = {
    name,
    description: "Made for a browser test.",
    categoryId: category?.id,
    images: products[0]?.images.slice(0, 1) ?? [],
    originalPriceCAD: given.cents,
    stock: given.stock,
    featured,
  };
  const { id, slug } = await staff<{ id: string; slug: string }>("products.create", { body: form });
  return {
    ...{ id, slug, name, price: given.cents / 100 },
    async change(changes) {
      await staff("products.change", { params: { id }, body: changes });
    },
    async remove() {
      await staff("products.remove", { params: { id } });
    },
  };
}

interface Asked {
  params?: PathValues;
  query?: QueryValues;
  body?: object;
}

export type Staff = <Answer>(name: CallName, asked?: Asked) => Promise<Answer>;

/** The shop's admin, signed in; each call fails loudly unless the shop accepts it. */
export async function signInStaff(): Promise<Staff> {
  const { shopUrl, adminEmail, adminPassword } = shopUnderTest();
  let cookie = "";
  const call: Staff = async (name, { params, query, body } = {}) => {
    const method = methodOfCall(name);
    const path = fillAddress(ADDRESSES[name], params, query);
    const response = await fetch(`${shopUrl}${path}`, {
      method,
      headers: { cookie, ...(body ? { "Content-Type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    cookie ||= response.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    return text ? JSON.parse(text) : undefined;
  };
  await call("session.signIn", { body: { email: adminEmail, password: adminPassword } });
  return call;
}
