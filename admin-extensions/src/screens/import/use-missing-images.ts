import { MISSING_IMAGES_PAGE_SIZE } from "@eldercare/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { refresh, useAdminMutation } from "../host/use-admin-mutation";
import { useAdminQuery } from "../host/use-admin-query";
import { useAskingAgain } from "../host/use-asking-again";

const ASK_EVERY_MS = 1500;

/** Pictures that products wait for; asks again while the server fetches them. */
export function useMissingImages(page: number) {
  const queryClient = useQueryClient();
  const query = useAdminQuery("missingImages.list", {
    query: {
      limit: String(MISSING_IMAGES_PAGE_SIZE),
      offset: String((page - 1) * MISSING_IMAGES_PAGE_SIZE),
    },
  });
  const { data: list } = query;
  const isTrying = list?.isTrying === true;
  const wasTrying = useRef(false);
  useEffect(() => {
    const hasEnded = wasTrying.current && !isTrying;
    wasTrying.current = isTrying;
    // Products have got pictures.
    if (hasEnded) void refresh(queryClient, ["products"]);
  }, [isTrying, queryClient]);
  useAskingAgain(isTrying, query, ASK_EVERY_MS);
  return { list, query };
}

/** Fetches all of them once more, in the background. */
export function useTryMissingImages() {
  return useAdminMutation({
    send: (_: undefined, call) => call("missingImages.retry"),
    refreshes: ["missingImages"],
    failure: "Failed to fetch the pictures. Please try again.",
  });
}

/** Takes one off the list. */
export function useForgetMissingImage() {
  return useAdminMutation({
    send: (id: string, call) => call("missingImages.forget", { params: { id } }),
    refreshes: ["missingImages"],
    failure: "Failed to take the picture off the list. Please try again.",
  });
}
