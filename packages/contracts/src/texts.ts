import { z } from "zod";

/** Texts that people type and the shop keeps. */

const UNREADABLE = "It holds a character that cannot be read";
const ONE_LINE = "Please write it on one line";

const tooLong = (max: number) => `Please use at most ${max} characters`;

/** Text of any number of lines, trimmed. PostgreSQL keeps everything but the null character. */
export const plainText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, tooLong(max))
    .refine((value) => !value.includes("\u0000"), UNREADABLE);

/** As {@link plainText}, but not empty. */
export const requiredText = (required: string, max: number) =>
  z.string({ error: required }).trim().min(1, required).pipe(plainText(max));

/** Text without line breaks or other control characters: it may stand in the head of a mail. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, tooLong(max))
    .regex(/^\P{Cc}*$/u, ONE_LINE);

/** As {@link line}, but not empty. */
export const requiredLine = (required: string, max: number) =>
  z.string({ error: required }).trim().min(1, required).pipe(line(max));
