import type { FitQuestion, ProductFacetsResponse } from "@eldercare/contracts";
import { Link } from "react-router";
import { addressOf, changeFilters, type ProductFilters } from "./filters";
import { fitText } from "./fit-entries";
import { fitInSearch } from "./fit-in-search";
import styles from "./search-reading-note.module.css";

const OFFERS: Record<FitQuestion, string> = {
  weight: "Show only what carries",
  doorway: "Show only what goes through",
  height: "Show only what is made for",
};

export type FitOfferProps = {
  filters: ProductFilters;
  facets: ProductFacetsResponse | undefined;
};

/** A search that names a weight, height or doorway is offered the filter for it, which knows more than words. */
export function FitOffer({ filters, facets }: FitOfferProps) {
  const fit = fitInSearch(filters.search);
  if (!fit || filters[fit.question] !== "") return null;
  const { question, entry, rest } = fit;
  if (!facets?.fits.some((asked) => asked.question === question)) return null;
  return (
    <p className={styles.note}>
      <Link to={addressOf(changeFilters(filters, { search: rest, [question]: entry }))}>
        {OFFERS[question]} {fitText(question, entry)}
      </Link>
    </p>
  );
}
