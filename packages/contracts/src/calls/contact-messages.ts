import { MessageResponse } from "../accounts.js";
import { CHANGED_MEANWHILE } from "../changed-meanwhile.js";
import {
  ContactBody,
  ContactMessage,
  ContactMessageChangesBody,
  ContactMessageListQuery,
  ContactMessageListResponse,
  ContactReplyBody,
  ReplyTemplates,
  ReplyTemplatesBody,
} from "../messages.js";
import type { CallTable } from "./call.js";

export const contactMessageCalls = {
  "contact.send": {
    summary: "Sends a message to the shop; it is kept and mailed to the staff.",
    access: "anyone",
    limits: ["contactIp", "contactAddress"],
    body: ContactBody,
    status: 201,
    answer: MessageResponse,
  },
  "contactMessages.list": {
    summary: "Messages of the contact form, open ones first, the newest first.",
    access: "staff",
    roles: ["manager", "writer"],
    query: ContactMessageListQuery,
    answer: ContactMessageListResponse,
  },
  "contactMessages.mark": {
    summary: "Marks a message as handled, or not.",
    access: "staff",
    roles: ["manager", "writer"],
    records: ["message.marked"],
    body: ContactMessageChangesBody,
    answer: ContactMessage,
    errors: { 404: [] },
  },
  "contactMessages.reply": {
    summary: "Answers a message by mail and marks it as handled.",
    access: "staff",
    roles: ["manager", "writer"],
    records: ["message.answered"],
    body: ContactReplyBody,
    answer: ContactMessage,
    errors: { 404: [] },
  },
  "replyTemplates.read": {
    summary: "Texts that answers begin with.",
    access: "staff",
    roles: ["manager", "writer"],
    answer: ReplyTemplates,
  },
  "replyTemplates.change": {
    summary: "Sets them.",
    access: "staff",
    roles: ["manager", "writer"],
    records: ["settings.changed"],
    body: ReplyTemplatesBody,
    answer: ReplyTemplates,
    errors: { 409: [CHANGED_MEANWHILE] },
  },
} as const satisfies CallTable;
