import {
  MessageResponse,
  type Post,
  type PostChangesInput,
  type PostInput,
  StaffPost,
} from "@eldercare/contracts";
import { adminApi } from "../host/admin-api";
import { useAdminMutation } from "../host/use-admin-mutation";

const SHOWN_IN = ["/api/posts"];
const pathOf = (id: string) => `/api/posts/${encodeURIComponent(id)}`;

export function useCreatePost() {
  return useAdminMutation({
    send: (input: PostInput) => adminApi.send("POST", "/api/posts", input, StaffPost),
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
    send: ({ id, changes }: { id: string; changes: PostChangesInput }) =>
      adminApi.send("PUT", pathOf(id), changes, StaffPost),
    refreshes: SHOWN_IN,
    success: ({ published }) => ({
      title: "Care Guide Updated",
      description: published ? "Readers find it in the shop." : "It is a draft: only staff see it.",
    }),
    failure: "Failed to update care guide. Please try again.",
  });
}

export function useDeletePost() {
  return useAdminMutation({
    send: ({ id }: Post) => adminApi.send("DELETE", pathOf(id), undefined, MessageResponse),
    refreshes: SHOWN_IN,
    success: ({ message }) => ({ title: "Care Guide Deleted", description: message }),
    failure: "Failed to delete care guide. Please try again.",
  });
}
