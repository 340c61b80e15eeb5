import { MedusaError } from "@medusajs/framework/utils";
import { describe, expect, it } from "vitest";
import { ApiError } from "./api-error";
import { errorAnswerFor } from "./error-answer";

const withStatus = (status: number) => Object.assign(new Error("internal detail"), { status });

describe("errorAnswerFor", () => {
  it("answers our own errors as they are", () => {
    const body = { message: "Product not found", code: "gone" };
    expect(errorAnswerFor(new ApiError(404, body))).toEqual({ status: 404, body });
  });

  it("answers Medusa's rules with their status and sentence", () => {
    const error = new MedusaError(MedusaError.Types.NOT_ALLOWED, "Not now.", "too_early");
    expect(errorAnswerFor(error)).toEqual({
      status: 400,
      body: { message: "Not now.", code: "too_early" },
    });
  });

  it("says plainly what is wrong with a request that cannot be read", () => {
    expect(errorAnswerFor(new URIError("x"))).toEqual({
      status: 400,
      body: { message: "The address is malformed." },
    });
    expect(errorAnswerFor(withStatus(413)).body.message).toBe("The request is too large.");
    expect(errorAnswerFor(withStatus(400)).body.message).toBe("The request cannot be read.");
  });

  it("tells nothing of what happened inside", () => {
    const inside = [
      new Error("password=secret"),
      withStatus(500),
      new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "select * from price"),
      "a text that was thrown",
      undefined,
    ];
    for (const error of inside) {
      expect(errorAnswerFor(error)).toEqual({
        status: 500,
        body: { message: "Something went wrong on our side. Please try again." },
      });
    }
  });
});
