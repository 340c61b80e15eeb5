import { MAX_SEARCH_LENGTH } from "@eldercare/contracts";
import {
  type ComponentType,
  type FormEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useReducer,
  useRef,
} from "react";
import { useLocation, useNavigate } from "react-router";
import { SearchIcon } from "./icons";
import { searchAddress } from "./search-address";
import styles from "./search-form.module.css";
import type { SearchSuggestionsProps } from "./search-suggestions";

const NoSuggestions: ComponentType<SearchSuggestionsProps> = () => null;

/** Without their code (offline) the form works as it does without scripts. */
const SearchSuggestions = lazy<ComponentType<SearchSuggestionsProps>>(() =>
  import("./search-suggestions").catch(() => ({ default: NoSuggestions })),
);

/**
 * Search of the header and of pages that found nothing; a plain GET form without scripts. Suggestions
 * come, with their code, when it is used.
 */
export function SearchForm({
  className,
  label = "Search products",
}: {
  className?: string;
  label?: string;
}) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isUsed, use] = useReducer(() => true, false);

  // Whoever types already has come to the field before the scripts.
  useEffect(() => {
    if (document.activeElement === input.current) use();
  }, []);

  const shown = pathname.startsWith("/products")
    ? (new URLSearchParams(search).get("search") ?? "")
    : "";
  const address = `${pathname}${search}`;
  const drawn = useRef({ address, shown });

  // Leaving the results empties the box; arriving there, also by the back button, fills it. On the
  // first page the server did so: what stands there now may have been typed before the scripts came.
  // What is still being typed stays: a size that is chosen meanwhile changes the address, too.
  useEffect(() => {
    const before = drawn.current;
    if (before.address === address) return;
    drawn.current = { address, shown };
    const box = input.current;
    if (!box || (document.activeElement === box && box.value.trim() !== before.shown)) return;
    box.value = shown;
  }, [address, shown]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const results = searchAddress(input.current?.value ?? "");
    if (results) navigate(results);
  }

  return (
    <search className={`${styles.place} ${className ?? ""}`}>
      <form action="/products" method="get" onSubmit={onSubmit} className={styles.form}>
        <label htmlFor={id} className="visually-hidden">
          {label}
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          name="search"
          defaultValue={shown}
          className={styles.input}
          placeholder={label}
          autoComplete="off"
          maxLength={MAX_SEARCH_LENGTH}
          onFocus={use}
        />
        <button type="submit" className={styles.button}>
          <SearchIcon />
          <span className="visually-hidden">Search</span>
        </button>
      </form>
      {isUsed && input.current && (
        <Suspense fallback={null}>
          <SearchSuggestions field={input.current} />
        </Suspense>
      )}
    </search>
  );
}
