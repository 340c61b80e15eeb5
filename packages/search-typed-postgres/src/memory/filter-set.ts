import type { SearchFilters } from "@medusajs/framework/types";
import type { Column } from "../columns";
import { DocumentSet } from "./document-set";
import type {
  HeldColumn,
  NumberColumn,
  NumberListColumn,
  TruthColumn,
  WordListColumn,
} from "./held-columns";

/** What a filter asks of the documents in memory. */
export interface HeldFields {
  /** Numbers of documents are below this. */
  size: number;
  columns: ReadonlyMap<string, Column>;
  held: ReadonlyMap<string, HeldColumn>;
  /** The field whose text tells documents apart. */
  key: string;
  numberOf(key: string): number | undefined;
}

/** Says that a filter asks for what is not in memory: the database answers it. */
export class NotHeld extends Error {}

/** The documents that a filter lets through, as `filter-sql.ts` says it in SQL. Throws {@link NotHeld}. */
export function filterSet(filters: SearchFilters | undefined, fields: HeldFields): DocumentSet {
  const found = all(fields.size);
  for (const [field, operand] of Object.entries(filters ?? {})) {
    if (field !== "q" && operand !== undefined) found.and(conditionSet(field, operand, fields));
  }
  return found;
}

function conditionSet(field: string, operand: unknown, fields: HeldFields): DocumentSet {
  if (field === "$and" || field === "$or") {
    const branches = (Array.isArray(operand) ? operand : []).map((one) => filterSet(one, fields));
    if (branches.length === 0) return all(fields.size);
    return branches.reduce((joined, one) => (field === "$and" ? joined.and(one) : joined.or(one)));
  }
  if (field === "$not") return opposite(filterSet(operand as SearchFilters, fields), fields);
  const operators = isOperatorMap(operand)
    ? operand
    : { [Array.isArray(operand) ? "$in" : "$eq"]: operand };
  if (field === fields.key) return joined(operators, fields, keySet);
  const column = fields.held.get(field);
  const type = fields.columns.get(field)?.type;
  if (!column || !type) throw new NotHeld();
  switch (column.kind) {
    case "truth":
      return joined(operators, fields, (name, one) => truthSet(column, name, one, fields));
    case "number":
      return joined(operators, fields, (name, one) => numberSet(column, type, name, one, fields));
    case "words":
      return joined(operators, fields, (name, one) => wordListSet(column, name, one, fields));
    case "numbers":
      return numberListSet(column, type, operators, fields);
    default:
      throw new NotHeld();
  }
}

type OperatorSet = (operator: string, operand: unknown, fields: HeldFields) => DocumentSet;

function joined(operators: Record<string, unknown>, fields: HeldFields, set: OperatorSet) {
  return Object.entries(operators)
    .map(([operator, operand]) => set(operator, operand, fields))
    .reduce((joint, one) => joint.and(one), all(fields.size));
}

function keySet(operator: string, operand: unknown, fields: HeldFields): DocumentSet {
  const among = new DocumentSet(fields.size);
  for (const one of listOf(operand)) {
    if (typeof one !== "string") throw new NotHeld();
    const number = fields.numberOf(one);
    if (number !== undefined) among.add(number);
  }
  if (operator === "$eq" || operator === "$in") return among;
  if (operator === "$ne" || operator === "$nin") return opposite(among, fields);
  throw new NotHeld();
}

function truthSet(
  column: TruthColumn,
  operator: string,
  operand: unknown,
  fields: HeldFields,
): DocumentSet {
  const { size } = fields;
  const present = () => column.documents(true, size).or(column.documents(false, size));
  const equal = (one: unknown) => {
    if (one === null) return opposite(present(), fields);
    if (typeof one !== "boolean") throw new NotHeld();
    return column.documents(one, size);
  };
  switch (operator) {
    case "$eq":
      return equal(operand);
    case "$ne":
      return opposite(equal(operand), fields);
    case "$exists":
      return operand === false ? opposite(present(), fields) : present();
    default:
      throw new NotHeld();
  }
}

