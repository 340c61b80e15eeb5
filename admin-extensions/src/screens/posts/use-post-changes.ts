import type { Post, PostChangesInput, PostInput } from "@eldercare/contracts";
import { isChangedMeanwhile } from "../components/use-meanwhile";
import { useAdminMutation } from "../host/use-admin-mutation";

const SHOWN_IN = ["posts"] as const;

export function useCreatePost() {
  return useAdminMutation({
    send: (input: PostInput, call) => call("posts.create", { body: input }),
    refreshes: SHOWN_IN,
    success: ({ published }) => ({
      title: "Care Guide Created",
      description: published ? "Readers find it in the shop now." : "It is saved as a draft.",
    }),
    failure: "Failed to create care guide. Please try again.",
  });
}

/** Changes one guide; what is not sent stays. */
export function useUpdatePost() {
  return useAdminMutation({
    send: ({ id, changes }: { id: string; changes: PostChangesInput }, call) =>
      call("posts.change", { params: { id }, body: changes }),
    refreshes: SHOWN_IN,
    success: ({ published }) => ({
      title: "Care Guide Updated",
      description: published ? "Readers find it in the shop." : "It is a draft: only staff see it.",
    }),
    failure: "Failed to update care guide. Please try again.",
    isShownElsewhere: isChangedMeanwhile,
  });
}

export function useDeletePost() {
  return useAdminMutation({
    send: ({ id }: Post, call) => call("posts.remove", { params: { id } }),
    refreshes: SHOWN_IN,
    success: ({ message }) => ({ title: "Care Guide Deleted", description: message }),
    failure: "Failed to delete care guide. Please try again.",
  });
}
