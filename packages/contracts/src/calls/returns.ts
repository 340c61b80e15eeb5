import { ORDER_LINK_INVALID } from "../order-look-up.js";
import { OrderStatusResponse } from "../orders.js";
import { ReturnAsked, ReturnBody, ReturnChangeBody, StaffReturnBody } from "../returns.js";
import type { CallTable } from "./call.js";

const RECORDS = ["order.return-changed"] as const;

/** Goods that come back (decision 099). */
export const returnCalls = {
  "returns.ask": {
    summary: "Asks to send pieces of an order back, for whoever has the link of its page.",
    access: "anyone",
    limits: ["orderStatusLinkIp"],
    body: ReturnBody,
    answer: ReturnAsked,
    errors: { 400: [ORDER_LINK_INVALID], 409: [] },
  },
  "returns.make": {
    summary: "Takes a return for somebody who called; it is accepted with that.",
    access: "staff",
    records: RECORDS,
    body: StaffReturnBody,
    answer: OrderStatusResponse,
    errors: { 404: [], 409: [] },
  },
  "returns.change": {
    summary: "Accepts a return, declines it, or says that the goods are here; its buyer is told.",
    access: "staff",
    records: RECORDS,
    body: ReturnChangeBody,
    answer: OrderStatusResponse,
    errors: { 404: [], 409: [] },
  },
} as const satisfies CallTable;
