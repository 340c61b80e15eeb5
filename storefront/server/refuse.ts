import type { Request, Response } from "express";
import { REFUSAL_POLICY, refusalPage } from "./refusal-page.ts";

const CALL = /^\/api(?:[/?]|$)/;

/** Refuses a request in a sentence: to a browser as a page, to whoever makes a call of `/api` as its errors are, else as text. */
export function refuse(
  request: Pick<Request, "originalUrl" | "accepts">,
  response: Response,
  { status, sentence }: { status: number; sentence: string },
): void {
  response.status(status).set("Cache-Control", "no-store");
  if (CALL.test(request.originalUrl)) response.json({ message: sentence });
  else if (request.accepts(["text", "html"]) === "html") {
    response.set("Content-Security-Policy", REFUSAL_POLICY).type("html");
    response.send(refusalPage(sentence));
  } else response.type("text").send(sentence);
}
