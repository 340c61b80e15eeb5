import { isStaffWrite } from "@eldercare/contracts/calls";
import type { StorefrontSettings } from "@eldercare/contracts/settings";
import {
  createReadiness,
  endBeforeAnswer,
  FOREIGN_WRITE_REFUSED,
  inEach,
  isOwnWrite,
  log,
  logRequests,
  measureRequests,
  nameRequests,
  traceRequests,
  withRequestNumber,
} from "@eldercare/server";
import compression from "compression";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { sharedAnswers } from "../app/api/shared-answers.server.ts";
import { answerHeaders, roomForPolicy } from "./answer-headers.ts";
import { health } from "./health.ts";
import { knownMethods } from "./known-methods.ts";
import { medusaProxy } from "./medusa-proxy.ts";
import { nameVisitor } from "./name-visitor.ts";
import { oneAddress } from "./one-address.ts";
import { createPageMemory, keptPages, type RenderPage } from "./page-memory/page-memory.ts";
import { readableAddress, UNREADABLE_ADDRESS } from "./readable-address.ts";
import { refuse } from "./refuse.ts";
import { reportForeignForm } from "./report-foreign-form.ts";
import { stripeSimulatorProxy } from "./stripe-simulator-proxy.ts";

/** What renders the pages and serves their files: the production build, or Vite while developing. */
export type PageServer = {
  files: RequestHandler;
  pages: RequestHandler;
  /** Names what was asked for, for measuring. */
  measured?: (asked: { path: string }) => string | undefined;
  /** Renders the page of any request, for pages that are kept; development keeps none. */
  render?: RenderPage;
  close?: () => Promise<void>;
};

/** Last resort for requests that no page could answer: a plain sentence, the details in the log. */
const plainFailure: ErrorRequestHandler = (error, request, response, next) => {
  if (response.headersSent) return next(error);
  // Such as an address with broken % signs: the request's mistake, not ours.
  const { status } = error as { status?: unknown };
  const isTheirs = typeof status === "number" && status >= 400 && status < 500;
  if (!isTheirs) log().error(`${request.method} ${request.path} failed.`, { error });
  refuse(request, response, {
    status: isTheirs ? status : 500,
    sentence: isTheirs
      ? UNREADABLE_ADDRESS
      : withRequestNumber("Something went wrong. Please try again."),
  });
};

/** Forms of the shop's pages are taken from the shop's own pages only; what is below /api Medusa checks itself. */
function refuseForeignForms({
  SHOP_URL,
  MEDUSA_URL,
}: Pick<StorefrontSettings, "SHOP_URL" | "MEDUSA_URL">): RequestHandler {
  const own = new Set([new URL(SHOP_URL).origin]);
  return (request, response, next) => {
    if (isOwnWrite(request, own)) return next();
    reportForeignForm(MEDUSA_URL, request);
    refuse(request, response, { status: 403, sentence: FOREIGN_WRITE_REFUSED });
  };
}

/**
 * The shop's origin: health, pages that are kept in `memory`, Medusa's part (`/api`, `/static`), demo
 * payments, built files, other pages.
 */
export function createShopApp(
  settings: StorefrontSettings,
  pageServer: PageServer,
  memory = createPageMemory(),
  readiness = createReadiness(),
): Express {
  const app = express();
  app.disable("x-powered-by");
  // Pages bring their own ETags.
  app.disable("etag");
  app.set("trust proxy", settings.TRUSTED_PROXIES);
  app.use(answerHeaders(settings));
  app.use(readiness.handler);
  const routeOf = pageServer.measured ?? (() => "page");
  app.use(nameRequests(() => settings.TRUSTED_PROXIES > 0));
  // Traces begin here: nobody before is believed.
  app.use(traceRequests(() => false, routeOf));
  app.use(logRequests());
  if (settings.METRICS_PORT !== undefined) app.use(measureRequests(routeOf));
  app.use(knownMethods);
  app.use(readableAddress);
  app.use(oneAddress);
  app.get("/health", health(settings.MEDUSA_URL));
  app.use(nameVisitor(settings.STOREFRONT_SECRET));
  if (pageServer.render) app.use(keptPages(memory, pageServer.render, settings.SHOP_URL));
  app.use(compression());
  app.use(endBeforeAnswer(inEach([sharedAnswers, memory]), isStaffWrite));
  app.use(["/api", "/static"], medusaProxy(settings.MEDUSA_URL));
  if (settings.PAYMENTS === "demo") {
    app.use("/stripe-simulator", stripeSimulatorProxy(settings.STRIPE_SIMULATOR_PORT));
  }
  app.use(refuseForeignForms(settings));
  app.use(pageServer.files);
  app.all("*", roomForPolicy, pageServer.pages);
  app.use(plainFailure);
  return app;
}
