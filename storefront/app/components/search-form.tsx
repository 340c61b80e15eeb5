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

  const shown = pathname.startsWith("/products")
    ? (new URLSearchParams(search).get("search") ?? "")
    : "";
  const address = `${pathname}${search}`;
  const drawnFor = useRef(address);

  // Leaving the results empties the box; arriving there, also by the back button, fills it. On the
  // first page the server did so: what stands there now may have been typed before the scripts came.
  useEffect(() => {
    if (drawnFor.current === address) return;
    drawnFor.current = address;
    if (input.current) input.current.value = shown;
  }, [address, shown]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const results = searchAddress(input.current?.value ?? "");
    if (results) navigate(results);
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
          defaultValue={shown}
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
