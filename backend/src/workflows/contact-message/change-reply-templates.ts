import type { ReplyTemplatesBody } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import {
  REPLY_TEMPLATES_KEY,
  replyTemplatesOf,
} from "../../content/contact-messages/reply-templates";
import { changeStoreSetting } from "../store/change-store-setting";

/** Sets the texts that answers to messages begin with. */
export async function changeReplyTemplates(
  container: MedusaContainer,
  asked: ReplyTemplatesBody,
): Promise<void> {
  await changeStoreSetting(
    container,
    {
      name: "replyTemplates",
      label: "texts that answers begin with",
      readFrom: replyTemplatesOf,
      metadataOf: (texts) => ({ [REPLY_TEMPLATES_KEY]: texts }),
    },
    asked,
  );
}
