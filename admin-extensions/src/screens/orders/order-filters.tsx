import { ORDER_STATUSES } from "@eldercare/contracts";
import { Card } from "../components/card";
import { FilterBar, FilterSelect } from "../components/filter-bar";
import { orderStatusLabel } from "../components/order-status-label";
import { SearchBox } from "../components/search-box";

type OrderFiltersProps = {
  search: string;
  status: string;
  onFilter: (changes: Record<string, string>) => void;
};

export function OrderFilters({ search, status, onFilter }: OrderFiltersProps) {
  return (
    <Card title="Filters">
      <FilterBar>
        <SearchBox
          label="Search orders"
          placeholder="Search by Order ID or Email..."
          value={search}
          onChange={(value) => onFilter({ search: value })}
        />
        <FilterSelect
          label="Filter by status"
          value={status}
          onChange={(value) => onFilter({ status: value })}
        >
          <option value="">All Statuses</option>
          {ORDER_STATUSES.map((each) => (
            <option key={each} value={each}>
              {orderStatusLabel(each)}
            </option>
          ))}
        </FilterSelect>
      </FilterBar>
    </Card>
  );
}
