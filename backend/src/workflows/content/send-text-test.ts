import { type MailWords, mailOfText, type TextKey } from "@eldercare/contracts/content";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../errors/refusal";
import { queueMail } from "../../mail/queue-mail";
import { newId } from "../../medusa/new-id";
import { checkedText } from "./change-text";

/**
 * Promises a mail with these words and made-up data. What may not stand there is a Refusal "invalid" with
 * its fields, a text that is no mail's one of "not-found".
 */
export async function sendTextTest(
  container: MedusaContainer,
  key: TextKey,
  { value, recipient }: { value: unknown; recipient: string },
): Promise<void> {
  const name = mailOfText(key);
  if (!name) throw new Refusal("not-found", "This text is not an email.");
  const words = checkedText(key, value) as MailWords;
  await queueMail(container, {
    ...{ template: "text-test", cause: newId("test"), recipient },
    data: { name, words },
  });
}
