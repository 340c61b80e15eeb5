import { ORDER_STATUSES } from "@eldercare/contracts";
import { useState } from "react";
import { Card } from "../components/card";
import { DayField } from "../components/day-field";
import { FilterBar, FilterSelect } from "../components/filter-bar";
import { orderStatusLabel } from "../components/order-status-label";
import { SearchBox } from "../components/search-box";
import { daySpans, nameOfSpan } from "./day-spans";

type OrderFiltersProps = {
  search: string;
  /** A status, {@link RETURNS}, {@link ABANDONED}, or "" for all orders. */
  shown: string;
  /** Days on which orders were placed, both included; "" for any. */
  from: string;
  to: string;
  onFilter: (changes: Record<string, string>) => void;
};

/** Checkouts that nobody finished, among the statuses to choose from: they are no orders yet. */
export const ABANDONED = "abandoned";

/** Orders with a return that somebody has to judge or to pay back. */
export const RETURNS = "returns";

const CHOOSE = "Choose Days...";

export function OrderFilters({ search, shown, from, to, onFilter }: OrderFiltersProps) {
  const spans = daySpans();
  // Days that have no name are shown as they are.
  const named = nameOfSpan({ from, to }, spans) ?? CHOOSE;
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Card title="Filters" isLine>
      <FilterBar>
        <SearchBox
          label="Search orders"
          placeholder="Search by Order ID or Email..."
          value={search}
          onChange={(value) => onFilter({ search: value })}
        />
        <FilterSelect
          label="Filter by status"
          value={shown}
          onChange={(value) => onFilter({ status: value })}
        >
          <option value="">All Statuses</option>
          {ORDER_STATUSES.map((each) => (
            <option key={each} value={each}>
              {orderStatusLabel(each)}
            </option>
          ))}
          <option value={RETURNS}>Returns to See To</option>
          <option value={ABANDONED}>Abandoned Checkouts</option>
        </FilterSelect>
        <FilterSelect
          label="Filter by day"
          value={isChoosing ? CHOOSE : named}
          onChange={(name) => {
            setChoosing(name === CHOOSE);
            const span = spans.get(name);
            if (span) onFilter(span);
          }}
        >
          {[...spans.keys(), CHOOSE].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </FilterSelect>
        {(isChoosing || named === CHOOSE) && (
          <>
            <DayField label="From" value={from} onChange={(day) => onFilter({ from: day })} />
            <DayField label="To" value={to} onChange={(day) => onFilter({ to: day })} />
          </>
        )}
      </FilterBar>
    </Card>
  );
}
