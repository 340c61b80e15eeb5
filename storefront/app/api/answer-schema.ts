import type { z } from "zod";
import { ApiError } from "./api-error";

const loadShop = async () => (await import("./answer-schemas")).ANSWERS;
const loadOrders = async () => (await import("./order-answer-schemas")).ORDER_ANSWERS;
const loadPosts = async () => (await import("./post-answer-schemas")).POST_ANSWERS;

type Loaded<Load extends () => Promise<unknown>> = Awaited<ReturnType<Load>>;
type Answers = Loaded<typeof loadShop> & Loaded<typeof loadOrders> & Loaded<typeof loadPosts>;

async function knownAnswers(name: keyof Answers): Promise<Partial<Answers>> {
  if (name.startsWith("posts.")) return loadPosts();
  const ofTheShop = await loadShop();
  return name in ofTheShop ? ofTheShop : loadOrders();
}

/**
 * The schema of a call's answer. Schemas come with the first answer that is none of a refusal: who is
 * not signed in is told so without them.
 */
export async function answerSchema(name: keyof Answers): Promise<z.ZodType> {
  const known = await knownAnswers(name).catch(() => {
    throw ApiError.unreachable();
  });
  const schema = known[name];
  if (!schema) throw new Error(`No page says what ${name} answers.`);
  return schema;
}
