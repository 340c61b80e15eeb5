import fc from "fast-check";
import { z } from "zod";
import { hostileText, hostileValue } from "./hostile.ts";

/** What of JSON Schema the contracts use. */
interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  maxItems?: number;
  minItems?: number;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

const MOST_ITEMS = 6;
const LONGEST_TEXT = 300;

/** Values that a contract takes, as far as its JSON Schema tells. */
export function validInputs(contract: z.ZodType): fc.Arbitrary<unknown> {
  return valuesOf(z.toJSONSchema(contract, { io: "input", unrepresentable: "any" }) as Schema);
}

/** What is sent to a call that takes `contract`: sound, sound but for one field, or nothing of use. */
export function inputs(contract: z.ZodType): fc.Arbitrary<unknown> {
  const valid = validInputs(contract);
  return fc.oneof(
    { weight: 3, arbitrary: valid },
    { weight: 4, arbitrary: spoilt(valid) },
    { weight: 1, arbitrary: hostileValue },
  );
}

function spoilt(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const how = fc.constantFrom("replace", "drop", "add");
  return fc
    .tuple(valid, fc.nat(), how, hostileText, hostileValue)
    .map(([value, at, kind, name, bad]) => {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return bad;
      const entries = Object.entries(value);
      const index = entries.length > 0 ? at % entries.length : 0;
      if (kind === "add" || entries.length === 0)
        return Object.fromEntries([...entries, [name, bad]]);
      if (kind === "drop") return Object.fromEntries(entries.toSpliced(index, 1));
      return Object.fromEntries(entries.with(index, [entries[index]?.[0] ?? name, bad]));
    });
}

function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(valuesOf));
  if (schema.allOf?.[0]) return valuesOf(schema.allOf[0]);
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case "object":
      return recordOf(schema);
    case "array":
      return fc.array(schema.items ? valuesOf(schema.items) : fc.jsonValue(), {
        minLength: Math.min(schema.minItems ?? 0, MOST_ITEMS),
        maxLength: Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS),
      });
    case "string":
      return textsOf(schema);
    case "integer":
      return fc.integer({ min: bounded(schema.minimum, -1000), max: bounded(schema.maximum, 1e6) });
    case "number":
      return fc.double({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1e6, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Bounds of zod's own are those of a double; the values between are of no more use. */
function bounded(bound: number | undefined, fallback: number): number {
  return bound === undefined || Math.abs(bound) > 2 ** 31 - 1 ? fallback : Math.ceil(bound);
}

function recordOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const values = Object.entries(properties).map(
    ([name, value]) => [name, valuesOf(value)] as const,
  );
  return fc.record(Object.fromEntries(values), { requiredKeys: required });
}

function textsOf({ format, pattern, minLength = 0, maxLength = LONGEST_TEXT }: Schema) {
  if (format === "email") return fc.emailAddress();
  const plain = fc.string({
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, LONGEST_TEXT)),
  });
  if (!pattern) return plain;
  try {
    return fc.stringMatching(new RegExp(pattern, "u"));
  } catch {
    // Patterns that look ahead cannot be turned round.
    return plain;
  }
}
