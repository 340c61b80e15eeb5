import { ReplyTemplates } from "@eldercare/contracts";
import type { MedusaContainer, StoreDTO } from "@medusajs/framework/types";
import { findStore } from "../../medusa/find-store";

/** In the metadata of Medusa's store. */
export const REPLY_TEMPLATES_KEY = "reply_templates";

/** Texts that answers to messages begin with; none at first. */
export async function readReplyTemplates(container: MedusaContainer): Promise<ReplyTemplates> {
  const store = await findStore(container);
  return replyTemplatesOf(store);
}

export function replyTemplatesOf(store: Pick<StoreDTO, "metadata"> | undefined): ReplyTemplates {
  return ReplyTemplates.safeParse(store?.metadata?.[REPLY_TEMPLATES_KEY]).data ?? { templates: [] };
}
