import type { Request, Response } from "express";

const CALL = /^\/api(?:[/?]|$)/;

/** Refuses a request in a sentence: as text, and to whoever makes a call of `/api` as its errors are. */
export function refuse(
  { originalUrl }: Pick<Request, "originalUrl">,
  response: Response,
  { status, sentence }: { status: number; sentence: string },
): void {
  response.status(status).set("Cache-Control", "no-store");
  if (CALL.test(originalUrl)) response.json({ message: sentence });
  else response.type("text").send(sentence);
}
