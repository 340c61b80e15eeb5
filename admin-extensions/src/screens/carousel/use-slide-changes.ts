import type { CarouselSlide, SlideChangesInput, SlideInput } from "@eldercare/contracts";
import { isChangedMeanwhile } from "../components/use-meanwhile";
import type { AdminApi } from "../host/admin-api";
import { useAdminMutation } from "../host/use-admin-mutation";

const SHOWN_IN = ["carousel"] as const;
const CREATED = {
  title: "Slide Created",
  description: "The carousel slide has been successfully created.",
};
const UPDATED = {
  title: "Slide Updated",
  description: "The carousel slide has been successfully updated.",
};
const NOT_UPDATED = "Failed to update carousel slide. Please try again.";

type SlideChange = { id: string; changes: SlideChangesInput };

const put = ({ id, changes }: SlideChange, call: AdminApi["call"]) =>
  call("carousel.change", { params: { id }, body: changes });

export function useCreateSlide() {
  return useAdminMutation({
    send: (input: SlideInput, call) => call("carousel.create", { body: input }),
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
    isShownElsewhere: isChangedMeanwhile,
  });
}

/** Writes new places, one slide after the other. */
export function useReorderSlides() {
  return useAdminMutation({
    send: async (slides: readonly Pick<CarouselSlide, "id" | "sortOrder">[], call) => {
      for (const { id, sortOrder } of slides) await put({ id, changes: { sortOrder } }, call);
    },
    refreshes: SHOWN_IN,
    success: () => UPDATED,
    failure: NOT_UPDATED,
  });
}

export function useDeleteSlide() {
  return useAdminMutation({
    send: ({ id }: CarouselSlide, call) => call("carousel.remove", { params: { id } }),
    refreshes: SHOWN_IN,
    success: () => ({
      title: "Slide Deleted",
      description: "The carousel slide has been successfully deleted.",
    }),
    failure: "Failed to delete carousel slide. Please try again.",
  });
}
