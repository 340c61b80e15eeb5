import { DEFAULT_POST_AUTHOR } from "@eldercare/contracts";
import type { CurrentPost, PostFields } from "../fields/post.js";
import { changesBetween } from "../plan/changes-between.js";
import { addressOf, type ImageAddresses } from "../plan/image-addresses.js";
import type { Plan, PlanOptions, Update } from "../plan/plan.js";
import type { PostRow } from "./post-row.js";

type Create = { row: number; name: string; file: string; target: PostFields };

/** As every plan, and from which file each guide comes. */
export interface PostPlan extends Plan<CurrentPost, PostFields> {
  create: Create[];
  update: (Update<CurrentPost, PostFields> & { file: string })[];
}

interface PostPlanOptions extends Pick<PlanOptions, "addresses" | "onlyNew" | "updateOnly"> {
  /** The date of new posts that have none. */
  now: Date;
}

/** Compares posts with those of the shop, which are recognised by their slugs. */
export function planPosts(
  rows: readonly PostRow[],
  current: readonly CurrentPost[],
  { addresses, now, onlyNew = false, updateOnly = false }: PostPlanOptions,
): PostPlan {
  const bySlug = new Map(current.map((post) => [post.fields.slug, post]));
  const create: PostPlan["create"] = [];
  const update: PostPlan["update"] = [];
  const unchanged: string[] = [];
  const skipped: string[] = [];
  const known: string[] = [];
  for (const row of rows) {
    const { file, title: name } = row;
    const found = bySlug.get(row.slug);
    if (found) known.push(found.id);
    if (found ? onlyNew : updateOnly) {
      skipped.push(found?.fields.title ?? name);
      continue;
    }
    const target = merged(row, found?.fields, addresses, now);
    if (!found) {
      create.push({ row: row.row, name, file, target });
      continue;
    }
    const changes = changesBetween(found.fields, target);
    if (changes.length === 0) unchanged.push(name);
    else update.push({ row: row.row, name, file, current: found, target, changes });
  }
  return { create, update, unchanged, skipped, known, errors: [] };
}

function merged(
  row: PostRow,
  current: PostFields | undefined,
  addresses: ImageAddresses,
  now: Date,
): PostFields {
  return {
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    content: row.content,
    coverUrl:
      row.cover === undefined ? (current?.coverUrl ?? null) : addressOf(addresses, row.cover),
    coverAlt: row.coverAlt ?? current?.coverAlt ?? "",
    author: row.author ?? current?.author ?? DEFAULT_POST_AUTHOR,
    topic: row.topic ?? current?.topic ?? null,
    products: row.products ?? current?.products ?? [],
    sources: row.sources ?? current?.sources ?? [],
    published: row.published ?? current?.published ?? true,
    createdAt: row.createdAt ?? current?.createdAt ?? now.toISOString(),
  };
}
