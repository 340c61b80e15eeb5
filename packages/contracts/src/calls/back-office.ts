import { MessageResponse, SessionEndResponse } from "../accounts.js";
import { CHANGED_MEANWHILE } from "../changed-meanwhile.js";
import { DashboardFigures } from "../dashboard.js";
import { FailedMailListResponse } from "../failed-mails.js";
import { UploadResponse } from "../images.js";
import { LowStockResponse } from "../low-stock.js";
import { MoneyCheckResponse, SettledMismatchBody } from "../money-check.js";
import { OrderNewsSettings, OrderNewsSettingsBody } from "../order-news-settings.js";
import { PAYMENT_UNAVAILABLE } from "../refusal-codes.js";
import { SalesQuery, SalesResponse } from "../sales.js";
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
  "orderNewsSettings.read": {
    summary: "When the shop is told of new orders by mail.",
    access: "staff",
    answer: OrderNewsSettings,
  },
  "orderNewsSettings.change": {
    summary: "Sets it.",
    access: "staff",
    records: ["settings.changed"],
    body: OrderNewsSettingsBody,
    answer: OrderNewsSettings,
    errors: { 409: [CHANGED_MEANWHILE] },
  },
  "sales.read": {
    summary: "What was sold by day, week or month, and in as many before.",
    access: "staff",
    query: SalesQuery,
    answer: SalesResponse,
  },
  "waitingWork.read": {
    summary: "How many orders, messages, reviews and mails wait for staff.",
    access: "staff",
    roles: ["manager", "packer", "writer"],
    background: true,
    answer: WaitingWork,
  },
  "lowStock.list": {
    summary: "What is nearly or wholly sold out, by how long it lasts.",
    access: "staff",
    answer: LowStockResponse,
  },
  "moneyCheck.read": {
    summary: "Where payments at Stripe and orders disagreed when they were last compared.",
    access: "staff",
    answer: MoneyCheckResponse,
  },
  "moneyCheck.run": {
    summary: "Compares every payment of the last days at Stripe with every order.",
    access: "staff",
    answer: MoneyCheckResponse,
    errors: { 502: [PAYMENT_UNAVAILABLE] },
  },
  "moneyCheck.settle": {
    summary:
      "Says that what disagrees was settled in another way; it is named again when the difference is another one.",
    access: "staff",
    records: ["order.money-settled"],
    body: SettledMismatchBody,
    answer: MoneyCheckResponse,
    errors: { 404: [] },
  },
  "failedMails.list": {
    summary: "Mails that the shop gave up sending, the newest first.",
    access: "staff",
    answer: FailedMailListResponse,
  },
  "failedMails.send": {
    summary: "Begins anew to send such a mail.",
    access: "staff",
    records: ["mail.sent-again"],
    answer: MessageResponse,
    errors: { 404: [] },
  },
  "failedMails.forget": {
    summary: "Gives such a mail up for good, and forgets what it said.",
    access: "staff",
    records: ["mail.removed"],
    answer: MessageResponse,
    errors: { 404: [] },
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
