import { MessageResponse } from "../accounts.js";
import {
  CategoryBody,
  CategoryChangesBody,
  CategoryListQuery,
  CategoryListResponse,
  StaffCategory,
  StaffCategoryListResponse,
} from "../categories.js";
import { CHANGED_MEANWHILE } from "../changed-meanwhile.js";
import type { CallTable } from "./call.js";

export const categoryCalls = {
  "categories.list": {
    summary: "Categories that shoppers see, in the order staff gave them.",
    access: "anyone",
    limits: ["readIp"],
    cache: "revalidate",
    query: CategoryListQuery,
    answer: CategoryListResponse,
  },
  "categories.listAll": {
    summary: "Every category, also those that are hidden from shoppers.",
    access: "staff",
    roles: ["manager", "packer", "writer"],
    variantOf: "categories.list",
    answer: StaffCategoryListResponse,
  },
  "categories.create": {
    summary: "Adds a category.",
    access: "staff",
    records: ["category.created"],
    body: CategoryBody,
    bodyKind: "json-with-images",
    status: 201,
    answer: StaffCategory,
    errors: { 409: ["slug_taken"] },
  },
  "categories.change": {
    summary: "Changes what is sent of a category.",
    access: "staff",
    records: ["category.changed"],
    body: CategoryChangesBody,
    bodyKind: "json-with-images",
    answer: StaffCategory,
    errors: { 404: [], 409: ["slug_taken", CHANGED_MEANWHILE] },
  },
  "categories.remove": {
    summary: "Removes a category that no product is in.",
    access: "staff",
    records: ["category.removed"],
    answer: MessageResponse,
    errors: { 404: [], 409: ["category_in_use"] },
  },
} as const satisfies CallTable;
