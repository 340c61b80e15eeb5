import type { SimulatorStore } from "../store/simulator-store.js";
import { invalidRequest } from "../stripe-failure.js";

type Found = { [name: string]: unknown };

/** Fields that hold an id and can hold the object instead. */
function expandable(store: SimulatorStore) {
  return {
    charge: store.charges,
    customer: store.customers,
    latest_charge: store.charges,
    payment_intent: store.paymentIntents,
    payment_method: store.paymentMethods,
  } as const;
}

/**
 * A copy of the answer in which each path ("latest_charge", "data.customer",
 * "charge.payment_intent") holds the object that it named.
 */
export function expanded(answer: object, paths: readonly string[], store: SimulatorStore): object {
  const copy = structuredClone(answer);
  for (const path of paths) expandPath(copy as Found, path.split("."), path, store);
  return copy;
}

function expandPath(
  holder: Found,
  [name = "", ...rest]: string[],
  wholePath: string,
  store: SimulatorStore,
): void {
  const value = holder[name];
  if (Array.isArray(value)) {
    for (const item of value) expandPath(item, rest, wholePath, store);
    return;
  }
  const collections = expandable(store);
  const isKnown = name in collections && name in holder;
  if (!isKnown) {
    throw invalidRequest(`This property cannot be expanded (${wholePath}).`, { param: "expand" });
  }
  if (typeof value === "string") {
    const object = collections[name as keyof typeof collections].get(value);
    if (object) holder[name] = structuredClone(object);
  }
  const inner = holder[name];
  if (rest.length > 0 && typeof inner === "object" && inner !== null) {
    expandPath(inner as Found, rest, wholePath, store);
  }
}
