import { MessageResponse } from "../accounts.js";
import { CHANGED_MEANWHILE } from "../changed-meanwhile.js";
import {
  ContentQuery,
  StaffTextHistory,
  StaffTextList,
  TextBody,
  TextParams,
  TextPreview,
  TextTestBody,
  TextVersionParams,
} from "../content.js";
import { ContentAnswer } from "../content-answer.js";
import type { CallTable } from "./call.js";

/** Texts of the shop that its staff edit (decision 103). */
export const contentCalls = {
  "content.read": {
    summary: "The texts of a page as they are now.",
    access: "anyone",
    limits: ["readIp"],
    cache: "revalidate",
    query: ContentQuery,
    answer: ContentAnswer,
  },
  "contentTexts.list": {
    summary: "Every text that staff may edit, with its draft and what is planned.",
    access: "staff",
    roles: ["manager", "writer"],
    answer: StaffTextList,
  },
  "contentTexts.read": {
    summary: "One of them, with what was published before.",
    access: "staff",
    roles: ["manager", "writer"],
    params: TextParams,
    answer: StaffTextHistory,
    errors: { 404: [] },
  },
  "contentTexts.change": {
    summary: "Keeps a draft of a text, or publishes it: now, or from and until a day.",
    access: "staff",
    roles: ["manager", "writer"],
    records: ["text.changed"],
    params: TextParams,
    body: TextBody,
    answer: StaffTextHistory,
    errors: { 404: [], 409: [CHANGED_MEANWHILE] },
  },
  "contentTexts.preview": {
    summary: "Where its page is looked at with all drafts in their places, for a day.",
    access: "staff",
    roles: ["manager", "writer"],
    params: TextParams,
    answer: TextPreview,
    errors: { 404: [] },
  },
  "contentTexts.sendTest": {
    summary: "Sends a mail with these words and made-up data to whoever asks.",
    access: "staff",
    roles: ["manager", "writer"],
    limits: ["mailTestUser"],
    params: TextParams,
    body: TextTestBody,
    answer: MessageResponse,
    errors: { 404: [] },
  },
  "contentTexts.removeVersion": {
    summary: "Takes back a draft, or what is planned and not shown yet.",
    access: "staff",
    roles: ["manager", "writer"],
    records: ["text.changed"],
    params: TextVersionParams,
    answer: StaffTextHistory,
    errors: { 404: [], 409: [] },
  },
} as const satisfies CallTable;
