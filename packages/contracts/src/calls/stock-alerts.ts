import { MessageResponse } from "../accounts.js";
import {
  IS_IN_STOCK,
  STOCK_ALERT_LINK_INVALID,
  StockAlertBody,
  StockAlertConfirmBody,
  StockAlertStopBody,
  WAITS_FOR_ENOUGH,
} from "../stock-alerts.js";
import type { CallTable } from "./call.js";

/** Mails to those who wait for something that is sold out (decision 115). */
export const stockAlertCalls = {
  "stockAlerts.ask": {
    summary:
      "Asks for one mail when a product or variant is back in stock: a mail asks the address's owner first; the answer is the same for every address.",
    access: "anyone",
    limits: ["stockAlertIp", "stockAlertAddress"],
    body: StockAlertBody,
    answer: MessageResponse,
    errors: { 404: [], 409: [IS_IN_STOCK] },
  },
  "stockAlerts.confirm": {
    summary: "Waits for what a mail with this token asked about.",
    access: "anyone",
    limits: ["stockAlertLinkIp"],
    body: StockAlertConfirmBody,
    answer: MessageResponse,
    errors: { 400: [STOCK_ALERT_LINK_INVALID], 404: [], 409: [IS_IN_STOCK, WAITS_FOR_ENOUGH] },
  },
  "stockAlerts.stop": {
    summary: "Ends all such requests of the address that a mail with this token went to.",
    access: "anyone",
    limits: ["stockAlertLinkIp"],
    body: StockAlertStopBody,
    answer: MessageResponse,
    errors: { 400: [STOCK_ALERT_LINK_INVALID] },
  },
} as const satisfies CallTable;
