import { errorResponseOf } from "@eldercare/contracts";
import type { z } from "zod";
import { Refusal } from "../errors/refusal";

/** What a schema of the contract makes of a query or body; nonsense is answered 400 with its fields. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  const { message, ...details } = errorResponseOf(parsed.error);
  throw new Refusal("invalid", message, details);
}
