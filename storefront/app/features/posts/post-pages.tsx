import { pageButtons } from "@eldercare/contracts";
import { Pagination } from "~/features/catalog/pagination";
import { type PostListView, postListAddress } from "./post-list-view";

export type PostPagesProps = { view: PostListView; pageCount: number };

/** Links to the other pages of the list, at most five by number (spec §9). */
export function PostPages({ view, pageCount }: PostPagesProps) {
  return (
    <Pagination
      page={view.page}
      pageCount={pageCount}
      numbersOf={pageButtons}
      // An address may ask for a page far behind the last one: back from there is the last one.
      addressOfPage={(page) => postListAddress({ ...view, page: Math.min(page, pageCount) })}
    />
  );
}
