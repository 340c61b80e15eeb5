import { log } from "@eldercare/server";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { expect, it, vi } from "vitest";
import { handleError } from "./handle-error";

/** What raw-body says of a request whose sender is gone before it is read, and of one that was read already. */
const unreadable = Object.assign(new Error("stream is not readable"), { status: 500 });

function failWith(error: Error, state: { destroyed: boolean; complete: boolean }) {
  const written = vi.spyOn(log(), "error").mockReset();
  const request = { path: "/api/anything", method: "PUT", ...state };
  const response = { set: () => response, status: () => response, json: () => response };
  handleError(
    error,
    request as unknown as MedusaRequest,
    response as unknown as MedusaResponse,
    vi.fn() as MedusaNextFunction,
  );
  return written;
}

it("logs what fails, and not that somebody left while still asking", () => {
  expect(failWith(unreadable, { destroyed: true, complete: false })).not.toHaveBeenCalled();
  expect(failWith(unreadable, { destroyed: true, complete: true })).toHaveBeenCalledOnce();
  expect(failWith(unreadable, { destroyed: false, complete: false })).toHaveBeenCalledOnce();
});
