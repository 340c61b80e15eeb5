import { useCallback, useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { rememberedList, rememberList } from "./remembered-list";
import { useAddressNow } from "./use-address-now";

type ValueRule = (value: string) => boolean;
/** Of a parameter that names one row, such as the one that is open; it does not narrow the list. */
type RowRule = ValueRule & { namesRow: true };
/** What a parameter may say: one of these values, or what a rule allows. */
type FilterRule = readonly string[] | ValueRule | RowRule;
/** The parameters of a list's address, beside its page. */
type ListFilters = Readonly<Record<string, FilterRule>>;
type ValueOf<Rule> = Rule extends readonly (infer Value extends string)[] ? Value : string;

/** What people type. */
export const ANY = () => true;

/** A parameter that names a row by one of these ids; it is not kept when the list is left. */
export const rowOf = (ids: readonly string[]): RowRule =>
  Object.assign((value: string) => ids.includes(value), { namesRow: true as const });

/** The same, of rows that no list of ids is known of. */
export const ROW: RowRule = Object.assign(() => true, { namesRow: true as const });

/** All that a list with these columns can be sorted by. */
export const sortsOf = <const Name extends string>(names: readonly Name[]) =>
  names.flatMap((name): (Name | `-${Name}`)[] => [name, `-${name}`]);

/** How a list is moved about in. */
export type ListMoves = {
  /** Counted from 1. */
  page: number;
  /** Changes parameters; an empty value takes its parameter away, and the list starts at page 1 again. */
  filter: (changes: Readonly<Record<string, string>>) => void;
  goTo: (page: number) => void;
  /** Changes parameters and stays on the page, such as which row is open. */
  replace: (changes: Readonly<Record<string, string>>) => void;
};

export type ListParams<Filters extends ListFilters> = ListMoves & {
  /** A parameter of the address; "" when it is not there, or says what nobody knows. */
  read: <Name extends keyof Filters & string>(name: Name) => ValueOf<Filters[Name]> | "";
  /** What the address asks for and the list does not know, as in one that was mistyped. */
  unknown: readonly { name: string; value: string }[];
};

/**
 * What a list shows is in the address: reload, back and shared links lead to the same rows. Whoever
 * comes back to the list without saying what to show finds it as it was left: all that its filters
 * know is kept, but for a row that was open, and on its first page.
 */
export function useListParams<const Filters extends ListFilters>(
  filters: Filters,
): ListParams<Filters> {
  const { pathname, search } = useLocation();
  const addressNow = useAddressNow();
  const [inAddress, setParams] = useSearchParams();
  const isOpening = useRef(true);
  const left = isOpening.current && search === "" ? rememberedList(pathname) : "";
  const params = left ? new URLSearchParams(left) : inAddress;
  const kept = keptOf(filters, inAddress);

  useEffect(() => {
    if (isOpening.current && left) setParams(left, { replace: true, preventScrollReset: true });
    else rememberList(pathname, kept);
    isOpening.current = false;
  }, [pathname, kept, left, setParams]);

  const change = useCallback(
    (changes: Readonly<Record<string, string>>) => {
      const next = addressNow();
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      setParams(next, { replace: true, preventScrollReset: true });
    },
    [addressNow, setParams],
  );
  const page = isPage(params.get("page") ?? "") ? Number(params.get("page")) : 1;
  const isKnown = (name: string, value: string) => isAllowed(ruleOf(filters, name), value);
  const goTo = useCallback(
    (next: number) => change({ page: next > 1 ? String(next) : "" }),
    [change],
  );
  return {
    page,
    read: (name) => {
      const value = params.get(name) ?? "";
      return (isKnown(name, value) ? value : "") as ValueOf<Filters[typeof name]> | "";
    },
    unknown: [...params]
      .map(([name, value]) => ({ name, value }))
      .filter(({ name, value }) => value !== "" && !isKnown(name, value)),
    filter: (changes) => change({ ...changes, page: "" }),
    goTo,
    replace: change,
  };
}

/** What of an address is worth coming back to, as a query string. */
function keptOf(filters: ListFilters, params: URLSearchParams): string {
  const isKept = ([name, value]: [string, string]) => {
    const rule = Object.hasOwn(filters, name) ? filters[name] : undefined;
    return rule !== undefined && !("namesRow" in rule) && value !== "" && isAllowed(rule, value);
  };
  return new URLSearchParams([...params].filter(isKept)).toString();
}

const isPage = (value: string) => /^[1-9]\d{0,8}$/.test(value);

function ruleOf(filters: ListFilters, name: string): FilterRule {
  if (name === "page") return isPage;
  return Object.hasOwn(filters, name) ? (filters[name] ?? []) : [];
}

const isAllowed = (rule: FilterRule, value: string) =>
  typeof rule === "function" ? rule(value) : rule.includes(value);
