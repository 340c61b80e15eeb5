import type { RequestHandler } from "express";

/** The last handler under /api: JSON for calls that do not exist. */
export const unknownApiCall: RequestHandler = (_request, response) => {
  response.status(404).json({ message: "There is no such call." });
};
