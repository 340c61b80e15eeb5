import type { SearchReading } from "@eldercare/contracts";
import { Link } from "react-router";
import { addressOf, type ProductFilters } from "./filters";
import styles from "./search-reading-note.module.css";

export type SearchReadingNoteProps = {
  filters: ProductFilters;
  reading: SearchReading;
  /** Whether there is anything that it was read to mean. */
  isFound: boolean;
};

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(", ");

/** How a search was understood: corrected in its spelling, or found without some of its words. */
export function SearchReadingNote({ filters, reading, isFound }: SearchReadingNoteProps) {
  const { corrected, givenUp } = reading;
  if (!isFound || (corrected === undefined && givenUp.length === 0)) return null;
  return (
    <div className={styles.note}>
      {corrected !== undefined && (
        <p>
          Showing results for <strong>{corrected}</strong>.{" "}
          <Link to={addressOf({ ...filters, asTyped: true, page: 1 })}>
            Search instead for “{filters.search}”
          </Link>
        </p>
      )}
      {givenUp.length > 0 && (
        <p>No product has all of your words. These leave out {quoted(givenUp)}.</p>
      )}
    </div>
  );
}
