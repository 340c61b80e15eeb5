import { MedusaError } from "@medusajs/framework/utils";
import { describe, expect, it } from "vitest";
import { Refusal } from "../errors/refusal";
import { errorAnswerFor } from "./error-answer";

const withStatus = (status: number) => Object.assign(new Error("internal detail"), { status });

describe("errorAnswerFor", () => {
  it.each([
    ["invalid", 400],
    ["signed-out", 401],
    ["not-allowed", 403],
    ["not-found", 404],
    ["conflict", 409],
    ["too-many", 429],
    ["unavailable", 502],
  ] as const)("answers a refusal of kind %s with %i, in its own words", (kind, status) => {
    const details = { code: "gone", fields: [{ path: "slug", message: "Gone." }] };
    expect(errorAnswerFor(new Refusal(kind, "Product not found", details))).toEqual({
      status,
      body: { message: "Product not found", ...details },
    });
  });

  it("says that a statement which the database stopped took too long, and when to try again", () => {
    const stopped = Object.assign(new Error("canceling statement"), { code: "57014" });
    expect(errorAnswerFor(stopped)).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining("took too long") },
      retryAfter: 10,
    });
  });

  it.each([
    [{ code: "57P01", message: "terminating connection" }, "Our shop is not answering right now."],
    [{ code: "FILES_AWAY", message: "SlowDown" }, "Our shop cannot reach its pictures and files"],
    [{ code: "ENOSPC", message: "no space left on device" }, "Our shop has no room left"],
  ])(
    "says of %j in plain words that it is not the asker's fault, and to try again",
    (error, words) => {
      expect(errorAnswerFor(error)).toMatchObject({
        status: 503,
        body: { message: expect.stringContaining(words) },
        retryAfter: 10,
      });
    },
  );

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
