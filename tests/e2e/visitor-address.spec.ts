import { randomBytes, randomInt } from "node:crypto";
import { describe, expect, it } from "vitest";
import { shopUnderTest } from "../support/shop-under-test.ts";

/** The tests' storefront has one proxy before it (TRUSTED_PROXIES): it says who the visitor is. */

const anIp = () => `198.19.${randomInt(256)}.${randomInt(256)}`;

/** Sends the contact form as a browser without scripts does. */
function postContactForm(forwardedFor: string): Promise<Response> {
  return fetch(`${shopUnderTest().shopUrl}/contact`, {
    method: "POST",
    redirect: "manual",
    headers: { "x-forwarded-for": forwardedFor, origin: shopUnderTest().shopUrl },
    body: new URLSearchParams({
      name: "Ada Park",
      email: `ada-${randomBytes(6).toString("hex")}@example.ca`,
      subject: "Delivery",
      message: "When does the rollator come?",
      website: "",
    }),
  });
}

describe("a form without scripts", () => {
  it("counts for its visitor, whatever else that visitor claims, and for nobody else", async () => {
    const [busy, other] = [anIp(), anIp()];
    const statuses: number[] = [];
    for (let time = 0; time < 20; time += 1) {
      statuses.push((await postContactForm(`${anIp()}, ${busy}`)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([303]));
    const refused = await postContactForm(`${other}, ${busy}`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.text()).toContain("There were too many attempts.");
    expect((await postContactForm(other)).status).toBe(303);
  });
});
