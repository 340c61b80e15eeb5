import type { PostListQuery, PostListResponse } from "@eldercare/contracts";
import { POSTS_PAGE_SIZE } from "@eldercare/contracts";
import {
  correctedTextQuery,
  likelyWords,
  searchWords,
  TEXT_CONFIG,
  textQuery,
} from "@eldercare/search-typed-postgres/text";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type ListedPost, postFromStored } from "./post-view";

/** Words like a misspelt one that are looked at. */
const LIKE_WORDS = 40;

type FoundPosts = Omit<PostListResponse, "topics">;

/** `published` left out means drafts too. */
type PostQuery = PostListQuery & { isForAdmin: boolean };

/**
 * Care guides, newest first, and how many there are in all. A search finds the beginnings of words
 * in title, topic, excerpt and text; guides with all of them in the title come first. What finds
 * nothing is tried again with the words that it may have meant, as for products. Shoppers get
 * published guides whatever they ask for; admins get drafts too, or only one kind.
 */
export async function findPosts(
  container: MedusaContainer,
  asked: PostListQuery,
  isForAdmin: boolean,
): Promise<FoundPosts> {
  const query: PostQuery = { ...asked, isForAdmin, ...(isForAdmin ? {} : { published: true }) };
  const database: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  if (!query.search) return pageOf(database, query, null);
  const words = searchWords(query.search);
  if (words.length === 0) return { posts: [], total: 0 };
  const asWritten = await pageOf(database, query, textQuery(words, "last"));
  if (asWritten.total > 0) return asWritten;
  const meanings = await Promise.all(words.map((word) => meaningsOf(database, word, query)));
  return pageOf(database, query, correctedTextQuery(meanings));
}

async function pageOf(database: Knex, query: PostQuery, text: string | null): Promise<FoundPosts> {
  const found = () => {
    const posts = visible(database, query);
    return text === null ? posts : posts.whereRaw(`search_vector @@ ${TSQUERY}`, [text]);
  };
  const page = found()
    .select("id", "slug", "title", "excerpt", "cover_url", "dated_at", "published")
    .limit(query.limit ?? POSTS_PAGE_SIZE)
    .offset(query.offset ?? 0);
  if (text !== null) page.orderByRaw(`ts_filter(search_vector, '{a}') @@ ${TSQUERY} desc`, [text]);
  page.orderBy([
    { column: "dated_at", order: "desc" },
    { column: "id", order: "desc" },
  ]);
  const [rows, [counted]] = await Promise.all([
    page as Promise<ListedPost[]>,
    found().count("* as total") as Promise<{ total: string }[]>,
  ]);
  return {
    posts: rows.map((row) => postFromStored(row, query.isForAdmin)),
    total: Number(counted?.total ?? 0),
  };
}

const TSQUERY = `to_tsquery('${TEXT_CONFIG}', ?)`;

function visible(database: Knex, { published, topic }: PostQuery): Knex.QueryBuilder {
  const posts = database("post").whereNull("deleted_at");
  if (published !== undefined) posts.where({ published });
  if (topic) posts.whereRaw("lower(topic) = lower(?)", [topic]);
  return posts;
}

/** A word itself, and the words of titles and excerpts that it may be a misspelling of. */
async function meaningsOf(database: Knex, word: string, { published }: PostQuery) {
  const { rows } = await database.raw<{ rows: { word: string }[] }>(
    `select word from (
       select distinct regexp_split_to_table(shop_plain_text(title || ' ' || excerpt), '[^[:alnum:]]+') as word
         from post where deleted_at is null and (published or not ?)) as words
      where length(word) between ? and ?
      order by word <-> ?, word limit ?`,
    [published ?? false, word.length - 2, word.length + 2, word, LIKE_WORDS],
  );
  return [
    word,
    ...likelyWords(
      word,
      rows.map((row) => row.word),
    ),
  ];
}
