import type { NewSecurityEvent } from "./new-security-event";

/** Data that somebody took out of the shop; `filter` says which of it. */
export const exported = (kind: string, name: string, filter?: object): NewSecurityEvent => ({
  kind: "export.downloaded",
  subject: { kind, id: null, label: name },
  after: filter,
});
