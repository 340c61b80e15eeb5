import {
  type MoneyBack,
  type MoneyBackParams,
  MoneyBackReason,
  type OrderReturn,
} from "@eldercare/contracts";
import { z } from "zod";

/** Pieces by the line's place. */
export const PieceCounted = z.record(z.string(), z.number()).readonly();

/** What staff have chosen and typed so far. */
export const PartChosen = z.object({
  /** "amount": a sum of their own instead of pieces. */
  of: z.enum(["pieces", "amount"]),
  pieces: PieceCounted,
  delivery: z.boolean(),
  /** In dollars, as it is typed. */
  amount: z.string(),
  reason: MoneyBackReason.or(z.literal("")),
  isRestocked: z.boolean(),
  /** Whether staff said so themselves. */
  isRestockSaid: z.boolean().optional(),
  isMailed: z.boolean(),
  /** The return that it pays back. */
  returnId: z.string().optional(),
});
export type PartChosen = z.infer<typeof PartChosen>;

export const NO_PART: PartChosen = {
  of: "pieces",
  pieces: {},
  delivery: false,
  amount: "",
  reason: "",
  isRestocked: false,
  isMailed: true,
};

/** What is offered at first: what never left the house can be sold again. */
export const firstChoice = ({ lines }: Pick<MoneyBack, "lines">): PartChosen => ({
  ...NO_PART,
  isRestocked: lines.every(({ left, unsent }) => left === unsent),
});

/** Other pieces: they are for sale again if none of them has left the house, unless staff said otherwise. */
export function withPieces(
  chosen: PartChosen,
  pieces: PartChosen["pieces"],
  { lines }: { lines: readonly Pick<MoneyBack["lines"][number], "line" | "unsent">[] },
): PartChosen {
  const counted = linesOf({ pieces });
  if (chosen.isRestockSaid || chosen.returnId !== undefined || counted.length === 0)
    return { ...chosen, pieces };
  const unsentOf = (line: number) => lines.find((each) => each.line === line)?.unsent ?? 0;
  return {
    ...chosen,
    pieces,
    isRestocked: counted.every(({ line, qty }) => qty <= unsentOf(line)),
  };
}

/** What a return that has come is paid back for. */
export const choiceOfReturn = ({
  id,
  lines,
  reason,
}: Pick<OrderReturn, "id" | "lines" | "reason">): PartChosen => ({
  ...NO_PART,
  pieces: Object.fromEntries(lines.map(({ line, qty }) => [line, qty])),
  reason,
  returnId: id,
});

/** Which field is wrong, and what is to be done there. */
export interface PartProblem {
  field: "pieces" | "amount" | "reason";
  message: string;
}

const DOLLARS = /^\$?\s*(\d{1,6})(?:\.(\d{1,2}))?$/;

/** Cents of what somebody typed, such as "12.50" or "$1,200"; undefined where it is no sum. */
export function centsTyped(typed: string): number | undefined {
  const [, dollars, cents = ""] = DOLLARS.exec(typed.trim().replace(/,(?=\d{3})/g, "")) ?? [];
  if (dollars === undefined) return undefined;
  return Number(dollars) * 100 + Number(cents.padEnd(2, "0"));
}

/** As the calls take them. */
export const linesOf = ({ pieces }: Pick<PartChosen, "pieces">) =>
  Object.entries(pieces)
    .filter(([, qty]) => qty > 0)
    .map(([line, qty]) => ({ line: Number(line), qty }));

/** What is missing of a choice; null where it is whole. */
export function partProblem(chosen: PartChosen): PartProblem | null {
  if (chosen.of === "pieces" && linesOf(chosen).length === 0 && !chosen.delivery) {
    return { field: "pieces", message: "Please choose pieces or the delivery." };
  }
  if (chosen.of === "amount" && !centsTyped(chosen.amount)) {
    return {
      field: "amount",
      message: "Please enter an amount in dollars and cents, like 12.50.",
    };
  }
  return chosen.reason === "" ? { field: "reason", message: "Please choose a reason." } : null;
}

/** The choice as the server takes it; it is whole. */
export function partParams(chosen: PartChosen): MoneyBackParams {
  const { of, delivery, amount, reason, isRestocked, isMailed, returnId } = chosen;
  const isPieces = of === "pieces";
  return {
    ...(isPieces ? { lines: linesOf(chosen), delivery } : { amount: centsTyped(amount) }),
    reason: reason || "other",
    isRestocked: isPieces && isRestocked,
    isMailed,
    ...(returnId !== undefined && { returnId }),
  };
}
