import { z } from "zod";

/** Query strings arrive as text: these read them and refuse nonsense with a plain sentence. */

const WHOLE_NUMBER = /^\d{1,9}$/;
const DOLLARS = /^\d{1,7}(\.\d{1,2})?$/;

/** "true" or "false". */
export const queryFlag = (name: string) =>
  z
    .enum(["true", "false"], { error: `${name} must be true or false.` })
    .transform((value) => value === "true");

/** A whole number from `min` to `max`. */
export const queryInteger = (name: string, min: number, max: number) => {
  const message = `${name} must be a whole number from ${min} to ${max}.`;
  return z
    .string({ error: message })
    .regex(WHOLE_NUMBER, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
};

/** A dollar amount of zero or more with at most two decimals. */
export const queryDollars = (name: string) => {
  const message = `${name} must be an amount in dollars, like 25 or 25.50.`;
  return z.string({ error: message }).regex(DOLLARS, message).transform(Number);
};

/** One text of at most `max` characters, trimmed. */
export const queryText = (name: string, max: number) =>
  z
    .string({ error: `${name} must be given once, as text.` })
    .trim()
    .max(max, `${name} must have at most ${max} characters.`)
    .refine((value) => !value.includes("\u0000"), `${name} holds a character that cannot be read.`);

/** The database has no year 0. */
const DAY = /^(?!0000)\d{4}-\d{2}-\d{2}$/;

/** Whether it is in the calendar: `Date` takes the 30th of February for one of March, the database for none. */
function isDay(value: string): boolean {
  const date = new Date(value);
  const isRead = DAY.test(value) && !Number.isNaN(date.getTime());
  return isRead && date.toISOString().startsWith(value);
}

/** A day of the shop's time zone. */
export const queryDay = (name: string) =>
  z.string().refine(isDay, `${name} must be a day, like 2026-11-22.`);

/** What a list is sorted by: one of these names, or "-" and the name for the last first. */
export const querySort = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z
    .enum(names.flatMap((name) => [name, `-${name}`]) as (Names[number] | `-${Names[number]}`)[], {
      error: `sort must be one of ${names.join(", ")}, with - before it for the last first.`,
    })
    .transform((value) => ({
      by: value.replace(/^-/, "") as Names[number],
      isDescending: value.startsWith("-"),
    }));
