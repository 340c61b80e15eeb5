import { MessageResponse } from "../accounts.js";
import { CarouselListResponse, CarouselSlide, SlideBody, SlideChangesBody } from "../carousel.js";
import { CHANGED_MEANWHILE } from "../changed-meanwhile.js";
import type { CallTable } from "./call.js";

export const carouselCalls = {
  "carousel.list": {
    summary: "Slides of the home page in their order; staff are shown inactive ones too.",
    access: "anyone",
    staffSeeMore: true,
    limits: ["readIp"],
    cache: "revalidate",
    answer: CarouselListResponse,
  },
  "carousel.create": {
    summary: "Adds a slide.",
    access: "staff",
    roles: ["manager", "writer"],
    records: ["slide.created"],
    body: SlideBody,
    bodyKind: "json-with-images",
    status: 201,
    answer: CarouselSlide,
  },
  "carousel.change": {
    summary: "Changes what is sent of a slide.",
    access: "staff",
    roles: ["manager", "writer"],
    records: ["slide.changed"],
    body: SlideChangesBody,
    bodyKind: "json-with-images",
    answer: CarouselSlide,
    errors: { 404: [], 409: [CHANGED_MEANWHILE] },
  },
  "carousel.remove": {
    summary: "Removes a slide.",
    access: "staff",
    roles: ["manager", "writer"],
    records: ["slide.removed"],
    answer: MessageResponse,
    errors: { 404: [] },
  },
} as const satisfies CallTable;
