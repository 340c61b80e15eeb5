import { MessageResponse } from "../accounts.js";
import {
  ContactBody,
  ContactMessage,
  ContactMessageChangesBody,
  ContactMessageListQuery,
  ContactMessageListResponse,
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
    summary: "Messages of the contact form, the newest first.",
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
} as const satisfies CallTable;
