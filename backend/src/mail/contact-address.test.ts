import { describe, expect, it } from "vitest";
import { contactAddress } from "./contact-address";

describe("the address that messages to the shop go to", () => {
  it("is the setting of its own", () => {
    expect(contactAddress({ CONTACT_EMAIL: "help@example.ca" })).toBe("help@example.ca");
  });

  it.each([
    ["Birchwell <hello@example.ca>", "hello@example.ca"],
    ["hello@example.ca", "hello@example.ca"],
  ])("is taken from MAIL_FROM %s otherwise", (MAIL_FROM, address) => {
    expect(contactAddress({ MAIL_FROM })).toBe(address);
  });
});
