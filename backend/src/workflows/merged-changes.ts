import { CHANGED_MEANWHILE, type ChangedMeanwhile, elementKey } from "@eldercare/contracts";
import { Refusal } from "../errors/refusal";

/** Each kind of the same record: as the form began, as it is asked for, and as it is stored now. */
interface Versions<Value = unknown> {
  began: Value;
  asked: Value;
  now: Value;
}

/** What a body says besides its fields. */
interface Begun {
  /** What the form began with; left out by clients that do not say. */
  expected?: object | undefined;
}

/**
 * What is to be written of a change that began from `expected`, while others may have changed the
 * record to what it is `now` (decision 094). What the sender left as it was stays as it is; parts of
 * texts in two languages, specifications, images, tags and rows of tables are fields of their own.
 * Where both changed the same thing to something else, a {@link Refusal} "conflict" names each. To be
 * called where nobody else can write: under the record's lock.
 */
export function mergedChanges<Changes extends object>(
  { expected, ...changes }: Changes & Begun,
  now: object,
): Omit<Changes, "expected"> {
  const found: ChangedMeanwhile[] = [];
  const begun = new Map(Object.entries(expected ?? {}));
  const stored = new Map(Object.entries(now));
  const merged = Object.entries(changes).flatMap(([name, asked]) => {
    if (asked === undefined || !begun.has(name)) return [[name, asked] as const];
    const versions = { began: begun.get(name), asked, now: stored.get(name) };
    const value = mergedValue(versions, [name], found);
    return isSame(value, versions.now) ? [] : [[name, value] as const];
  });
  if (found.length > 0) throw changedMeanwhile(found);
  return Object.fromEntries(merged) as Omit<Changes, "expected">;
}

/** As {@link mergedChanges}, of what is always sent and written whole: the whole of it as it shall be. */
export function mergedWhole<Whole extends object>(
  { expected, ...whole }: Whole & Begun,
  now: object,
): Omit<Whole & Begun, "expected"> {
  return { ...whole, ...now, ...mergedChanges({ expected, ...whole }, now) } as never;
}

function changedMeanwhile(meanwhile: ChangedMeanwhile[]): Refusal {
  const message = "Somebody else has changed this in the meantime. Please choose what to keep.";
  const fields = meanwhile.map(({ path }) => ({ path: path.join("."), message }));
  return new Refusal("conflict", message, { code: CHANGED_MEANWHILE, fields, meanwhile });
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** One value of the three; what both changed is added to `found`. */
export function mergedValue(
  versions: Versions,
  path: readonly string[],
  found: ChangedMeanwhile[],
): unknown {
  const { began, asked, now } = versions;
  if (isSame(asked, began)) return now;
  if (isSame(now, began) || isSame(now, asked)) return asked;
  if (areAll(versions, isRecord)) {
    const entries = eachOf(versions, (record) => new Map(Object.entries(record)));
    return Object.fromEntries(mergedEntries(entries, { path, found, whole: Object.fromEntries }));
  }
  if (areAll(versions, Array.isArray)) {
    const entries = eachOf(
      versions,
      (list) => new Map(list.map((each) => [elementKey(each), each])),
    );
    const whole = (merged: Entries) => [...merged.values()];
    return whole(mergedEntries(entries, { path, found, whole }));
  }
  found.push({ path: [...path], now, theirs: now, yours: asked });
  return asked;
}

type Entries = Map<string, unknown>;
interface Place {
  path: readonly string[];
  found: ChangedMeanwhile[];
  /** What the entries make together. */
  whole: (entries: Entries) => unknown;
}

function mergedEntries(versions: Versions<Entries>, { path, found, whole }: Place): Entries {
  const { began, asked, now } = versions;
  const before = found.length;
  const values = new Map<string, unknown>();
  for (const key of new Set([...asked.keys(), ...now.keys()])) {
    const each = { began: began.get(key), asked: asked.get(key), now: now.get(key) };
    const value = mergedValue(each, [...path, key], found);
    if (value !== undefined) values.set(key, value);
  }
  const orders = eachOf(versions, (entries) => [...entries.keys()]);
  const inOrder = (first: readonly string[], then: readonly string[]) =>
    new Map(
      joinedOrder(first, then)
        .filter((key) => values.has(key))
        .map((key) => [key, values.get(key)]),
    );
  const yours = inOrder(orders.asked, orders.now);
  const isMoved = isReordered(orders.began, orders.asked);
  const isMovedByOthers = isReordered(orders.began, orders.now);
  if (!isMoved) return inOrder(orders.now, orders.asked);
  if (isMovedByOthers && isReordered(orders.now, orders.asked) && found.length === before) {
    const theirs = whole(inOrder(orders.now, orders.asked));
    found.push({ path: [...path], now: whole(now), theirs, yours: whole(yours) });
  }
  return yours;
}

/** Whether what both have stands in another order. */
function isReordered(one: readonly string[], other: readonly string[]): boolean {
  return !isSame(
    one.filter((key) => other.includes(key)),
    other.filter((key) => one.includes(key)),
  );
}

/** The first order, with what only the second has after what it follows there. */
function joinedOrder(first: readonly string[], then: readonly string[]): string[] {
  const joined = [...first];
  then.forEach((key, place) => {
    if (joined.includes(key)) return;
    const [follows] = then.slice(0, place).reverse();
    joined.splice(follows === undefined ? 0 : joined.indexOf(follows) + 1, 0, key);
  });
  return joined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function areAll<Kind>(
  versions: Versions,
  isKind: (value: unknown) => value is Kind,
): versions is Versions<Kind> {
  return isKind(versions.began) && isKind(versions.asked) && isKind(versions.now);
}

const eachOf = <From, To>(
  { began, asked, now }: Versions<From>,
  convert: (version: From) => To,
): Versions<To> => ({ began: convert(began), asked: convert(asked), now: convert(now) });
