import {
  OpeningCheckChangesBody,
  OpeningCheckListResponse,
  OpeningCheckParams,
} from "../opening-checks.js";
import type { CallTable } from "./call.js";

export const openingCheckCalls = {
  "openingChecks.list": {
    summary: "What the shop still needs before it opens.",
    access: "staff",
    answer: OpeningCheckListResponse,
  },
  "openingChecks.confirm": {
    summary: "Says that somebody looked at what no program can judge, or takes that back.",
    access: "staff",
    records: ["opening.confirmed"],
    params: OpeningCheckParams,
    body: OpeningCheckChangesBody,
    answer: OpeningCheckListResponse,
  },
} as const satisfies CallTable;
