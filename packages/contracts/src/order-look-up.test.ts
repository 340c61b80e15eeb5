import { describe, expect, it } from "vitest";
import { OrderLookUpBody } from "./order-look-up.js";

const read = (number: unknown) => OrderLookUpBody.safeParse({ number, email: "Ada@Example.ca" });

describe("what opens an order", () => {
  it.each(["12", " #12", "Order 12", "order #12", 12])("is its number: %j", (number) => {
    expect(read(number).data).toEqual({ number: 12, email: "ada@example.ca" });
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
