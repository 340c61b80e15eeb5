import type { StaffText } from "@eldercare/contracts";
import {
  CONTENT_PAGE_NAMES,
  CONTENT_PAGES,
  pageOfText,
  TEXT_KEYS,
  textOf,
} from "@eldercare/contracts/content";
import { Card } from "../components/card";
import { FilterBar, FilterSelect } from "../components/filter-bar";
import { Screen } from "../components/screen";
import { SearchBox } from "../components/search-box";
import { UnknownFilters } from "../components/unknown-filters";
import { useAddressValue } from "../components/use-address-value";
import { ANY, rowOf, useListParams } from "../components/use-list-params";
import { useAdminQuery } from "../host/use-admin-query";
import { EditText } from "./edit-text";
import { shownWords } from "./text-preview";
import { TextTable } from "./text-table";

const FILTERS = { search: ANY, where: CONTENT_PAGES, edit: rowOf(TEXT_KEYS) } as const;

/** Every text of the shop that its staff edit. */
export default function ContentScreen() {
  const list = useListParams(FILTERS);
  const search = list.read("search");
  const where = list.read("where");
  const [edited, setEdited] = useAddressValue("edit");
  const query = useAdminQuery("contentTexts.list");
  const key = TEXT_KEYS.find((each) => each === edited);
  const texts = query.data?.texts.filter(
    (text) => (where === "" || pageOfText(text.key) === where) && holds(text, search),
  );
  return (
    <Screen title="Content" subtitle="What the shop says, page by page">
      <FilterBar>
        <SearchBox
          label="Search texts"
          placeholder="Search texts..."
          value={search}
          onChange={(value) => list.filter({ search: value })}
        />
        <FilterSelect
          label="Filter by page"
          value={where}
          onChange={(value) => list.filter({ where: value })}
        >
          <option value="">All Pages</option>
          {CONTENT_PAGES.map((page) => (
            <option key={page} value={page}>
              {CONTENT_PAGE_NAMES[page]}
            </option>
          ))}
        </FilterSelect>
      </FilterBar>
      <UnknownFilters list={list} />
      <Card isFlush>
        <TextTable texts={texts} query={query} onEdit={setEdited} />
      </Card>
      {key && <EditText key={key} textKey={key} onClose={() => setEdited("")} />}
    </Screen>
  );
}

/** Whether a text has all the words in its name, in where it stands, or in what it says. */
function holds({ key, value, values }: StaffText, search: string): boolean {
  const { label } = textOf(key);
  const said = `${label} ${CONTENT_PAGE_NAMES[pageOfText(key)]} ${shownWords({ textKey: key, value, values })}`;
  const words = said.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}