function numberSet(
  column: NumberColumn,
  type: Column["type"],
  operator: string,
  operand: unknown,
  fields: HeldFields,
): DocumentSet {
  const { size } = fields;
  const equal = (one: unknown) => {
    if (one === null) return opposite(column.between(-Infinity, Infinity, size), fields);
    const value = numberOf(one, type);
    return column.between(value, value, size);
  };
  switch (operator) {
    case "$eq":
      return equal(operand);
    case "$ne":
      return opposite(equal(operand), fields);
    case "$in":
    case "$nin": {
      const among = listOf(operand)
        .map((one) => column.between(numberOf(one, type), numberOf(one, type), size))
        .reduce((joint, one) => joint.or(one), new DocumentSet(size));
      return operator === "$in" ? among : opposite(among, fields);
    }
    case "$gte":
      return column.between(numberOf(operand, type), Infinity, size);
    case "$lte":
      return column.between(-Infinity, numberOf(operand, type), size);
    case "$gt": {
      const value = numberOf(operand, type);
      return column.between(value, Infinity, size).without(column.between(value, value, size));
    }
    case "$lt": {
      const value = numberOf(operand, type);
      return column.between(-Infinity, value, size).without(column.between(value, value, size));
    }
    case "$exists": {
      const present = column.between(-Infinity, Infinity, size);
      return operand === false ? opposite(present, fields) : present;
    }
    default:
      throw new NotHeld();
  }
}

function wordListSet(
  column: WordListColumn,
  operator: string,
  operand: unknown,
  fields: HeldFields,
): DocumentSet {
  const { size } = fields;
  const sets = () =>
    listOf(operand).map((word) => {
      if (typeof word !== "string") throw new NotHeld();
      return column.documentsWith(word, size);
    });
  const every = () => sets().reduce((joint, one) => joint.and(one), column.present(size));
  const some = () => sets().reduce((joint, one) => joint.or(one), new DocumentSet(size));
  switch (operator) {
    case "$eq":
      return operand === null ? opposite(column.present(size), fields) : every();
    case "$ne":
      return opposite(operand === null ? opposite(column.present(size), fields) : every(), fields);
    case "$contains":
      return every();
    case "$in":
    case "$overlaps":
      return some();
    case "$nin":
      return opposite(some(), fields);
    case "$exists":
      return operand === false ? opposite(column.present(size), fields) : column.present(size);
    default:
      throw new NotHeld();
  }
}

const COMPARISONS: Record<string, (value: number, bound: number) => boolean> = {
  $gt: (value, bound) => value > bound,
  $gte: (value, bound) => value >= bound,
  $lt: (value, bound) => value < bound,
  $lte: (value, bound) => value <= bound,
};

/** Of a list, that one and the same number lies in a range, or that it has numbers. */
function numberListSet(
  column: NumberListColumn,
  type: Column["type"],
  operators: Record<string, unknown>,
  fields: HeldFields,
): DocumentSet {
  const { size } = fields;
  const given = Object.entries(operators);
  if (given.length > 0 && given.every(([operator]) => operator in COMPARISONS)) {
    const tests = given.map(([operator, operand]) => {
      const bound = numberOf(operand, type);
      return (value: number) => COMPARISONS[operator]?.(value, bound) === true;
    });
    return column.having((value) => tests.every((passes) => passes(value)), size);
  }
  return joined(operators, fields, (operator, operand) => {
    const numbers = () => listOf(operand).map((one) => numberOf(one, type));
    const every = () =>
      numbers()
        .map((number) => column.having((value) => value === number, size))
        .reduce((joint, one) => joint.and(one), column.present(size));
    const some = () => {
      const wanted = new Set(numbers());
      return column.having((value) => wanted.has(value), size);
    };
    const present = () => column.present(size);
    const equal = () => (operand === null ? opposite(present(), fields) : every());
    switch (operator) {
      case "$eq":
        return equal();
      case "$ne":
        return opposite(equal(), fields);
      case "$contains":
        return every();
      case "$in":
      case "$overlaps":
        return some();
      case "$nin":
        return opposite(some(), fields);
      case "$exists":
        return operand === false ? opposite(present(), fields) : present();
      default:
        throw new NotHeld();
    }
  });
}

/** A value as its column holds it; what PostgreSQL would have to read first is not held. */
function numberOf(operand: unknown, type: Column["type"]): number {
  if (type === "boolean" && typeof operand === "boolean") return Number(operand);
  if (type === "timestamptz" && operand instanceof Date) return operand.getTime() * 1000;
  const isNumber = type === "double precision" || (type === "bigint" && Number.isInteger(operand));
  if (isNumber && typeof operand === "number" && Number.isFinite(operand)) return operand;
  throw new NotHeld();
}

const all = (size: number): DocumentSet => DocumentSet.all(size);

const opposite = (found: DocumentSet, { size }: HeldFields): DocumentSet =>
  all(size).without(found);

const listOf = (operand: unknown): unknown[] => (Array.isArray(operand) ? operand : [operand]);

function isOperatorMap(operand: unknown): operand is Record<string, unknown> {
  return (
    typeof operand === "object" &&
    operand !== null &&
    !Array.isArray(operand) &&
    !(operand instanceof Date)
  );
}
