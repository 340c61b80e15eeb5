import { type FormEvent, useEffect, useId, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { SearchIcon } from "./icons";
import styles from "./search-form.module.css";

/** Address of the product list for a search text; nothing for empty or whitespace-only text. */
export function searchAddress(text: string): string | null {
  const wanted = text.trim();
  return wanted ? `/products?search=${encodeURIComponent(wanted)}` : null;
}

/** Search of the header and of pages that found nothing; a plain GET form without scripts. */
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

  // Leaving the results empties the box; arriving there, also by the back button, fills it.
  useEffect(() => {
    if (!input.current) return;
    const isList = pathname.startsWith("/products");
    input.current.value = isList ? (new URLSearchParams(search).get("search") ?? "") : "";
  }, [pathname, search]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const address = searchAddress(input.current?.value ?? "");
    if (address) navigate(address);
  }

  return (
    <search className={className}>
      <form action="/products" method="get" onSubmit={onSubmit} className={styles.form}>
        <label htmlFor={id} className="visually-hidden">
          {label}
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          name="search"
          className={styles.input}
          placeholder={label}
          autoComplete="off"
          maxLength={200}
        />
        <button type="submit" className={styles.button}>
          <SearchIcon />
          <span className="visually-hidden">Search</span>
        </button>
      </form>
    </search>
  );
}
