import { type ContentOf, hoursInWords, weekdaysOf } from "@eldercare/contracts/content";
import type { ShopTexts } from "./shop";

/** The texts of every page as the pages need them. For the server: pages are given the outcome. */
export function shownTexts({ hours, ...texts }: ContentOf<"everywhere">): ShopTexts {
  const shown = hours.map((each) => ({
    ...hoursInWords(each),
    weekdays: weekdaysOf(each),
    opens: each.opens,
    closes: each.closes,
  }));
  return { ...texts, hours: shown };
}
