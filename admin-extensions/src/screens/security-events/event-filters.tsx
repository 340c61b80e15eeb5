import { SECURITY_EVENT_GROUPS } from "@eldercare/contracts";
import { DayField } from "../components/day-field";
import { FilterBar, FilterSelect } from "../components/filter-bar";
import { SearchBox } from "../components/search-box";
import { groupLabel } from "./group-label";

/** What the list is narrowed to; "" where it is not. */
export type EventFilter = Readonly<Record<"person" | "subject" | "kind" | "from" | "to", string>>;

type EventFiltersProps = {
  filter: EventFilter;
  onFilter: (changes: Partial<EventFilter>) => void;
};

export function EventFilters({ filter, onFilter }: EventFiltersProps) {
  return (
    <FilterBar>
      <SearchBox
        label="Search by person"
        placeholder="Person: name, email or ID..."
        value={filter.person}
        onChange={(person) => onFilter({ person })}
      />
      <SearchBox
        label="Search by thing"
        placeholder="Thing: product, order, file..."
        value={filter.subject}
        onChange={(subject) => onFilter({ subject })}
      />
      <FilterSelect
        label="Filter by kind"
        value={filter.kind}
        onChange={(kind) => onFilter({ kind })}
      >
        <option value="">All Kinds</option>
        {SECURITY_EVENT_GROUPS.map((group) => (
          <option key={group} value={group}>
            {groupLabel(group)}
          </option>
        ))}
      </FilterSelect>
      <DayField label="From" value={filter.from} onChange={(from) => onFilter({ from })} />
      <DayField label="To" value={filter.to} onChange={(to) => onFilter({ to })} />
    </FilterBar>
  );
}
