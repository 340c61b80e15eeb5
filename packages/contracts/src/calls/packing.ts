import { PackingQuery, PackingResponse, ParcelResponse } from "../packing.js";
import { ParcelBody, ParcelChangeBody } from "../parcels.js";
import type { CallTable } from "./call.js";

const ROLES = ["manager", "packer"] as const;
const RECORDS = ["order.parcel-changed", "order.status-changed"] as const;

/** Packing and sending (decision 092). */
export const packingCalls = {
  "packing.list": {
    summary:
      "Orders that are to be packed or sent, with their lines, parcels and what is on the shelf.",
    access: "staff",
    roles: ROLES,
    query: PackingQuery,
    answer: PackingResponse,
  },
  "packing.makeParcel": {
    summary:
      "Packs lines of an order into a parcel, and sends it; the same key again makes no other one.",
    access: "staff",
    roles: ROLES,
    records: RECORDS,
    body: ParcelBody,
    answer: ParcelResponse,
    errors: { 404: [], 409: [] },
  },
  "packing.changeParcel": {
    summary: "Sends a packed parcel, or mends by which number it is followed.",
    access: "staff",
    roles: ROLES,
    records: RECORDS,
    body: ParcelChangeBody,
    answer: ParcelResponse,
    errors: { 404: [], 409: [] },
  },
  "packing.takeApart": {
    summary: "Takes a parcel apart that has not left: its pieces are to be packed again.",
    access: "staff",
    roles: ROLES,
    records: ["order.parcel-changed"],
    answer: ParcelResponse,
    errors: { 404: [], 409: [] },
  },
} as const satisfies CallTable;
