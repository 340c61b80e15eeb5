import { log } from "@eldercare/server";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { expect, it, vi } from "vitest";
import { handleError } from "./handle-error";

/** What raw-body says of a request whose sender is gone before it is read, and of one that was read already. */
const unreadable = Object.assign(new Error("stream is not readable"), { status: 500 });

function failWith(
  error: Error,
  {
    isConnected = true,
    ...state
  }: { destroyed: boolean; complete: boolean; isConnected?: boolean },
) {
  const written = vi.spyOn(log(), "error").mockReset();
  const socket = { destroyed: !isConnected };
  const request = { path: "/api/anything", method: "PUT", socket, ...state };
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
  const gone = { destroyed: true, complete: true, isConnected: false };
  expect(failWith(unreadable, gone)).not.toHaveBeenCalled();
  expect(failWith(new Error("The disk is full"), gone)).toHaveBeenCalledOnce();
});
