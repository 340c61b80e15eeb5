import type { z } from "zod";
import { ApiError } from "./api-error";

const account = async () => (await import("./answers/account")).ANSWERS;
const checkout = async () => (await import("./answers/checkout")).ANSWERS;
const guides = async () => (await import("./answers/guides")).ANSWERS;
const orders = async () => (await import("./answers/orders")).ANSWERS;
const products = async () => (await import("./answers/products")).ANSWERS;

type Loaded<Load extends () => Promise<unknown>> = Awaited<ReturnType<Load>>;
type Answers = Loaded<typeof account> &
  Loaded<typeof checkout> &
  Loaded<typeof guides> &
  Loaded<typeof orders> &
  Loaded<typeof products>;

/**
 * Who knows the answer to a call: the first whose pattern its name has, else `account`. Together, the schemas kept a
 * slow phone from answering for a quarter of a second.
 */
const KNOWN: readonly (readonly [RegExp, () => Promise<Partial<Answers>>])[] = [
  [/^(products|wishlist)\./, products],
  [/^(categories|carousel|suggestions|reviews|posts)\./, guides],
  [/^(checkout|checkoutSettings|content|delivery|guests|payments)\.|^orders\.place$/, checkout],
  [/^account\.\w*address/i, checkout],
  [/^(orders|returns|payLinks)\./, orders],
];

/**
 * The schema of a call's answer. Schemas come with the first answer that is none of a refusal: who is
 * not signed in is told so without them.
 */
export async function answerSchema(name: keyof Answers): Promise<z.ZodType> {
  const [, load = account] = KNOWN.find(([pattern]) => pattern.test(name)) ?? [];
  const known: Partial<Answers> = await load().catch(() => {
    throw ApiError.unreachable();
  });
  const schema = known[name];
  if (!schema) throw new Error(`No page says what ${name} answers.`);
  return schema;
}
