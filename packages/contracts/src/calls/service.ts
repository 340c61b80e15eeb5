import { z } from "zod";
import { HealthResponse } from "../health.js";
import type { CallTable } from "./call.js";

/** Calls of programs: Stripe, monitors, integrators. */
export const serviceCalls = {
  "stripe.receiveEvent": {
    summary: "An event that Stripe has signed; answered when all that follows from it is done.",
    access: "stripe",
    bodyKind: "signed-json",
    answer: z.object({ received: z.literal(true) }),
    errors: { 400: [] },
  },
  "service.health": {
    summary: "Whether the API and its database answer.",
    access: "anyone",
    answer: HealthResponse,
    otherAnswers: { 503: HealthResponse },
  },
  "service.followChanges": {
    summary: "Says at once when something changed that pages show, and meanwhile that nothing did.",
    access: "storefront",
    answer: "events",
  },
  "service.openapi": {
    summary: "This table as an OpenAPI 3.1 document.",
    access: "anyone",
    limits: ["readIp"],
    cache: "revalidate",
    answer: z.record(z.string(), z.unknown()),
  },
  "service.docs": {
    summary: "This table as a page to read.",
    access: "anyone",
    limits: ["readIp"],
    cache: "revalidate",
    answer: "html",
  },
} as const satisfies CallTable;
