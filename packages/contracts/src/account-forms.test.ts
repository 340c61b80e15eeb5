import { describe, expect, it } from "vitest";
import { LoginBody, RegisterBody } from "./account-forms.js";
import { errorResponseOf } from "./errors.js";

const registration = {
  email: " Ada.Roy@Example.CA ",
  firstName: " Ada ",
  lastName: "Roy",
  password: "secret1",
  confirmPassword: "secret1",
};

const fieldsOf = (body: unknown) => {
  const parsed = RegisterBody.safeParse(body);
  return parsed.success
    ? {}
    : Object.fromEntries(
        (errorResponseOf(parsed.error).fields ?? []).map((field) => [field.path, field.message]),
      );
};

describe("registration", () => {
  it("keeps the address in lower case, trims names and drops fields outside the contract", () => {
    expect(
      RegisterBody.parse({
        ...registration,
        role: "ADMIN",
        isEmailVerified: true,
      }),
    ).toEqual({
      ...registration,
      email: "ada.roy@example.ca",
      firstName: "Ada",
    });
  });

  it("names every field that is wrong in the words of the specification", () => {
    expect(
      fieldsOf({
        email: "ada",
        firstName: " ",
        lastName: "",
        password: "12345",
        confirmPassword: "54321",
      }),
    ).toEqual({
      email: "Invalid email address",
      firstName: "First name is required",
      lastName: "Last name is required",
      password: "Password must be at least 6 characters",
      confirmPassword: "Passwords don't match",
    });
  });

  it("asks for everything of an empty or foreign body", () => {
    expect(Object.keys(fieldsOf({}))).toEqual([
      "email",
      "firstName",
      "lastName",
      "password",
      "confirmPassword",
    ]);
    expect(RegisterBody.safeParse("nonsense").success).toBe(false);
  });
});

describe("sign-in", () => {
  it("refuses what is no address and what is too short for a password", () => {
    const parsed = LoginBody.safeParse({ email: "x", password: "y" });
    expect(parsed.error && errorResponseOf(parsed.error).message).toBe(
      "Invalid email address. Password must be at least 6 characters.",
    );
  });
});
