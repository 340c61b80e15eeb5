import { AccountExport } from "../account-export.js";
import { MessageResponse } from "../accounts.js";
import {
  ErasePersonBody,
  PersonDetails,
  PersonNote,
  PersonNoteBody,
  PersonQuery,
  PersonSummary,
} from "../people.js";
import type { CallTable } from "./call.js";

/** For people who ask staff what the shop knows of them, or to erase it. */
export const peopleCalls = {
  "people.find": {
    summary: "What the shop knows of an e-mail address, in numbers.",
    access: "staff",
    query: PersonQuery,
    answer: PersonSummary,
  },
  "people.read": {
    summary: "A customer by e-mail address: orders, messages, addresses, consent, notes of staff.",
    access: "staff",
    query: PersonQuery,
    answer: PersonDetails,
  },
  "people.addNote": {
    summary: "Keeps a note of staff about the person of an e-mail address.",
    access: "staff",
    records: ["account.noted"],
    body: PersonNoteBody,
    status: 201,
    answer: PersonNote,
  },
  "people.removeNote": {
    summary: "Removes such a note.",
    access: "staff",
    records: ["account.noted"],
    answer: MessageResponse,
    errors: { 404: [] },
  },
  "people.export": {
    summary: "Everything the shop keeps about the person of an e-mail address, as a file.",
    access: "staff",
    records: ["export.downloaded"],
    query: PersonQuery,
    answer: AccountExport,
  },
  "people.erase": {
    summary:
      "Erases the person of an e-mail address, with the account if there is one; orders stay as long as the law asks. Not for staff.",
    access: "staff",
    roles: [],
    records: ["account.removed"],
    body: ErasePersonBody,
    answer: MessageResponse,
    errors: { 409: [] },
  },
} as const satisfies CallTable;
