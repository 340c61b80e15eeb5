import type { RequestHandler } from "express";

/** Answers what does not exist, or is not open to anybody: JSON for whoever calls. */
export const unknownCall: RequestHandler = (_request, response) => {
  response.status(404).set("Cache-Control", "no-store").json({ message: "There is no such call." });
};
