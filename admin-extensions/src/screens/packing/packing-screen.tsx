import {
  MAX_PACKED_AT_ONCE,
  ORDERS_PAGE_SIZE,
  PACKING_STAGES,
  type PackingOrder,
} from "@eldercare/contracts";
import { useEffect, useState } from "react";
import { Card } from "../components/card";
import { Dialog } from "../components/dialog";
import { FilterBar, FilterSelect } from "../components/filter-bar";
import { Loading } from "../components/loading";
import { Pagination } from "../components/pagination";
import { Problem } from "../components/problem";
import { Screen } from "../components/screen";
import { SearchBox } from "../components/search-box";
import { UnknownFilters } from "../components/unknown-filters";
import { useAddressValue } from "../components/use-address-value";
import { ANY, ROW, useListParams } from "../components/use-list-params";
import { usePageWithin } from "../components/use-page-within";
import { useAdminHost } from "../host/admin-host";
import { useAdminQuery } from "../host/use-admin-query";
import { ChosenOrders } from "../parcels/chosen-orders";
import { useOrderChoice } from "../parcels/use-order-choice";
import { orderMeant } from "./order-meant";
import { PackDialog } from "./pack-dialog";
import { PackingTable } from "./packing-table";

const FILTERS = { stage: PACKING_STAGES, search: ANY, order: ROW } as const;

/** What is paid and has not left, the oldest first (spec §2 Packing). */
export default function PackingScreen() {
  const { api } = useAdminHost();
  const list = useListParams(FILTERS);
  const stage = list.read("stage");
  const search = list.read("search");
  const [openId, open] = useAddressValue("order");
  // What was ended with Enter, until the list of it is here.
  const [asked, setAsked] = useState("");
  const [chosen, setChosen] = useOrderChoice();
  const query = useAdminQuery("packing.list", {
    query: {
      stage,
      search,
      limit: String(ORDERS_PAGE_SIZE),
      offset: String((list.page - 1) * ORDERS_PAGE_SIZE),
    },
  });
  const orders: readonly PackingOrder[] | undefined = query.data?.orders;
  const total = query.data?.total ?? 0;
  usePageWithin(list, query.isPlaceholderData ? undefined : query.data?.total, ORDERS_PAGE_SIZE);

  const found = query.isPlaceholderData || asked !== search ? undefined : orders;
  useEffect(() => {
    if (!asked || !found) return;
    setAsked("");
    const meant = orderMeant(asked, found);
    // The next slip is scanned into an empty box, over the whole list.
    if (meant) list.replace({ search: "", page: "", order: meant.id });
  }, [asked, found, list.replace]);

  async function chooseAll() {
    const ids: string[] = [];
    while (ids.length < total) {
      const page = await api.call("packing.list", {
        query: { stage, search, limit: String(MAX_PACKED_AT_ONCE), offset: String(ids.length) },
      });
      if (page.orders.length === 0) break;
      ids.push(...page.orders.map(({ id }) => id));
    }
    setChosen(new Set(ids));
  }

  return (
    <Screen title="Packing" subtitle="Paid orders that have not left, the oldest first">
      <FilterBar>
        <SearchBox
          label="Find an order to pack"
          placeholder="Scan or type an order number..."
          value={search}
          onChange={(value) => {
            setAsked("");
            list.filter({ search: value });
          }}
          onEnter={setAsked}
        />
        <FilterSelect
          label="Filter by stage"
          value={stage}
          onChange={(value) => list.filter({ stage: value })}
        >
          <option value="">To Pack and to Send</option>
          <option value="to-pack">To Pack</option>
          <option value="to-send">Packed, to Send</option>
        </FilterSelect>
      </FilterBar>
      <UnknownFilters list={list} />
      <Card isFlush>
        <ChosenOrders
          chosen={chosen}
          onClear={() => setChosen(new Set())}
          chooseAll={
            chosen.size > 0 && chosen.size < total
              ? { total, onChoose: () => void chooseAll() }
              : undefined
          }
        />
        <PackingTable
          orders={orders}
          query={query}
          search={search}
          selection={{ chosen, onChange: setChosen, nameOf: ({ number }) => `order ${number}` }}
          onPack={({ id }) => open(id)}
        />
        <Pagination
          page={list.page}
          pageSize={ORDERS_PAGE_SIZE}
          total={total}
          onChange={list.goTo}
        />
      </Card>
      {openId && <OpenOrder id={openId} onClose={() => open("")} />}
    </Screen>
  );
}

/** The order that the address names, also when it is on no page of the list (any more). */
function OpenOrder({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useAdminQuery("packing.list", { query: { orders: id } });
  const order = data?.orders.find((one) => one.id === id);
  if (order) return <PackDialog key={id} order={order} onClose={onClose} />;
  const isNone = data?.orders.length === 0;
  return (
    <Dialog title="Order" isOpen onClose={onClose}>
      {isNone && <p>There is no such order.</p>}
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {!isNone && !error && <Loading />}
    </Dialog>
  );
}
