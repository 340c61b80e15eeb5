import { DashboardFigures } from "../dashboard.js";
import { UploadResponse } from "../images.js";
import type { CallTable } from "./call.js";

/** Calls of the back office that belong to no one noun. */
export const backOfficeCalls = {
  "dashboard.read": {
    summary: "The figures of the dashboard.",
    access: "staff",
    answer: DashboardFigures,
  },
  "images.upload": {
    summary: "Stores up to five pictures and answers their addresses, in their order.",
    access: "staff",
    bodyKind: "images",
    status: 201,
    answer: UploadResponse,
  },
  "privateFiles.download": {
    summary: "A file that Medusa Admin exported.",
    access: "staff",
    answer: "file",
    errors: { 404: [] },
  },
} as const satisfies CallTable;
