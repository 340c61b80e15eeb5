import type { SubscriberListQuery, SubscriberListResponse } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { NEWSLETTER_MODULE } from "../../modules/newsletter";
import type NewsletterModuleService from "../../modules/newsletter/service";
import type { NewsletterSignUpRow } from "../../modules/newsletter/service";
import { containing } from "../containing";
import { subscriberFromStored } from "./subscriber-view";

const PAGE_SIZE = 20;

/** Sign-ups, newest first, and how many there are in all. */
export async function listSubscribers(
  container: MedusaContainer,
  query: SubscriberListQuery,
): Promise<SubscriberListResponse> {
  const { limit = PAGE_SIZE, offset = 0 } = query;
  const newsletter: NewsletterModuleService = container.resolve(NEWSLETTER_MODULE);
  const [rows, total] = await newsletter.listAndCountNewsletterSignUps(filtersOf(query), {
    order: { created_at: "DESC", id: "DESC" },
    take: limit,
    skip: offset,
  });
  return { subscribers: rows.map(subscriberFromStored), total };
}

/** All sign-ups of a query, as they are stored. */
export function listSignUps(
  container: MedusaContainer,
  query: Pick<SubscriberListQuery, "search" | "status">,
): Promise<NewsletterSignUpRow[]> {
  const newsletter: NewsletterModuleService = container.resolve(NEWSLETTER_MODULE);
  return newsletter.listNewsletterSignUps(filtersOf(query), {
    order: { created_at: "DESC", id: "DESC" },
    take: null,
  });
}

function filtersOf({ search, status }: Pick<SubscriberListQuery, "search" | "status">) {
  return {
    ...(search ? { $or: containing(search, ["email"]) } : {}),
    ...(status ? { status } : {}),
  };
}
