import { MessageResponse } from "../accounts.js";
import { MissingImageList, MissingImageListQuery } from "../missing-images.js";
import type { CallTable } from "./call.js";

/** Pictures that catalog files named and that could not be fetched. */
export const missingImageCalls = {
  "missingImages.list": {
    summary: "Pictures that products wait for, the newest first.",
    access: "staff",
    background: true,
    query: MissingImageListQuery,
    answer: MissingImageList,
  },
  "missingImages.retry": {
    summary: "Begins to fetch them all once more.",
    access: "staff",
    status: 202,
    answer: MissingImageList,
  },
  "missingImages.forget": {
    summary: "Takes a picture off the list: its product does without.",
    access: "staff",
    answer: MessageResponse,
    errors: { 404: [] },
  },
} as const satisfies CallTable;
