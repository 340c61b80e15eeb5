import { expect, test } from "vitest";
import { shippingDefaults } from "./shipping-defaults";

const user = { firstName: "Ada", lastName: "Park", email: "ada@example.ca" };

test("the form knows who is signed in", () => {
  expect(shippingDefaults(user)).toMatchObject({
    name: "Ada Park",
    email: "ada@example.ca",
    phone: "",
    region: "",
  });
});

test("half a name is no full name", () => {
  expect(shippingDefaults({ ...user, lastName: "" }).name).toBe("");
});

test("what was typed before counts more", () => {
  expect(shippingDefaults(user, { name: "Rose Park", city: "Guelph" })).toMatchObject({
    name: "Rose Park",
    city: "Guelph",
    email: "ada@example.ca",
  });
});
