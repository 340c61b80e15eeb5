import { addressOf } from "@eldercare/contracts/calls";
import { useState } from "react";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { DayField } from "../components/day-field";
import { FilterBar } from "../components/filter-bar";
import { ImportIcon } from "../components/icons";

/** Sales and refunds of some days as a file for the accountant, with each tax. */
export function OrderBooksCard() {
  const [days, setDays] = useState({ from: "", to: "" });
  return (
    <Card title="For Your Accountant">
      <FilterBar>
        <DayField
          label="From"
          value={days.from}
          onChange={(from) => setDays((known) => ({ ...known, from }))}
        />
        <DayField
          label="To"
          value={days.to}
          onChange={(to) => setDays((known) => ({ ...known, to }))}
        />
        <Button asChild tone="secondary">
          <a href={addressOf("orders.export", { query: days })} download>
            <ImportIcon />
            Export Sales and Refunds
          </a>
        </Button>
      </FilterBar>
    </Card>
  );
}
