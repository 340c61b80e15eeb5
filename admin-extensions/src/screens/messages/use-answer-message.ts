import type { ContactReplyBody, ReplyTemplate } from "@eldercare/contracts";
import { useAdminMutation } from "../host/use-admin-mutation";

/** Mails an answer to whoever wrote a message. */
export function useAnswerMessage(messageId: string) {
  return useAdminMutation({
    send: (body: ContactReplyBody, call) =>
      call("contactMessages.reply", { params: { id: messageId }, body }),
    refreshes: ["contactMessages"],
    success: ({ email }) => ({
      title: "Answer Sent",
      description: `It is on its way to ${email}, and kept with the message.`,
    }),
    failure: "Failed to send the answer. Please try again.",
  });
}

type TemplateChange = { before: readonly ReplyTemplate[]; after: readonly ReplyTemplate[] };

/** Keeps or forgets texts that answers begin with. */
export function useChangeTemplates() {
  return useAdminMutation({
    send: ({ before, after }: TemplateChange, call) =>
      call("replyTemplates.change", {
        body: { templates: [...after], expected: { templates: [...before] } },
      }),
    refreshes: ["replyTemplates"],
    success: (_, { before, after }) => ({
      title: after.length > before.length ? "Text Kept" : "Text Forgotten",
      description:
        after.length > before.length
          ? "Answers can begin with it."
          : "It is no longer offered for answers.",
    }),
    failure: "Failed to change the texts. Please try again.",
  });
}
