import { randomBytes, randomInt } from "node:crypto";
import { addressOf } from "@eldercare/contracts/calls";
import type { Pool } from "pg";
import type { Exchange } from "./findings.ts";

export type Person = Exchange["person"];

const PASSWORD = "maple-syrup-and-oats";

/** The cookies of everybody who tries: a visitor has none, somebody unverified one of before. */
export async function signInPeople(
  medusaUrl: string,
  database: Pool,
): Promise<Record<Person, string>> {
  const customer = await aCustomer(medusaUrl, database);
  const unverified = await aCustomer(medusaUrl, database);
  await database.query("update auth_verification set verified_at = null where entity_id = $1", [
    unverified.email,
  ]);
  const { ADMIN_EMAIL: email = "", ADMIN_PASSWORD: password = "" } = process.env;
  return {
    visitor: "",
    customer: customer.cookie,
    unverified: unverified.cookie,
    staff: await signIn(medusaUrl, email, password),
  };
}

async function aCustomer(medusaUrl: string, database: Pool) {
  const email = `fuzz-${randomBytes(6).toString("hex")}@example.ca`;
  await post(medusaUrl, addressOf("accounts.register"), {
    email,
    firstName: "Ada",
    lastName: "Park",
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  await database.query("update auth_verification set verified_at = now() where entity_id = $1", [
    email,
  ]);
  return { email, cookie: await signIn(medusaUrl, email, PASSWORD) };
}

async function signIn(medusaUrl: string, email: string, password: string): Promise<string> {
  const response = await post(medusaUrl, addressOf("session.signIn"), { email, password });
  if (!response.ok)
    throw new Error(`Sign-in of ${email}: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

function post(medusaUrl: string, path: string, body: object): Promise<Response> {
  return fetch(`${medusaUrl}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": anAddress() },
    body: JSON.stringify(body),
  });
}

/** An address of a network that is kept for benchmarks (RFC 2544). */
export const anAddress = (): string => `198.18.${randomInt(256)}.${randomInt(256)}`;
