import type { ContactMessageListQuery, ContactMessageListResponse } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { CONTACT_MESSAGE_MODULE } from "../../modules/contact-message";
import type ContactMessageModuleService from "../../modules/contact-message/service";
import { containing } from "../containing";
import { contactMessageFromStored } from "./contact-message-view";

const PAGE_SIZE = 20;
const SEARCHED = ["name", "email", "phone", "subject", "message"];

/** Messages of the contact form, open ones first, the newest first, and how many there are in all. */
export async function listContactMessages(
  container: MedusaContainer,
  { handled, search, limit = PAGE_SIZE, offset = 0 }: ContactMessageListQuery,
): Promise<ContactMessageListResponse> {
  const messages: ContactMessageModuleService = container.resolve(CONTACT_MESSAGE_MODULE);
  const filters = {
    ...(search ? { $or: containing(search, SEARCHED) } : {}),
    ...(handled === undefined ? {} : { handled_at: handled ? { $ne: null } : null }),
  };
  const [rows, total] = await messages.listAndCountContactMessages(filters, {
    // PostgreSQL puts what has no time of handling, the open ones, first.
    order: { handled_at: "DESC", created_at: "DESC", id: "DESC" },
    take: limit,
    skip: offset,
  });
  return { messages: rows.map(contactMessageFromStored), total };
}
