import { MessageResponse } from "../accounts.js";
import { CHANGED_MEANWHILE } from "../changed-meanwhile.js";
import {
  PostBody,
  PostChangesBody,
  PostDetail,
  PostListQuery,
  PostListResponse,
  StaffPost,
} from "../posts.js";
import type { CallTable } from "./call.js";

/** Care guides. */
export const postCalls = {
  "posts.list": {
    summary: "Published care guides, the newest first; staff may ask for drafts, or for both.",
    access: "anyone",
    staffSeeMore: true,
    limits: ["readIp"],
    cache: "revalidate",
    query: PostListQuery,
    answer: PostListResponse,
  },
  "posts.read": {
    summary: "One care guide to read; staff are shown drafts too.",
    access: "anyone",
    staffSeeMore: true,
    limits: ["readIp"],
    cache: "revalidate",
    answer: PostDetail,
    errors: { 404: [] },
  },
  "posts.readAsStaff": {
    summary: "One care guide as staff see it, with whether it is published.",
    access: "anyone",
    variantOf: "posts.read",
    answer: StaffPost,
    errors: { 404: [] },
  },
  "posts.create": {
    summary: "Adds a care guide.",
    access: "staff",
    roles: ["manager", "writer"],
    records: ["post.created"],
    body: PostBody,
    bodyKind: "json-with-images",
    status: 201,
    answer: StaffPost,
    errors: { 409: ["slug_taken"] },
  },
  "posts.change": {
    summary: "Changes what is sent of a care guide.",
    access: "staff",
    roles: ["manager", "writer"],
    records: ["post.changed"],
    body: PostChangesBody,
    bodyKind: "json-with-images",
    answer: StaffPost,
    errors: { 404: [], 409: ["slug_taken", CHANGED_MEANWHILE] },
  },
  "posts.remove": {
    summary: "Removes a care guide.",
    access: "staff",
    roles: ["manager", "writer"],
    records: ["post.removed"],
    answer: MessageResponse,
    errors: { 404: [] },
  },
} as const satisfies CallTable;
