import { formatCents, type MoneyBack } from "@eldercare/contracts";
import { SelectField, SwitchField, TextField } from "../components/field";
import { type PartChosen, type PartProblem, withPieces } from "./part-back-choice";
import styles from "./part-back-fields.module.css";
import { PieceCounts } from "./piece-counts";
import { ReasonField } from "./reason-field";

type PartBackFieldsProps = {
  left: MoneyBack;
  value: PartChosen;
  problem: PartProblem | null;
  onChange: (value: PartChosen) => void;
};

/** Pieces and delivery, or an amount; why; whether goods are for sale again and a mail is sent. */
export function PartBackFields({ left, value, problem, onChange }: PartBackFieldsProps) {
  const set = (change: Partial<PartChosen>) => onChange({ ...value, ...change });
  const problemOf = (field: PartProblem["field"]) =>
    problem?.field === field ? problem.message : undefined;
  const isPieces = value.of === "pieces";
  return (
    <div className={styles.fields}>
      <SelectField
        label="What is paid back"
        value={value.of}
        onChange={({ currentTarget }) => set({ of: currentTarget.value as PartChosen["of"] })}
      >
        <option value="pieces">Pieces or delivery, with taxes</option>
        <option value="amount">An amount of my own</option>
      </SelectField>
      {isPieces ? (
        <PieceCounts
          lines={left.lines.map((line) => ({ ...line, most: line.left, words: wordsOf(line) }))}
          value={value.pieces}
          hint={isSomeUnsent(left) ? UNSENT : undefined}
          problem={problemOf("pieces")}
          onChange={(pieces) => onChange(withPieces(value, pieces, left))}
        />
      ) : (
        <TextField
          label="Amount in dollars"
          inputMode="decimal"
          hint={`At most ${formatCents(left.leftCents)}. The goods stay as they are.`}
          error={problemOf("amount")}
          required
          value={value.amount}
          onChange={({ currentTarget }) => set({ amount: currentTarget.value })}
        />
      )}
      {isPieces && left.deliveryCents > 0 && (
        <SwitchField
          label="The delivery too"
          hint={`${formatCents(left.deliveryCents)} with its taxes`}
          checked={value.delivery}
          onChange={({ currentTarget }) => set({ delivery: currentTarget.checked })}
        />
      )}
      <ReasonField
        value={value.reason}
        error={problemOf("reason")}
        onChange={(reason) => set({ reason })}
      />
      {isPieces && (
        <SwitchField
          label="Put the pieces back for sale"
          hint="Turn it on when they are on the shelf and can be sold again."
          checked={value.isRestocked}
          onChange={({ currentTarget }) =>
            set({ isRestocked: currentTarget.checked, isRestockSaid: true })
          }
        />
      )}
      {left.email && (
        <SwitchField
          label="Tell the customer by email"
          hint={left.email}
          checked={value.isMailed}
          onChange={({ currentTarget }) => set({ isMailed: currentTarget.checked })}
        />
      )}
    </div>
  );
}

const UNSENT = "Pieces that were not sent yet are taken out of the order.";

const isSomeUnsent = ({ lines }: MoneyBack) => lines.some(({ unsent }) => unsent > 0);

function wordsOf({ left, unsent, waiting, leftCents, qty }: MoneyBack["lines"][number]): string {
  const packed =
    waiting > 0 ? [`${waiting} packed: send that parcel, or take it apart, first`] : [];
  if (left === 0) return packed[0] ?? `None of ${qty} can be paid back now`;
  const notSent = unsent > 0 ? [`${unsent} not sent yet`] : [];
  return [`${left} of ${qty}: ${formatCents(leftCents)}`, ...notSent, ...packed].join(" · ");
}
