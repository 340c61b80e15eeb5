import { SessionEndResponse } from "../accounts.js";
import { DashboardFigures } from "../dashboard.js";
import { UploadResponse } from "../images.js";
import { WaitingWork } from "../waiting-work.js";
import type { CallTable } from "./call.js";

/** Calls of the back office that belong to no one noun. */
export const backOfficeCalls = {
  "session.end": {
    summary: "When one's own sign-in ends.",
    access: "staff",
    roles: ["manager", "packer", "writer"],
    background: true,
    answer: SessionEndResponse,
  },
  "session.stay": {
    summary: "Says that somebody is there, and so keeps the sign-in from ending unused.",
    access: "staff",
    roles: ["manager", "packer", "writer"],
    answer: SessionEndResponse,
  },
  "dashboard.read": {
    summary: "The figures of the dashboard.",
    access: "staff",
    answer: DashboardFigures,
  },
  "waitingWork.read": {
    summary: "How many orders, messages, reviews and mails wait for staff.",
    access: "staff",
    roles: ["manager", "packer", "writer"],
    background: true,
    answer: WaitingWork,
  },
  "images.upload": {
    summary: "Stores up to five pictures and answers their addresses, in their order.",
    access: "staff",
    roles: ["manager", "writer"],
    bodyKind: "images",
    status: 201,
    answer: UploadResponse,
  },
  "privateFiles.download": {
    summary: "A file that Medusa Admin exported.",
    access: "staff",
    records: ["export.downloaded"],
    answer: "file",
    errors: { 404: [] },
  },
} as const satisfies CallTable;
