import type { Article, Post, Product } from "@eldercare/contracts";
import type { ContentsEntry } from "~/features/information/contents-list";

/** A care guide ready to be shown: its text is rendered, what it speaks of is at hand. */
export type Guide = Omit<Article, "content" | "products"> & {
  html: string;
  contents: ContentsEntry[];
  readingMinutes: number;
  products: Product[];
  related: Post[];
};
