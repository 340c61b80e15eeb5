import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "../../../http/api-error";
import { findStoreContext } from "../../store/store-context";
import { findConflict } from "./find-conflict";
import { priceLines } from "./price-lines";
import type { AskedLine } from "./priced-line";

/** Throws a 409 {@link ApiError} with the fresh lines unless the shop sells them at this total. */
export async function checkLines(
  container: MedusaContainer,
  asked: readonly AskedLine[],
  cents: number,
): Promise<void> {
  const lines = await priceLines(container, await findStoreContext(container), asked);
  const conflict = findConflict(lines, asked, cents);
  if (conflict) throw new ApiError(409, conflict);
}
