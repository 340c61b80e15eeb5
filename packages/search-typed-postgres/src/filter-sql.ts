import type { SearchFilters } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import type { Column } from "./columns";
import { joinSql, raw, type Sql, sql, value } from "./sql";

type Columns = ReadonlyMap<string, Column>;
type Compile = (column: Column, operand: unknown) => Sql;

const TRUE = raw("true");
const FALSE = raw("false");

const compare =
  (operator: string): Compile =>
  (column, operand) =>
    sql`${name(column)} ${raw(operator)} ${bound(column, operand)}`;

const among: Compile = (column, operand) => {
  const operands = listOf(operand);
  if (operands.length === 0) return FALSE;
  if (column.isArray) return overlaps(column, operands);
  return sql`${name(column)} in (${joinSql(
    operands.map((one) => bound(column, one)),
    ", ",
  )})`;
};

const contains: Compile = (column, operand) => sql`${name(column)} @> ${arrayOf(column, operand)}`;
const overlaps: Compile = (column, operand) => sql`${name(column)} && ${arrayOf(column, operand)}`;
const not = (condition: Sql): Sql => sql`(${condition}) is not true`;

/** What each operator of Medusa's filters is in SQL. */
const OPERATORS: Record<string, Compile> = {
  $eq: (column, operand) => equals(column, operand),
  $ne: (column, operand) => not(equals(column, operand)),
  $in: among,
  $nin: (column, operand) => not(among(column, operand)),
  $gt: compare(">"),
  $gte: compare(">="),
  $lt: compare("<"),
  $lte: compare("<="),
  $exists: (column, operand) =>
    sql`${name(column)} is ${raw(operand === false ? "null" : "not null")}`,
  $contains: contains,
  $overlaps: overlaps,
  $prefix: (column, operand) =>
    sql`${name(column)} like ${value(`${String(operand).replace(/[\\%_]/g, "\\$&")}%`)}`,
  $like: (column, operand) => sql`${name(column)} like ${value(String(operand))}`,
};

/** The condition of a filter tree; true without any. */
export function filterSql(filters: SearchFilters | undefined, columns: Columns): Sql {
  const conditions = Object.entries(filters ?? {})
    .filter(([key, operand]) => key !== "q" && operand !== undefined)
    .map(([key, operand]) => conditionSql(key, operand, columns));
  return allOf(conditions);
}

const allOf = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? TRUE : joinSql(conditions, " and ");

function conditionSql(key: string, operand: unknown, columns: Columns): Sql {
  if (key === "$and" || key === "$or") {
    const branches = (Array.isArray(operand) ? operand : []).map(
      (branch) => sql`(${filterSql(branch, columns)})`,
    );
    if (branches.length === 0) return TRUE;
    return sql`(${joinSql(branches, key === "$and" ? " and " : " or ")})`;
  }
  if (key === "$not") return not(filterSql(operand as SearchFilters, columns));
  const column = columns.get(key);
  if (!column) throw refused(`There is no field "${key}" to filter by.`);
  if (isOperatorMap(operand)) {
    if (column.isArray && isRange(operand)) return hasElementIn(column, operand);
    return allOf(
      Object.entries(operand).map(([operator, one]) => operatorSql(column, operator, one)),
    );
  }
  return Array.isArray(operand) ? among(column, operand) : equals(column, operand);
}

function operatorSql(column: Column, operator: string, operand: unknown): Sql {
  const compile = OPERATORS[operator];
  if (!compile) throw refused(`The operator "${operator}" is not supported on "${column.name}".`);
  return compile(column, operand);
}

const RANGE = ["$gt", "$gte", "$lt", "$lte"];
const isRange = (operators: Record<string, unknown>) =>
  Object.keys(operators).length > 0 &&
  Object.keys(operators).every((operator) => RANGE.includes(operator));

/** Of a list field, that one and the same of its elements lies in the range. */
function hasElementIn(column: Column, range: Record<string, unknown>): Sql {
  const element: Column = { ...column, name: "element", isArray: false };
  const conditions = Object.entries(range).map(([operator, one]) =>
    operatorSql(element, operator, one),
  );
  return sql`exists (select 1 from unnest(${name(column)}) as "element" where ${joinSql(conditions, " and ")})`;
}

/** Of a list field, that it holds the value. */
function equals(column: Column, operand: unknown): Sql {
  if (operand === null) return sql`${name(column)} is null`;
  if (column.isArray) return contains(column, operand);
  return sql`${name(column)} = ${bound(column, operand)}`;
}

const name = ({ name: columnName }: Column): Sql => raw(`"${columnName}"`);

const bound = ({ type }: Column, operand: unknown): Sql => value(operand, `::${type}`);

/** Each element is bound by itself, so that none can be read as more than one. */
function arrayOf(column: Column, operand: unknown): Sql {
  if (!column.isArray) throw refused(`"${column.name}" is not a list.`);
  const elements = listOf(operand).map((one) => value(one));
  return sql`array[${joinSql(elements, ", ")}]::${raw(column.type)}[]`;
}

function listOf(operand: unknown): unknown[] {
  return Array.isArray(operand) ? operand : [operand];
}

function isOperatorMap(operand: unknown): operand is Record<string, unknown> {
  return (
    typeof operand === "object" &&
    operand !== null &&
    !Array.isArray(operand) &&
    !(operand instanceof Date)
  );
}

function refused(message: string): MedusaError {
  return new MedusaError(MedusaError.Types.INVALID_DATA, message);
}
