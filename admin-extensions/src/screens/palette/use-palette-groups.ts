import type { JsonCallName } from "@eldercare/contracts/calls";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useAdminHost } from "../host/admin-host";
import {
  customerEntry,
  orderEntry,
  type PaletteGroup,
  type PaletteScreen,
  productEntry,
  screenEntries,
} from "./palette-entries";

/** A word is typed before the server is asked. */
const PAUSE_MS = 200;
/** One letter finds everything. */
const SHORTEST = 2;
const SHOWN = "5";

/** What the typed text leads to: screens at once, then what the lists of this role find. */
export function usePaletteGroups(
  screens: readonly PaletteScreen[],
  typed: string,
): { groups: PaletteGroup[]; isAsking: boolean } {
  const { api, mayMake } = useAdminHost();
  const search = usePaused(typed.trim());
  const isAsked = (call: JsonCallName) => search.length >= SHORTEST && mayMake(call);
  const query = { search, limit: SHOWN };
  const orders = useQuery({
    ...api.question("orders.list", { query }),
    enabled: isAsked("orders.list"),
  });
  const products = useQuery({
    ...api.question("products.listAll", { query }),
    enabled: isAsked("products.listAll"),
  });
  const customers = useQuery({
    ...api.question("users.list", { query }),
    enabled: isAsked("users.list"),
  });
  const groups = [
    { title: "Screens", entries: screenEntries(screens, typed) },
    { title: "Orders", entries: orders.data?.orders.map(orderEntry) ?? [] },
    { title: "Products", entries: products.data?.products.map(productEntry) ?? [] },
    { title: "Customers", entries: customers.data?.users.map(customerEntry) ?? [] },
  ];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isAsking:
      search !== typed.trim() || [orders, products, customers].some(({ isFetching }) => isFetching),
  };
}

/** What was typed last, once typing pauses. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
