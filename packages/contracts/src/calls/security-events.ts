import { SecurityEventListQuery, SecurityEventListResponse } from "../security-events.js";
import type { CallTable } from "./call.js";

/** The trail of security events. */
export const securityEventCalls = {
  "securityEvents.list": {
    summary: "Security events, the newest first: who did what, when, from where.",
    access: "staff",
    query: SecurityEventListQuery,
    answer: SecurityEventListResponse,
  },
  "securityEvents.export": {
    summary: "The same as a CSV file, at most 50,000 rows.",
    access: "staff",
    records: ["export.downloaded"],
    query: SecurityEventListQuery,
    answer: "csv",
  },
} as const satisfies CallTable;
