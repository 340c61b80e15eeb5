import {
  CarouselSlide,
  MessageResponse,
  type SlideChangesInput,
  type SlideInput,
} from "@eldercare/contracts";
import { adminApi } from "../host/admin-api";
import { useAdminMutation } from "../host/use-admin-mutation";

const SHOWN_IN = ["/api/carousel"];
const CREATED = {
  title: "Slide Created",
  description: "The carousel slide has been successfully created.",
};
const UPDATED = {
  title: "Slide Updated",
  description: "The carousel slide has been successfully updated.",
};
const NOT_UPDATED = "Failed to update carousel slide. Please try again.";

const pathOf = (id: string) => `/api/carousel/${encodeURIComponent(id)}`;

type SlideChange = { id: string; changes: SlideChangesInput };

const put = ({ id, changes }: SlideChange) =>
  adminApi.send("PUT", pathOf(id), changes, CarouselSlide);

export function useCreateSlide() {
  return useAdminMutation({
    send: (input: SlideInput) => adminApi.send("POST", "/api/carousel", input, CarouselSlide),
    refreshes: SHOWN_IN,
    success: () => CREATED,
    failure: "Failed to create carousel slide. Please try again.",
  });
}

/** Changes one slide; what is not sent stays. */
export function useUpdateSlide() {
  return useAdminMutation({
    send: put,
    refreshes: SHOWN_IN,
    success: () => UPDATED,
    failure: NOT_UPDATED,
  });
}

/** Writes new places, one slide after the other. */
export function useReorderSlides() {
  return useAdminMutation({
    send: async (slides: readonly Pick<CarouselSlide, "id" | "sortOrder">[]) => {
      for (const { id, sortOrder } of slides) await put({ id, changes: { sortOrder } });
    },
    refreshes: SHOWN_IN,
    success: () => UPDATED,
    failure: NOT_UPDATED,
  });
}

export function useDeleteSlide() {
  return useAdminMutation({
    send: ({ id }: CarouselSlide) =>
      adminApi.send("DELETE", pathOf(id), undefined, MessageResponse),
    refreshes: SHOWN_IN,
    success: () => ({
      title: "Slide Deleted",
      description: "The carousel slide has been successfully deleted.",
    }),
    failure: "Failed to delete carousel slide. Please try again.",
  });
}
