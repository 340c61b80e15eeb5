import type { TextInput } from "@eldercare/contracts";
import { mailOfText, type TextKey } from "@eldercare/contracts/content";
import { isChangedMeanwhile } from "../components/use-meanwhile";
import { useAdminMutation } from "../host/use-admin-mutation";

const SHOWN_IN = ["contentTexts"] as const;

/** Keeps a draft of a text, or publishes it. */
export function useChangeText(key: TextKey) {
  const isSeen = mailOfText(key) ? "Emails have these words" : "Shoppers see it";
  return useAdminMutation({
    send: (body: TextInput, call) => call("contentTexts.change", { params: { key }, body }),
    refreshes: SHOWN_IN,
    success: (_text, { isDraft, from }) =>
      isDraft
        ? { title: "Draft Saved", description: "Only staff see it until it is published." }
        : {
            title: from ? "Text Planned" : "Text Published",
            description: from ? `${isSeen} from ${from} on.` : `${isSeen} now.`,
          },
    failure: "Failed to save the text. Please try again.",
    isShownElsewhere: isChangedMeanwhile,
  });
}

/** Takes back a draft, or what is planned. */
export function useWithdrawText(key: TextKey) {
  return useAdminMutation({
    send: (id: string, call) => call("contentTexts.removeVersion", { params: { key, id } }),
    refreshes: SHOWN_IN,
    success: () => ({ title: "Taken Back", description: "What is shown now stays as it is." }),
    failure: "Failed to take it back. Please try again.",
  });
}

/** Sends a mail with these words to whoever asks. */
export function useSendTest(key: TextKey) {
  return useAdminMutation({
    send: (value: unknown, call) =>
      call("contentTexts.sendTest", { params: { key }, body: { value } }),
    refreshes: [],
    success: ({ message }) => ({ title: "Test Sent", description: message }),
    failure: "Failed to send the test. Please try again.",
  });
}
