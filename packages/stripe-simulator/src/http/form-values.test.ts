import { describe, expect, it } from "vitest";
import { formValues } from "./form-values.js";

describe("a form-encoded body", () => {
  it("nests by brackets and makes lists of numbered and empty ones", () => {
    expect(
      formValues(
        "amount=5&metadata[a b]=1&card[billing][city]=Qu%C3%A9bec&expand[0]=x&f[]=1&f[]=2",
      ),
    ).toEqual({
      amount: "5",
      metadata: { "a b": "1" },
      card: { billing: { city: "Québec" } },
      expand: ["x"],
      f: ["1", "2"],
    });
  });

  it("keeps the last of two values", () => {
    expect(formValues("amount=5&amount=6").amount).toBe("6");
  });

  it("has no way into an object's prototype", () => {
    const values = formValues("__proto__[polluted]=1&a[constructor]=2");
    expect(Reflect.get({}, "polluted")).toBeUndefined();
    expect(values.a).toEqual({ constructor: "2" });
  });
});
