import type { Category } from "@eldercare/contracts";
import { searchWords } from "@eldercare/search-typed-postgres/text";

/** A shorter word of a name says too little to stand for a longer one that was typed. */
const LEAST_STEM = 4;
const CATEGORIES = 3;

/**
 * Categories that a text may mean: those whose names have each of its words or one that begins so, and
 * after them the one in which most of the products lie that were found. In the order staff gave.
 */
export function suggestedCategories<Shown extends Pick<Category, "id" | "name">>(
  categories: readonly Shown[],
  { text, mostlyIn }: { text: string; mostlyIn: string | null },
): Shown[] {
  const typed = searchWords(text);
  if (typed.length === 0) return [];
  const named = categories.filter(({ name }) => {
    const words = searchWords(name);
    return typed.every((one) => words.some((word) => isMeant(one, word)));
  });
  const around = categories.filter(
    (category) => category.id === mostlyIn && !named.includes(category),
  );
  return [...named, ...around].slice(0, CATEGORIES);
}

/** "walk" and "walkers" for "walker". */
const isMeant = (typed: string, word: string): boolean =>
  word.startsWith(typed) || (word.length >= LEAST_STEM && typed.startsWith(word));
