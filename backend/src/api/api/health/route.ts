import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { answerCall, answerUnavailable } from "../../../http/answer-call";

/** A database that has not answered by then is as good as away; Medusa itself waits a minute. */
const LIMIT_MS = 2000;

/** GET /api/health: 200 while the database answers, else 503. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const database = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const isAnswering = await answersInTime(async () => {
    await database.raw("select 1");
  });
  response.set("Cache-Control", "no-store");
  if (isAnswering) answerCall("service.health", response, { status: "ok", database: "ok" });
  else answerUnavailable("service.health", response, { status: "failing", database: "failing" });
}

function answersInTime(ask: () => Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), LIMIT_MS);
    const settle = (isAnswering: boolean) => {
      clearTimeout(timer);
      resolve(isAnswering);
    };
    ask().then(
      () => settle(true),
      () => settle(false),
    );
  });
}
