import { formatCents, type SuggestionsResponse } from "@eldercare/contracts";
import Combobox from "@github/combobox-nav";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { Link } from "react-router";
import { suggestionQuery } from "~/api/suggestion-query";
import { ProductImage } from "./product-image";
import { searchAddress } from "./search-address";
import styles from "./search-suggestions.module.css";
import { Unbroken } from "./unbroken";
import { useTypedSearch } from "./use-typed-search";

export type SearchSuggestionsProps = { field: HTMLInputElement };

/** Fewer letters begin too much. */
const LEAST_LETTERS = 2;

type ComboboxState = {
  isShown: boolean;
  answer: SuggestionsResponse | undefined;
  onChosen: () => void;
};

const countOf = ({ products, categories, posts }: SuggestionsResponse): number =>
  products.length + categories.length + posts.length;

/**
 * Suggestions below a search field, which becomes a combobox (the ARIA pattern's, with a listbox).
 * Each suggestion is a link; Enter without one chosen sends the form as ever.
 */
export default function SearchSuggestions({ field }: SearchSuggestionsProps) {
  const { text, isOpen, close } = useTypedSearch(field);
  const isAsked = isOpen && text.length >= LEAST_LETTERS;
  const { data, isPlaceholderData } = useQuery({
    ...suggestionQuery(text),
    enabled: isAsked,
    placeholderData: (last: SuggestionsResponse | undefined) => last,
  });
  const found = isAsked ? data : undefined;
  const isShown = found !== undefined && countOf(found) > 0;
  const list = useCombobox(field, { isShown, answer: found, onChosen: close });

  return (
    <>
      <div className={styles.popup} hidden={!isShown}>
        {found?.corrected !== undefined && (
          <p className={styles.note}>
            Showing results for <strong>{found.corrected}</strong>
          </p>
        )}
        {/* No stop of the Tab key, which a list that scrolls would be. */}
        <div
          ref={list}
          role="listbox"
          aria-label="Suggestions"
          tabIndex={-1}
          className={styles.list}
        >
          {found && <Suggestions found={found} text={text} />}
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {found && !isPlaceholderData ? announcementOf(found) : ""}
      </p>
    </>
  );
}

function announcementOf(found: SuggestionsResponse): string {
  const count = countOf(found);
  const counted = count === 0 ? "No suggestions." : `${count} suggestion${count === 1 ? "" : "s"}.`;
  return found.corrected === undefined
    ? counted
    : `Showing results for ${found.corrected}. ${counted}`;
}

/** Keys of the pattern: arrows, Enter, and what they tell assistive technology. */
function useCombobox(
  field: HTMLInputElement,
  { isShown, answer, onChosen }: ComboboxState,
): RefObject<HTMLDivElement> {
  const list = useRef<HTMLDivElement>(null);
  const combobox = useRef<Combobox>();
  useEffect(() => {
    if (!list.current) return;
    list.current.addEventListener("mousedown", stayInField);
    const made = new Combobox(field, list.current, { tabInsertsSuggestions: false });
    combobox.current = made;
    return () => made.destroy();
  }, [field]);
  useEffect(() => {
    if (!isShown) return;
    const shown = list.current;
    combobox.current?.start();
    shown?.addEventListener("combobox-commit", onChosen);
    return () => {
      combobox.current?.stop();
      shown?.removeEventListener("combobox-commit", onChosen);
    };
  }, [isShown, onChosen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen of another answer is gone.
  useEffect(() => combobox.current?.clearSelection(), [answer]);
  return list;
}

/** Pressing a suggestion would leave the field, and close the list before the press counts. */
const stayInField = (event: MouseEvent) => event.preventDefault();

function Suggestions({ found, text }: { found: SuggestionsResponse; text: string }) {
  const { products, categories, posts, corrected } = found;
  return (
    <>
      {products.length > 0 && (
        <Group label="Products">
          {products.map(({ id, slug, name, priceCAD, isFrom, imageUrl }) => (
            <Option key={id} to={`/product/${slug}`}>
              <ProductImage src={imageUrl} alt="" sizes="3.5rem" className={styles.picture} />
              <span className={styles.name}>
                <Unbroken text={name} />
              </span>{" "}
              <span className={styles.price}>
                {isFrom && "from "}
                {formatCents(priceCAD)}
              </span>
            </Option>
          ))}
        </Group>
      )}
      {categories.length > 0 && (
        <Group label="Categories">
          {categories.map(({ id, slug, name }) => (
            <Option key={id} to={`/products/${encodeURIComponent(slug)}`}>
              {name}
            </Option>
          ))}
        </Group>
      )}
      {posts.length > 0 && (
        <Group label="Care Guides">
          {posts.map(({ id, slug, title }) => (
            <Option key={id} to={`/blog/${encodeURIComponent(slug)}`}>
              {title}
            </Option>
          ))}
        </Group>
      )}
      {products.length > 0 && (
        <Option to={searchAddress(text) ?? "/products"} isLast>
          See all results for “{corrected ?? text}”
        </Option>
      )}
    </>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox.
    <div role="group" aria-labelledby={id} className={styles.group}>
      <div id={id} role="presentation" className={styles.label}>
        {label}
      </div>
      {children}
    </div>
  );
}

function Option(props: { to: string; isLast?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <Link
      id={id}
      to={props.to}
      role="option"
      aria-selected={false}
      tabIndex={-1}
      className={styles.option}
      data-last={props.isLast}
    >
      {props.children}
    </Link>
  );
}
