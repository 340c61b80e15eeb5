import type { SearchHit } from "@medusajs/framework/types";
import type { FacetCounts } from "./facets";
import type { Concept, Meaning } from "./meaning";

/** Every concept: anywhere, one of them in a title or label, or one after the other in a text. */
export interface WantedAll {
  kind: "all";
  concepts: readonly Concept[];
  place: "anywhere" | "titled" | "sideBySide";
  /** Those of the concepts that must be there, where it is not all: what has all comes first. */
  required?: readonly Concept[];
  /** What is not wanted: what no title or label says it of comes first. */
  unwanted?: readonly Concept[];
}

/** The concepts that whatever is found has. */
export const requiredOf = ({ concepts, required }: WantedAll): readonly Concept[] =>
  required ?? concepts;

/** What a search asks for, of all documents that its filters let through. */
export type Wanted =
  | WantedAll
  /** One of the concepts. */
  | { kind: "any"; concepts: readonly Concept[] }
  /** One of some things, each with all its concepts, of which one in a title or label. */
  | { kind: "each"; things: readonly (readonly Concept[])[] }
  /** What has an identifier that begins so, the very same first. */
  | { kind: "identifier"; identifier: string };

/** A page of what was found. */
export interface Found {
  hits: SearchHit[];
  /** Exact, or null when the query wants none. */
  count: number | null;
}

/** How it is asked whether something is called so. */
export interface Called {
  /** Of all documents, not only of those that the query's filters let through. */
  unfiltered?: boolean;
  /** Only by what a title names, not by two other words of it. */
  named?: boolean;
}

/** The documents of an index as one query of it asks them, wherever they are held. */
export interface Documents {
  /** For each meaning, whether any document has it in a title or label, or anywhere. */
  have(meanings: readonly Meaning[], where: "titles" | "anywhere"): Promise<boolean[]>;
  /** Whether any document has such an identifier, whatever the filters say. */
  hasIdentifier(identifier: string): Promise<boolean>;
  /** The page that the query asks for, of what is wanted; null: of everything. */
  find(wanted: Wanted | null): Promise<Found>;
  /** What the query's facets count of what is wanted; undefined where it asks for none. */
  count(wanted: Wanted | null): Promise<Record<string, FacetCounts> | undefined>;
  /**
   * The concepts that are found when the fewest words are given up; null when what is left says too
   * little. See `give-up.ts`.
   */
  fewestGivenUp(concepts: readonly Concept[]): Promise<readonly Concept[] | null>;
  /** For each concept, whether some document of what is wanted has it in a title or label. */
  titled(wanted: WantedAll): Promise<boolean[]>;
  /** Whether the best document with all concepts is called by them; see `give-up.ts`. */
  isCalledBy(concepts: readonly Concept[], called?: Called): Promise<boolean>;
}
