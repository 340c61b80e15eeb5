import { TogetherChange, type TogetherChangeInput } from "@eldercare/contracts";
import { decimalText, typedCents, typedWhole } from "../../components/typed-numbers";

/** What staff choose and type to change many products at once. */
export type TogetherForm = {
  action: TogetherAction;
  /** The percentage, the amount or the pieces, as typed. */
  amount: string;
  /** Days of a sale, as 2026-11-30; empty: none. */
  saleStarts: string;
  saleEnds: string;
  categoryId: string;
};

type AmountTexts = { label: string; hint: string };

type Action = {
  label: string;
  /** Left out: there is nothing to type. */
  amount?: AmountTexts;
  asks?: "days" | "category";
  changeOf: (form: TogetherForm) => TogetherChangeInput;
};

/** What is no number is refused by the contract, with what to write. */
const numberOf = (text: string | number | null) => (text === null ? Number.NaN : Number(text));

/** "10%" and "10 %" are what the field asks for, too. */
const withoutPercent = (amount: string) => amount.replace(/%\s*$/, "");

const inCategory = (label: string, how: "move" | "add" | "remove"): Action => ({
  label,
  asks: "category",
  changeOf: ({ categoryId }) => ({ kind: "category", how, categoryId }),
});

export const TOGETHER_ACTIONS = {
  percent: {
    label: "Price: up or down by percent",
    amount: { label: "Percent", hint: "10 raises prices by 10%, -10 lowers them" },
    changeOf: ({ amount }) => ({
      kind: "price-percent",
      percent: numberOf(decimalText(withoutPercent(amount))),
    }),
  },
  amount: {
    label: "Price: up or down by an amount",
    amount: { label: "Amount (CAD)", hint: "2.50 raises prices by $2.50, -2.50 lowers them" },
    changeOf: ({ amount }) => ({ kind: "price-amount", cents: numberOf(typedCents(amount)) }),
  },
  sale: {
    label: "Sale: put on sale",
    amount: { label: "Discount (%)", hint: "A whole number from 1 to 100" },
    asks: "days",
    changeOf: ({ amount, saleStarts, saleEnds }) => ({
      kind: "sale",
      // A sale of nothing is what ends one.
      discountPercentage: typedWhole(withoutPercent(amount)) || Number.NaN,
      saleStarts: saleStarts || null,
      saleEnds: saleEnds || null,
    }),
  },
  endSale: {
    label: "Sale: end it",
    changeOf: () => ({ kind: "sale", discountPercentage: 0 }),
  },
  setStock: {
    label: "Stock on hand: set to a number",
    amount: { label: "Pieces on the shelf", hint: "With those that orders wait for" },
    changeOf: ({ amount }) => ({ kind: "stock-set", onHand: numberOf(typedWhole(amount)) }),
  },
  addStock: {
    label: "Stock on hand: add or take away pieces",
    amount: { label: "Pieces", hint: "5 adds five, -5 takes five away" },
    changeOf: ({ amount }) => ({ kind: "stock-add", pieces: numberOf(typedWhole(amount)) }),
  },
  move: inCategory("Category: move to", "move"),
  add: inCategory("Category: add to", "add"),
  remove: inCategory("Category: take out of", "remove"),
  publish: {
    label: "Publish",
    changeOf: () => ({ kind: "published", published: true }),
  },
  unpublish: {
    label: "Unpublish: make drafts",
    changeOf: () => ({ kind: "published", published: false }),
  },
  feature: {
    label: "Feature",
    changeOf: () => ({ kind: "featured", featured: true }),
  },
  unfeature: {
    label: "No longer feature",
    changeOf: () => ({ kind: "featured", featured: false }),
  },
} as const satisfies Record<string, Action>;
export type TogetherAction = keyof typeof TOGETHER_ACTIONS;

export const NEW_TOGETHER: TogetherForm = {
  ...{ action: "percent", amount: "", saleStarts: "", saleEnds: "", categoryId: "" },
};

export const actionOf = (name: TogetherAction): Action => TOGETHER_ACTIONS[name];

/** Errors by the field that they stand beside. */
export type TogetherErrors = Partial<Record<"amount" | "saleEnds" | "categoryId", string>>;

/** The change that was typed, or what is wrong with it. */
export function readTogether(
  form: TogetherForm,
): { change: TogetherChangeInput } | { errors: TogetherErrors } {
  const change = actionOf(form.action).changeOf(form);
  const checked = TogetherChange.safeParse(change);
  if (checked.success) return { change };
  const errors: TogetherErrors = {};
  for (const { path, message } of checked.error.issues) {
    const [name] = path;
    const field = name === "categoryId" || name === "saleEnds" ? name : "amount";
    errors[field] ??= message;
  }
  return { errors };
}
