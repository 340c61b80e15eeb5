import { MessageResponse, UserListResponse } from "../accounts.js";
import { UserTableQuery } from "../list-tables.js";
import { UserListQuery, UserPageResponse } from "../users.js";
import type { CallTable } from "./call.js";

/** Accounts as staff see them. */
export const userCalls = {
  "users.list": {
    summary: "Everybody who has an account, page by page: `limit` must be given.",
    access: "staff",
    query: UserListQuery,
    answer: UserPageResponse,
  },
  "users.listAll": {
    summary: "Everybody who has an account, as one list: without `limit`.",
    access: "staff",
    variantOf: "users.list",
    answer: UserListResponse,
  },
  "users.downloadTable": {
    summary: "All accounts of a filtered and sorted list, as a CSV file or Excel workbook.",
    access: "staff",
    records: ["export.downloaded"],
    query: UserTableQuery,
    answer: "table",
  },
  "users.resendVerification": {
    summary: "Sends a new verification mail to a customer who needs one.",
    access: "staff",
    limits: ["verificationAddress"],
    answer: MessageResponse,
    errors: { 404: [], 409: [] },
  },
} as const satisfies CallTable;
