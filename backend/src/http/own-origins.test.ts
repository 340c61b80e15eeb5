import { describe, expect, it } from "vitest";
import { ownOrigins } from "./own-origins";

describe("the shop's own origins", () => {
  it("are the addresses it was given", () => {
    expect([...ownOrigins(["https://shop.example.ca/"])]).toEqual(["https://shop.example.ca"]);
  });

  it("hold every name of this machine, with the same port", () => {
    const own = ownOrigins(["http://localhost:8000"]);
    expect(own.has("http://127.0.0.1:8000")).toBe(true);
    expect(own.has("http://[::1]:8000")).toBe(true);
    expect(own.has("http://localhost:8001")).toBe(false);
    expect(own.has("https://localhost:8000")).toBe(false);
  });
});
