import { addressOf } from "@eldercare/contracts/calls";
import { describe, expect, it } from "vitest";
import { askedFor, isRecorded } from "./observe-refusals";

const get = (path: string, status: number) => ({ method: "GET", path, status });
const post = (path: string, status: number) => ({ method: "POST", path, status });
const anOrder = addressOf("orders.read", { params: { id: "order_1" } });

describe("a refusal that the trail holds", () => {
  it.each([
    get(addressOf("orders.list"), 403),
    get(addressOf("orders.list"), 401),
    get(addressOf("products.list"), 429),
    post(addressOf("contact.send"), 403),
    get("/admin/orders", 401),
    post("/auth/session", 403),
    { ...get("/store/products", 404), closedDoor: "store" },
  ])("is %j", (answered) => {
    expect(isRecorded(answered)).toBe(true);
  });

  it.each([
    // A visitor's page asks who is signed in.
    get(addressOf("session.read"), 401),
    get(addressOf("account.read"), 401),
    // A page of staff that was left open.
    get(addressOf("session.end"), 401),
    get("/admin/notifications", 401),
    // Medusa Admin before the sign-in.
    get("/admin/users/me", 401),
    // The doors tell themselves.
    post(addressOf("session.signIn"), 401),
    post(addressOf("session.signIn"), 429),
    post("/auth/user/emailpass", 401),
    get(addressOf("orders.list"), 200),
    get(anOrder, 404),
  ])("is not %j", (answered) => {
    expect(isRecorded(answered)).toBe(false);
  });

  it("names what was asked for without the id, so that ids make no events of their own", () => {
    expect(askedFor(get(anOrder, 403))).toBe("orders.read");
    expect(askedFor(get("/admin/orders/order_1/changes", 401))).toBe("GET /admin/orders");
    const closed = { ...get("/auth/x/emailpass", 404), closedDoor: "auth" };
    expect(askedFor(closed)).toBe("/auth (closed)");
  });
});
