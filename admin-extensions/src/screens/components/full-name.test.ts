import { describe, expect, it } from "vitest";
import { fullName, initials } from "./full-name";

const person = (firstName: string, lastName: string) => ({
  firstName,
  lastName,
  email: "zoe@example.ca",
});

describe("a person's name", () => {
  it("leaves no gap where a part is missing", () => {
    expect(fullName(person("Ada", "Park"))).toBe("Ada Park");
    expect(fullName(person("Ada", ""))).toBe("Ada");
    expect(fullName(person("", ""))).toBe("");
  });

  it("is shortened to its first letters, whole characters each", () => {
    expect(initials(person("ada", "park"))).toBe("AP");
    expect(initials(person("𝒜da", ""))).toBe("𝒜");
    expect(initials(person("", ""))).toBe("Z");
  });
});
