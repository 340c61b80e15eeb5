/** What a search of a text column of one's own needs to find words as this provider finds them. */
export { FOLDED_TEXT_FUNCTION, FOLDING, foldedText } from "./folded-text";
export { likelyWords } from "./misspelling";
export { searchWords } from "./search-words";
export { correctedTextQuery, TEXT_CONFIG, textQuery } from "./text-query";
