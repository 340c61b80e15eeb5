import type { z } from "zod";
import { ANSWERS } from "./answer-schemas";

const loadOrders = async () => (await import("./order-answer-schemas")).ORDER_ANSWERS;
const loadPosts = async () => (await import("./post-answer-schemas")).POST_ANSWERS;

type Loaded<Load extends () => Promise<unknown>> = Awaited<ReturnType<Load>>;
type Answers = typeof ANSWERS & Loaded<typeof loadOrders> & Loaded<typeof loadPosts>;

/** The schema of a call's answer; those of orders and of care guides come with their calls. */
export async function answerSchema(name: keyof Answers): Promise<z.ZodType> {
  const known: Partial<Answers> = name.startsWith("posts.")
    ? await loadPosts()
    : name in ANSWERS
      ? ANSWERS
      : await loadOrders();
  const schema = known[name];
  if (!schema) throw new Error(`No page says what ${name} answers.`);
  return schema;
}
