import {
  formatCents,
  type Order,
  type Product,
  partBackCents,
  partBackRemark,
  type User,
} from "@eldercare/contracts";
import { customerAddress } from "../components/customer-link";
import { fullName } from "../components/full-name";
import { orderStatusLabel } from "../components/order-status-label";

/** A screen of the back office that somebody may open. */
export type PaletteScreen = { path: string; label: string };

/** Something to go to. */
export interface PaletteEntry {
  href: string;
  label: string;
  /** What tells it from others of that name. */
  detail: string;
}

/** Entries of one kind, under its heading. */
export interface PaletteGroup {
  title: string;
  entries: readonly PaletteEntry[];
}

/** Screens whose name has each word that was typed, from a word's beginning; all of them for nothing. */
export function screenEntries(screens: readonly PaletteScreen[], typed: string): PaletteEntry[] {
  const words = wordsOf(typed);
  return screens
    .filter(({ label }) => {
      const own = wordsOf(label);
      return words.every((word) => own.some((name) => name.startsWith(word)));
    })
    .map(({ path, label }) => ({ href: path, label, detail: "" }));
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

const row = (path: string, name: string, id: string) =>
  `${path}?${new URLSearchParams({ [name]: id })}`;

export const orderEntry = (order: Order): PaletteEntry => ({
  href: row("/admin/orders", "order", order.id),
  label: `Order ${order.number}`,
  detail: [
    order.shipping.name,
    formatCents(order.amountCAD),
    orderStatusLabel(order.status),
    partBackRemark(partBackCents(order)),
  ]
    .filter(Boolean)
    .join(", "),
});

export const productEntry = ({ id, name, sku, stock }: Product): PaletteEntry => ({
  href: row("/admin/products", "view", id),
  label: name,
  detail: `${sku}, ${stock} available`,
});

export const customerEntry = ({ email, ...names }: User): PaletteEntry => ({
  href: customerAddress({ email }),
  label: fullName(names) || email,
  detail: email,
});
