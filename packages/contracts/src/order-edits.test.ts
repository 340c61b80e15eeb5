import { expect, it } from "vitest";
import { OrderEdit, OrderEditBody } from "./order-edits.js";

const shipping = {
  ...{ name: "Ada Park", email: "ada@example.ca", phone: "416-555-0199" },
  ...{ address: "12 Elm Street", city: "Ottawa", region: "on", postal: "K1A 0B1" },
};

it.each([
  [OrderEdit, {}],
  [OrderEditBody, { state: "as-it-was", agreedCents: 6000 }],
])("takes one way in which the difference is paid", (schema, rest) => {
  const asked = (paid: object) => schema.safeParse({ shipping, ...rest, ...paid });
  expect(asked({}).success).toBe(true);
  expect(asked({ means: "cash" }).success).toBe(true);
  expect(asked({ byLink: true }).success).toBe(true);
  expect(asked({ means: "cash", byLink: true }).error?.issues.map(({ path }) => path)).toEqual([
    ["means"],
  ]);
});
