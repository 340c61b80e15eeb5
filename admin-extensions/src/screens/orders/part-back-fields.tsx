import {
  formatCents,
  MONEY_BACK_REASONS,
  type MoneyBack,
  type MoneyBackReason,
  wholeNameOf,
} from "@eldercare/contracts";
import { SelectField, SwitchField, TextField } from "../components/field";
import parcels from "../parcels/parcels.module.css";
import type { PartChosen, PartProblem } from "./part-back-choice";
import styles from "./part-back-fields.module.css";

const REASONS = Object.entries(MONEY_BACK_REASONS) as [MoneyBackReason, string][];

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
        <option value="pieces">Pieces or the delivery, with their taxes</option>
        <option value="amount">An amount of my own</option>
      </SelectField>
      {isPieces ? (
        <PieceFields left={left} value={value} problem={problemOf("pieces")} set={set} />
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
      <SelectField
        label="Reason"
        hint="The customer reads it."
        error={problemOf("reason")}
        required
        value={value.reason}
        onChange={({ currentTarget }) =>
          set({ reason: currentTarget.value as PartChosen["reason"] })
        }
      >
        <option value="">Please choose</option>
        {REASONS.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </SelectField>
      {isPieces && (
        <SwitchField
          label="Put the pieces back for sale"
          hint="Turn it on when they are on the shelf and can be sold again."
          checked={value.isRestocked}
          onChange={({ currentTarget }) => set({ isRestocked: currentTarget.checked })}
        />
      )}
      <SwitchField
        label="Tell the customer by mail"
        hint={left.email}
        checked={value.isMailed}
        onChange={({ currentTarget }) => set({ isMailed: currentTarget.checked })}
      />
    </div>
  );
}

type PieceFieldsProps = Pick<PartBackFieldsProps, "left" | "value"> & {
  problem: string | undefined;
  set: (change: Partial<PartChosen>) => void;
};

function PieceFields({ left, value, problem, set }: PieceFieldsProps) {
  return (
    <fieldset className={styles.pieces}>
      <legend className={styles.legend}>Pieces</legend>
      {isSomeUnsent(left) && (
        <p className={styles.hint}>Pieces that were not sent yet are taken out of the order.</p>
      )}
      <ul className={parcels.lines}>
        {left.lines.map((line) => (
          <li key={line.line} className={styles.line}>
            <span className={parcels.words}>
              <strong>{wholeNameOf(line)}</strong>
              <span className={parcels.soft}>{standingOf(line)}</span>
            </span>
            <label className={parcels.count}>
              <input
                type="number"
                min={0}
                max={line.left}
                disabled={line.left === 0}
                aria-label={`Pieces of ${wholeNameOf(line)}`}
                value={value.pieces[line.line] ?? 0}
                onChange={({ target }) =>
                  set({
                    pieces: {
                      ...value.pieces,
                      [line.line]: whole(target.valueAsNumber, line.left),
                    },
                  })
                }
              />
              of {line.left}
            </label>
          </li>
        ))}
      </ul>
      {left.deliveryCents > 0 && (
        <SwitchField
          label="The delivery too"
          hint={`${formatCents(left.deliveryCents)} with its taxes`}
          checked={value.delivery}
          onChange={({ currentTarget }) => set({ delivery: currentTarget.checked })}
        />
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}

const isSomeUnsent = ({ lines }: MoneyBack) => lines.some(({ unsent }) => unsent > 0);

const whole = (typed: number, most: number) =>
  Number.isNaN(typed) ? 0 : Math.min(most, Math.max(0, Math.trunc(typed)));

function standingOf({ left, unsent, leftCents, qty }: MoneyBack["lines"][number]): string {
  if (left === 0) return `None of ${qty} can be paid back now`;
  const notSent = unsent > 0 ? ` · ${unsent} not sent yet` : "";
  return `${left} of ${qty}: ${formatCents(leftCents)}${notSent}`;
}
