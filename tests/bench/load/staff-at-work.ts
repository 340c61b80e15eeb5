import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ImportDetail } from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import { staffClient, staffToken } from "../payments/shop-client.ts";
import type { Shown } from "./shopper.ts";

const PICTURES = join(import.meta.dirname, "../../../seeds/images");
const PICTURE = "slide-1.webp";
/** What the products that staff load are called: nobody buys them. */
export const LOADED_NAME = "Load walker";
const ROWS = 500;
const PAUSE_MS = 2000;
const FILE_PAUSE_MS = 10_000;
const SETTLED: readonly string[] = ["ready", "refused", "applied", "undone"];

export interface StaffWork {
  /** Milliseconds of each answer that staff got. */
  answersMs: number[];
  /** Rows that imports have written. */
  importedRows: number;
}

/**
 * Two people of the staff until the signal: one looks at today, the orders and a product every two
 * seconds and changes a price; the other loads a file of 500 prices, and ten seconds after it the next one.
 */
export function workAsStaff(
  medusaUrl: string,
  products: readonly Shown[],
  signal: AbortSignal,
): { work: StaffWork; ended: Promise<unknown> } {
  const work: StaffWork = { answersMs: [], importedRows: 0 };
  return {
    work,
    ended: Promise.all([lookAround(), importOverAndOver()]),
  };

  async function lookAround() {
    const staff = await staffClient(medusaUrl);
    const [first] = products;
    if (!first) return;
    const params = { id: first.id };
    const calls: [string, string, object?][] = [
      ["GET", addressOf("dashboard.read")],
      ["GET", addressOf("orders.list", { query: {} })],
      ["GET", addressOf("products.list", { query: { search: "walker" } })],
      ["PUT", addressOf("products.change", { params }), { name: first.name }],
    ];
    while (!signal.aborted) {
      for (const [method, path, body] of calls) {
        const begin = performance.now();
        const { status } = await staff.send(method, path, body);
        if (status !== 200) throw new Error(`Staff: ${method} ${path}: ${status}`);
        work.answersMs.push(performance.now() - begin);
      }
      await pause(PAUSE_MS);
    }
  }

  async function importOverAndOver() {
    const token = await staffToken(medusaUrl);
    const ask = async (method: string, path: string, body?: FormData | string) => {
      const response = await fetch(`${medusaUrl}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(typeof body === "string" ? { "content-type": "application/json" } : {}),
        },
        ...(body === undefined ? {} : { body }),
      });
      const answer = await response.json();
      if (!response.ok) throw new Error(`An import: ${path}: ${JSON.stringify(answer)}`);
      return ImportDetail.parse(answer);
    };
    const settled = async (id: string) => {
      for (;;) {
        const detail = await ask("GET", addressOf("imports.read", { params: { id } }));
        if (SETTLED.includes(detail.status)) return detail;
        await pause(200);
      }
    };
    for (let turn = 0; !signal.aborted; turn++) {
      const form = new FormData();
      form.append("kind", "products");
      form.append("file", new Blob([priceTable(turn)]), "prices.csv");
      form.append("pictures", new Blob([await readFile(join(PICTURES, PICTURE))]), PICTURE);
      const { id } = await ask("POST", addressOf("imports.begin"), form);
      const { status, problem, errors } = await settled(id);
      if (status !== "ready" || errors.length > 0) {
        throw new Error(`An import is ${status}: ${problem} ${JSON.stringify(errors[0])}`);
      }
      await ask("POST", addressOf("imports.apply", { params: { id } }), "{}");
      const { status: outcome } = await settled(id);
      if (outcome === "applied") work.importedRows += ROWS;
      await pause(FILE_PAUSE_MS);
    }
  }
}

/** Products of the benchmark's own, which nobody buys, at a price that each turn changes. */
function priceTable(turn: number): string {
  const lines = Array.from({ length: ROWS }, (_, index) =>
    [
      ...[`LOAD-${index}`, `${LOADED_NAME} ${index}`, `load-walker-${index}`, "Mobility Aids"],
      ...["For the benchmark.", (50 + ((index + turn) % 100)).toFixed(2), "5"],
      ...[PICTURE, "A path"],
    ].join(),
  );
  const header = "SKU,Name,Slug,Category,Description,Original Price,On hand,Images,Image Alt";
  return [header, ...lines].join("\n");
}
