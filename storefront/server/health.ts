import { addressOf } from "@eldercare/contracts/calls";
import type { RequestHandler } from "express";

const PATIENCE_MS = 3000;

type Part = "ok" | "unreachable" | "failing";
export type Health = { pages: "ok"; api: Part; database: Part };

async function medusaHealth(medusaUrl: string): Promise<Pick<Health, "api" | "database">> {
  try {
    const response = await fetch(`${medusaUrl}${addressOf("service.health")}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const answer: unknown = await response.json().catch(() => null);
    const isOk = (part: "status" | "database") =>
      typeof answer === "object" && answer !== null && Reflect.get(answer, part) === "ok";
    return {
      api: response.ok && isOk("status") ? "ok" : "failing",
      database: isOk("database") ? "ok" : "failing",
    };
  } catch {
    return { api: "unreachable", database: "unreachable" };
  }
}

/** GET /health: 200 when pages, API and database are all ready, else 503 saying which is not. */
export function health(medusaUrl: string): RequestHandler {
  return async (_request, response) => {
    const state: Health = { pages: "ok", ...(await medusaHealth(medusaUrl)) };
    const isReady = state.api === "ok" && state.database === "ok";
    response
      .status(isReady ? 200 : 503)
      .set("Cache-Control", "no-store")
      .json(state);
  };
}
