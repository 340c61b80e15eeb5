import { CHANGES_TRUST_MS } from "@eldercare/contracts/change-notices";
import { type ContentOf, type ContentPage, contentOf } from "@eldercare/contracts/content";
import { AnswerMemory } from "@eldercare/server";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { CONTENT_VERSION_MODULE } from "../../modules/content-version";
import type ContentVersionModuleService from "../../modules/content-version/service";
import { announceShopChange } from "../../shop-changes/announce-shop-change";
import { shopChanges } from "../../shop-changes/shop-changes";
import { writtenByPage } from "./text-view";

/** Timers of Node count no further; whoever reads then sets the next one. */
const LONGEST_TIMER_MS = 24 * 60 * 60 * 1000;
const LIFE_MS = 60_000;

type Written = ReturnType<typeof writtenByPage>;

/** What was written of all pages, until something changes that pages show. */
const memory = new AnswerMemory<Written>({ maxBytes: 8 * 1024 * 1024, trustMs: CHANGES_TRUST_MS });
shopChanges.follow(memory);

export const contentVersionsOf = (container: MedusaContainer): ContentVersionModuleService =>
  container.resolve(CONTENT_VERSION_MODULE);

/** The texts of a page as they are now. */
export async function readContent<Page extends ContentPage>(
  container: MedusaContainer,
  page: Page,
): Promise<ContentOf<Page>> {
  const written = await memory.obtain("texts", () => readWritten(container));
  return contentOf(page, written[page]);
}

/** The texts of a page as they would be with every draft published: for whoever looks at drafts. */
export async function readDrafts<Page extends ContentPage>(
  container: MedusaContainer,
  page: Page,
): Promise<ContentOf<Page>> {
  const versions = contentVersionsOf(container);
  const now = new Date();
  const [shown, toCome] = await Promise.all([versions.listShown(now), versions.listToCome(now)]);
  const drafts = toCome.filter(({ is_draft: isDraft }) => isDraft);
  return contentOf(page, writtenByPage([...shown, ...drafts])[page]);
}

/** What mails are written with, as it is now. */
export async function readMailTexts(container: MedusaContainer) {
  const [shop, mails] = await Promise.all([
    readContent(container, "everywhere"),
    readContent(container, "mails"),
  ]);
  return { shop, mails };
}

async function readWritten(container: MedusaContainer) {
  const versions = contentVersionsOf(container);
  const now = new Date();
  const [shown, next] = await Promise.all([versions.listShown(now), versions.nextChange(now)]);
  const untilNext = next ? next.getTime() - now.getTime() : LONGEST_TIMER_MS;
  if (next) tellLater(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), untilNext);
  const answer = writtenByPage(shown);
  return { answer, lifeMs: Math.min(untilNext, LIFE_MS), bytes: JSON.stringify(answer).length };
}

let timer: NodeJS.Timeout | undefined;

/** No row changes at the moment at which a planned text begins or ends: whoever keeps pages is told by this. */
function tellLater(database: Knex, inMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(
    () => {
      // Without the notice pages follow within a minute, when what is kept of them is too old.
      void announceShopChange(database).catch(() => undefined);
    },
    Math.min(inMs, LONGEST_TIMER_MS),
  );
  timer.unref();
}
