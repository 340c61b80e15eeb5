import { SuggestionQuery, SuggestionsResponse } from "../suggestions.js";
import type { CallTable } from "./call.js";

export const suggestionCalls = {
  "suggestions.list": {
    summary: "Products, categories and care guides that a text may mean while it is being typed.",
    access: "anyone",
    limits: ["readIp"],
    cache: "revalidate",
    query: SuggestionQuery,
    answer: SuggestionsResponse,
  },
} as const satisfies CallTable;
