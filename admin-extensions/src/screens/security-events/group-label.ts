import type { SecurityEventGroup } from "@eldercare/contracts";

const LABELS: Readonly<Record<SecurityEventGroup, string>> = {
  "sign-in": "Sign-ins",
  access: "Refused access",
  password: "Passwords",
  account: "Customer accounts",
  staff: "Staff",
  "second-factor": "Two-step sign-in",
  "api-key": "API keys",
  export: "Exports",
  order: "Orders and refunds",
  product: "Products, prices, stock",
  category: "Categories",
  slide: "Carousel",
  post: "Care guides",
  text: "Texts of the shop",
  message: "Messages",
  mail: "Emails",
  review: "Reviews",
  import: "Imports",
  opening: "Before opening",
  settings: "Settings",
  medusa: "Other changes in Medusa Admin",
  trail: "The trail itself",
};

/** What a group of kinds is called in the filter. */
export const groupLabel = (group: SecurityEventGroup): string => LABELS[group];
