import type { Post, PostDetail, Product } from "@eldercare/contracts";
import type { ContentsEntry } from "~/features/information/contents-list";

/** A care post ready to be shown: its text is rendered, what it speaks of is at hand. */
export type ShownPost = Omit<PostDetail, "content" | "products"> & {
  /** Its text, with the cards of products where lines stand for them. */
  parts: ({ html: string } | { cards: Product[] })[];
  contents: ContentsEntry[];
  readingMinutes: number;
  products: Product[];
  related: Post[];
};
