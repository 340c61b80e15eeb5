import { AccountExport } from "../account-export.js";
import { ChangePasswordBody, DeleteAccountBody, ProfileBody } from "../account-forms.js";
import { AccountOrderListResponse, MessageResponse, User } from "../accounts.js";
import { SavedAddressBody, SavedAddressListResponse } from "../saved-addresses.js";
import type { CallTable } from "./call.js";

/** What a signed-in person does with the own account. */
export const ownAccountCalls = {
  "account.read": {
    summary: "One's own account.",
    access: "customer",
    answer: User,
  },
  "account.change": {
    summary: "Changes one's own name.",
    access: "customer",
    body: ProfileBody,
    answer: User,
  },
  "account.remove": {
    summary: "Deletes one's own account for good; asks for the password once more.",
    access: "customer",
    records: ["account.removed"],
    limits: ["passwordUser"],
    body: DeleteAccountBody,
    answer: MessageResponse,
    errors: { 403: [] },
  },
  "account.changePassword": {
    summary: "Changes one's own password; signs out on all other devices.",
    access: "customer",
    records: ["password.changed"],
    limits: ["passwordUser"],
    body: ChangePasswordBody,
    answer: MessageResponse,
  },
  "account.orders": {
    summary: "One's own orders, the newest first.",
    access: "customer",
    answer: AccountOrderListResponse,
  },
  "account.claimOrders": {
    summary: "Adds the orders that were placed as a guest with one's own verified address.",
    access: "customer",
    answer: AccountOrderListResponse,
    errors: { 403: [] },
  },
  "account.addresses": {
    summary: "The addresses that one keeps in the account, the newest first; none for staff.",
    access: "customer",
    answer: SavedAddressListResponse,
  },
  "account.keepAddress": {
    summary: "Keeps an address in the account; one that is there already is kept once.",
    access: "customer",
    body: SavedAddressBody,
    answer: SavedAddressListResponse,
    errors: { 403: [] },
  },
  "account.forgetAddress": {
    summary: "Takes an address out of the account; one that is not there is no mistake.",
    access: "customer",
    answer: SavedAddressListResponse,
  },
  "account.export": {
    summary: "Everything the shop keeps about oneself, as a file.",
    access: "customer",
    records: ["export.downloaded"],
    answer: AccountExport,
  },
} as const satisfies CallTable;
