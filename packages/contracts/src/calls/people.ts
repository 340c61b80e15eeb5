import { AccountExport } from "../account-export.js";
import { MessageResponse } from "../accounts.js";
import {
  ErasePersonBody,
  KnownPersonQuery,
  PeopleWithoutEmail,
  PeopleWithoutEmailQuery,
  PersonDetails,
  PersonNote,
  PersonNoteBody,
  PersonSummary,
} from "../people.js";
import type { CallTable } from "./call.js";

/** For people who ask staff what the shop knows of them, or to erase it. */
export const peopleCalls = {
  "people.find": {
    summary: "What the shop knows of an email address, or of who ordered without one, in numbers.",
    access: "staff",
    query: KnownPersonQuery,
    answer: PersonSummary,
    errors: { 404: [] },
  },
  "people.withoutEmail": {
    summary: "Who ordered by phone without an email address, by name or phone number.",
    access: "staff",
    query: PeopleWithoutEmailQuery,
    answer: PeopleWithoutEmail,
  },
  "people.read": {
    summary:
      "A customer by email address, or by an order without one: orders, messages, addresses, consent, notes of staff.",
    access: "staff",
    query: KnownPersonQuery,
    answer: PersonDetails,
    errors: { 404: [] },
  },
  "people.addNote": {
    summary:
      "Keeps a note of staff about the person of an email address, or of an order without one.",
    access: "staff",
    records: ["account.noted"],
    body: PersonNoteBody,
    status: 201,
    answer: PersonNote,
    errors: { 404: [] },
  },
  "people.removeNote": {
    summary: "Removes such a note.",
    access: "staff",
    records: ["account.noted"],
    answer: MessageResponse,
    errors: { 404: [] },
  },
  "people.export": {
    summary: "Everything the shop keeps about such a person, as a file.",
    access: "staff",
    records: ["export.downloaded"],
    query: KnownPersonQuery,
    answer: AccountExport,
    errors: { 404: [] },
  },
  "people.erase": {
    summary:
      "Erases such a person, with the account if there is one; orders stay as long as the law asks. Not for staff.",
    access: "staff",
    roles: [],
    records: ["account.removed"],
    body: ErasePersonBody,
    answer: MessageResponse,
    errors: { 404: [], 409: [] },
  },
} as const satisfies CallTable;
