import { SystemState } from "../system-state.js";
import type { CallTable } from "./call.js";

/** How what the shop stands on is doing. */
export const systemCalls = {
  "system.read": {
    summary: "How database, search, mail, payments, queues, disk and backups are, looked at now.",
    access: "staff",
    answer: SystemState,
  },
} as const satisfies CallTable;
