import { pageButtons } from "@eldercare/contracts";
import { Pagination } from "~/features/catalog/pagination";
import { type GuideView, guideViewAddress } from "./guide-view";

export type GuidePagesProps = { view: GuideView; pageCount: number };

/** Links to the other pages of the list, at most five by number (spec §9). */
export function GuidePages({ view, pageCount }: GuidePagesProps) {
  return (
    <Pagination
      page={view.page}
      pageCount={pageCount}
      numbersOf={pageButtons}
      // An address may ask for a page far behind the last one: back from there is the last one.
      addressOfPage={(page) => guideViewAddress({ ...view, page: Math.min(page, pageCount) })}
    />
  );
}
