import { describe, expect, it } from "vitest";
import { OrderLookUpBody } from "./order-look-up.js";

const read = (number: unknown) => OrderLookUpBody.safeParse({ number, email: "Ada@Example.ca" });

describe("what opens an order", () => {
  it.each(["12", " #12", "Order 12", "order #12", 12])("is its number: %j", (number) => {
    expect(read(number).data).toEqual({ number: 12, email: "ada@example.ca" });
  });

  it("goes with an address, or with the phone number of whoever has none", () => {
    const email = (typed: string) => OrderLookUpBody.safeParse({ number: 12, email: typed });
    expect(email("+1 (519) 555-0142 x3").data?.email).toBe("5195550142");
    for (const typed of ["", "ada@", "555-0142", "N1H 2T4"]) {
      expect(email(typed).error?.issues[0]?.message).toBe("Invalid email address");
    }
  });

  it.each(["", "my order", "1e3", "-1", "99999999999", 1.5, null, undefined])(
    "is not %j",
    (number) => {
      expect(read(number).error?.issues[0]?.message).toBe(
        "Please enter the number of your order, like 12",
      );
    },
  );
});
