import { ErrorResponse } from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aSignedInShopper } from "./support/shopper";
import { Staff, upload } from "./support/staff";
import { Visitor } from "./support/visitor";

/** Each with what it answers staff who send nothing of use. */
const STAFF_CALLS: [method: string, path: string, forStaff: number][] = [
  ["POST", "/api/products", 400],
  ["PUT", "/api/products/prod_unknown", 404],
  ["DELETE", "/api/products/prod_unknown", 404],
  ["GET", "/api/products?all=true&limit=1", 200],
  ["GET", "/api/categories?all=true", 200],
  ["POST", "/api/categories", 400],
  ["PUT", "/api/categories/pcat_unknown", 404],
  ["DELETE", "/api/categories/pcat_unknown", 404],
  ["POST", "/api/carousel", 400],
  ["PUT", "/api/carousel/slide_unknown", 404],
  ["DELETE", "/api/carousel/slide_unknown", 404],
  ["GET", "/api/users?limit=1", 200],
  ["POST", "/api/users/cus_unknown/resend-verification", 404],
  ["GET", "/api/dashboard", 200],
  ["GET", "/api/private-files/private-1-unknown.csv", 404],
];

describe("calls of the back office", () => {
  let staff: Staff;
  let shopper: Visitor;
  beforeAll(async () => {
    staff = await Staff.signIn();
    shopper = (await aSignedInShopper()).visitor;
  });
  afterAll(() => staff.leave());

  it.each(STAFF_CALLS)("%s %s is for staff only", async (method, path, forStaff) => {
    const body = method === "POST" || method === "PUT" ? {} : undefined;
    const answers = await Promise.all(
      [new Visitor(), shopper, staff.visitor].map((visitor) => visitor.send(method, path, body)),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 403, forStaff]);
    expect(ErrorResponse.parse(answers[0]?.body).message).toBe("Please sign in first.");
    expect(ErrorResponse.parse(answers[1]?.body).message).toBe(
      "You need admin privileges for this.",
    );
  });

  it("POST /api/uploads is for staff only", async () => {
    expect((await upload(new Visitor(), [{ bytes: "x" }])).status).toBe(401);
    expect((await upload(shopper, [{ bytes: "x" }])).status).toBe(403);
    expect((await upload(staff.visitor, [])).status).toBe(400);
  });

  it("strangers cannot make the shop read large bodies", async () => {
    const large = { description: "x".repeat(3_000_000) };
    expect((await new Visitor().post("/api/products", large)).status).toBe(401);
    expect((await staff.visitor.post("/api/products", large)).status).toBe(400);
  });
});
