import {
  type Access,
  type BodyKind,
  type CallName,
  callOf,
  methodOfCall,
  ROUTED_CALLS,
} from "@eldercare/contracts/calls";
import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareFunction,
  MiddlewareRoute,
} from "@medusajs/framework/http";
import { readLargeJson } from "../../http/read-large-json";
import { receiveImages } from "../../http/receive-images";
import { refuseUnknownQuery } from "../../http/refuse-unknown-query";
import { receiveImport } from "../api/imports/receive-import";
import { requireStorefront } from "./from-storefront";
import { requireBuyer } from "./guest";
import { limitReads } from "./limit-reads";
import { noStore } from "./no-store";
import { routePathOf } from "./route-path";
import { requireSignedIn, requireStaff } from "./signed-in";

/** What stands before a call, by who may make it. Stripe's signature is over the body: its route looks. */
const DOORS: Readonly<Record<Access, (name: CallName) => readonly MiddlewareFunction[]>> = {
  anyone: () => [],
  buyer: () => [requireBuyer],
  customer: () => [requireSignedIn],
  staff: (name) => [requireStaff(name), knownQueryOnly(name)],
  stripe: () => [],
  storefront: () => [requireStorefront],
};

/** Staff are told what of their question is not understood; the public's calls overlook it. */
function knownQueryOnly(name: CallName): MiddlewareFunction {
  return function requireKnownQuery(
    request: MedusaRequest,
    _response: MedusaResponse,
    next: MedusaNextFunction,
  ) {
    refuseUnknownQuery(name, request);
    next();
  };
}

/**
 * Readers of bodies that Medusa's own parser does not read. They stand behind the door: strangers
 * cannot make the shop read so much.
 */
const READERS: Readonly<Partial<Record<BodyKind, MiddlewareFunction>>> = {
  "large-json": readLargeJson,
  "json-with-images": readLargeJson,
  images: receiveImages,
  import: receiveImport,
};

/** The guards of every call of `/api`, made of the table of calls (spec §6). */
export const callGuards: MiddlewareRoute[] = ROUTED_CALLS.map(guardOf);

/** What a request passes, one after the other, before its call is answered. */
export function guardsOf(name: CallName): readonly MiddlewareFunction[] {
  const { access, cache, limits, bodyKind = "json" } = callOf(name);
  const reader = READERS[bodyKind];
  return [
    ...(limits?.includes("readIp") ? [limitReads] : []),
    ...(cache ? [] : [noStore]),
    ...DOORS[access](name),
    ...(reader ? [reader] : []),
  ];
}

function guardOf(name: CallName): MiddlewareRoute {
  const { bodyKind = "json" } = callOf(name);
  return {
    matcher: routePathOf(name),
    methods: [methodOfCall(name)],
    ...(READERS[bodyKind] ? { bodyParser: false } : {}),
    // The signature is over the very bytes.
    ...(bodyKind === "signed-json" ? { bodyParser: { preserveRawBody: true } } : {}),
    middlewares: [...guardsOf(name)],
  };
}
