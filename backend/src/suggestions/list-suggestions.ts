import type { SuggestionsResponse } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { listCategories } from "../catalog/categories/list-categories";
import { mostFrequent } from "../catalog/products/search-reading";
import { suggestProducts } from "../catalog/products/suggest-products";
import { findPosts } from "../content/posts/find-posts";
import { suggestedCategories } from "./suggested-categories";

const POSTS = 2;

/** What somebody may mean who has typed so much (spec §7): products, categories, care guides. */
export async function listSuggestions(
  container: MedusaContainer,
  text: string,
): Promise<SuggestionsResponse> {
  if (text === "") return { products: [], categories: [], posts: [] };
  const [{ products, categoryIds, corrected }, categories, { posts }] = await Promise.all([
    suggestProducts(container, text),
    listCategories(container),
    findPosts(container, { search: text, limit: POSTS }, false),
  ]);
  const shown = suggestedCategories(categories, {
    text: corrected ?? text,
    mostlyIn: mostFrequent(categoryIds),
  });
  return {
    ...(corrected !== undefined && { corrected }),
    products,
    categories: shown.map(({ id, name, slug }) => ({ id, name, slug })),
    posts: posts.map(({ id, slug, title }) => ({ id, slug, title })),
  };
}
