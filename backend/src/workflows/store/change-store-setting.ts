import type { MedusaContainer, StoreDTO } from "@medusajs/framework/types";
import { findStore } from "../../medusa/find-store";
import { differences } from "../../security-events/differences";
import { recordSecurityEvent } from "../../security-events/record-security-event";
import { withCatalogLock } from "../catalog-lock";
import { mergedWhole } from "../merged-changes";
import { rememberInStore } from "./remember-in-store";

/** Something that staff set for the whole store, kept in the metadata of Medusa's store. */
interface StoreSetting<Value> {
  name: string;
  label: string;
  readFrom: (store: Pick<StoreDTO, "metadata">) => Value;
  metadataOf: (value: Value) => Record<string, unknown>;
}

/**
 * Sets it, and records who it was when that changes something. Where somebody else changed the same
 * since `expected`: a Refusal "conflict".
 */
export async function changeStoreSetting<Value extends object>(
  container: MedusaContainer,
  { name, label, readFrom, metadataOf }: StoreSetting<Value>,
  { expected, ...asked }: Value & { expected?: object | undefined },
): Promise<void> {
  await withCatalogLock(container, async () => {
    const store = await findStore(container);
    if (!store) throw new Error("The store is not set up yet.");
    const before = readFrom(store);
    const after = mergedWhole({ ...asked, expected }, before) as Value;
    if (JSON.stringify(metadataOf(before)) === JSON.stringify(metadataOf(after))) return;
    await rememberInStore(container, store.id, metadataOf(after));
    const subject = { kind: "settings", id: name, label };
    const changed = differences(before, after) ?? { before, after };
    await recordSecurityEvent(container, { kind: "settings.changed", subject, ...changed });
  });
}
