import {
  MAX_PACKED_AT_ONCE,
  ORDERS_PAGE_SIZE,
  type PackingOrder,
  type PackingStage,
} from "@eldercare/contracts";
import { useState } from "react";
import { Card } from "../components/card";
import { FilterBar, FilterSelect } from "../components/filter-bar";
import { Pagination } from "../components/pagination";
import { Screen } from "../components/screen";
import { useAddressValue } from "../components/use-address-value";
import { useListParams } from "../components/use-list-params";
import { usePageWithin } from "../components/use-page-within";
import { useAdminHost } from "../host/admin-host";
import { useAdminQuery } from "../host/use-admin-query";
import { ChosenOrders } from "../parcels/chosen-orders";
import { PackDialog } from "./pack-dialog";
import { PackingTable } from "./packing-table";

/** What is paid and has not left, the oldest first (spec §2 Packing). */
export default function PackingScreen() {
  const { api } = useAdminHost();
  const list = useListParams();
  const stage = list.read<PackingStage>("stage");
  const [openId, open] = useAddressValue("order");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const query = useAdminQuery("packing.list", {
    query: {
      stage,
      limit: String(ORDERS_PAGE_SIZE),
      offset: String((list.page - 1) * ORDERS_PAGE_SIZE),
    },
  });
  const orders: readonly PackingOrder[] | undefined = query.data?.orders;
  const total = query.data?.total ?? 0;
  usePageWithin(list, query.isPlaceholderData ? undefined : query.data?.total, ORDERS_PAGE_SIZE);

  async function chooseAll() {
    const ids: string[] = [];
    while (ids.length < total) {
      const page = await api.call("packing.list", {
        query: { stage, limit: String(MAX_PACKED_AT_ONCE), offset: String(ids.length) },
      });
      if (page.orders.length === 0) break;
      ids.push(...page.orders.map(({ id }) => id));
    }
    setChosen(new Set(ids));
  }

  return (
    <Screen title="Packing" subtitle="Paid orders that have not left, the oldest first">
      <FilterBar>
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
  const { data } = useAdminQuery("packing.list", { query: { orders: id } });
  const order = data?.orders.find((one) => one.id === id);
  return order ? <PackDialog key={id} order={order} onClose={onClose} /> : null;
}
