import { errorResponseOf } from "@eldercare/contracts";
import type { z } from "zod";
import { Refusal } from "../errors/refusal";
import { brokenTextIn } from "./broken-text";

/** What a schema of the contract makes of what was given; nonsense is answered 400 with its fields. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  const { message, ...details } = errorResponseOf(parsed.error);
  throw new Refusal("invalid", message, details);
}

const UNREADABLE = "A character in it cannot be read. Please type it again.";

/**
 * As {@link parseInput} for what people write: a text that no database or mail can hold is nonsense,
 * too, whatever its schema says.
 */
export function parseTexts<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const parsed = parseInput(schema, input);
  const path = brokenTextIn(input);
  if (path === undefined) return parsed;
  throw new Refusal("invalid", UNREADABLE, { fields: [{ path, message: UNREADABLE }] });
}
