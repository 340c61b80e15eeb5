import {
  longDay,
  MAX_RETURN_NOTE_LENGTH,
  MONEY_BACK_REASONS,
  type OrderLookUp,
  type OrderReturn,
  RETURN_RULE_SENTENCES,
  type ReturnState,
  wholeNameOf,
} from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { Link } from "react-router";
import { Unbroken } from "~/components/unbroken";
import { SelectField, TextAreaField } from "~/features/account/form-field";
import { FormProblem } from "~/features/account/form-problem";
import { CALL_FIELD, type PostedForm } from "~/features/account/posted-form";
import styles from "./order-status.module.css";
import { orderStatusPath } from "./order-status-path";

const STATES: Readonly<Record<ReturnState, string>> = {
  asked: "We have your request, and we will write to you within 2 business days.",
  accepted: "Please send it back. Our email says how.",
  received: "It has arrived. We will look at it, and then pay you back.",
  refunded: "Paid back.",
  declined: "We cannot take it back.",
};

/** The same for whoever gave no email address. */
const STATES_BY_PHONE: typeof STATES = {
  ...STATES,
  asked: "We have your request, and we will call you within 2 business days.",
  accepted: "Please send it back. If you do not know how, please call us.",
};

/** Of which return the money came back from the card, the order does not say. */
const SETTLED = "This return is settled. What became of the money is said at the top of this page.";

/** How a return of that order stands, for its buyer. */
function wordsOf(state: ReturnState, { hasNoEmail, order }: OrderLookUp): string {
  if (state === "refunded" && order.cameBack) return SETTLED;
  return (hasNoEmail ? STATES_BY_PHONE : STATES)[state];
}

/** Noon of a day like "2026-11-30", which is that day all over Canada. */
const dayOf = (day: string) => longDay(`${day}T17:00:00Z`);

type ReturnCardProps = {
  found: OrderLookUp;
  /** What came of the form, if it was sent and refused. */
  posted: PostedForm | undefined;
};

/** What comes back of an order, and the form that asks for it; works without scripts. */
export function ReturnCard({ found, posted }: ReturnCardProps) {
  const { returnable, order } = found;
  const { returns = [] } = order;
  const isOffered = returnable.lines.length > 0;
  if (returns.length === 0 && !isOffered && !posted) return null;
  return (
    <section className={styles.card} aria-labelledby="status-return" id="return">
      <h2 id="status-return">Return something</h2>
      {returns.map((each) => (
        <Asked key={each.id} asked={each} words={wordsOf(each.state, found)} />
      ))}
      {isOffered ? (
        <ReturnForm found={found} posted={posted} />
      ) : (
        // Also where the form is gone because of what it was refused for.
        <FormProblem problem={posted?.problem ?? null} />
      )}
    </section>
  );
}

type AskedProps = { asked: OrderReturn; words: string };

function Asked({ asked: { pieces, answer }, words }: AskedProps) {
  return (
    <div>
      <p>
        <strong>{pieces.join(", ")}</strong>
      </p>
      <p>{words}</p>
      {answer && <p className={styles.soft}>{answer}</p>}
    </div>
  );
}

function ReturnForm({ found: { token, returnable }, posted }: ReturnCardProps) {
  const { until, lines } = returnable;
  const typed = posted?.values ?? {};
  return (
    <form className={styles.returnForm} method="post" action={orderStatusPath(token)}>
      <p>
        {until && (
          <>
            You can ask for a return until <Unbroken text={dayOf(until)} />.{" "}
          </>
        )}
        Some items cannot be returned once opened: see our <Link to="/returns">return rules</Link>.
      </p>
      <FormProblem problem={posted?.problem ?? null} />
      {posted?.errors.lines && (
        <p role="alert" className={styles.problem}>
          {posted.errors.lines}
        </p>
      )}
      <input type="hidden" name="token" value={token} />
      {lines.map((line) => (
        <div key={line.line} className={styles.piece}>
          <SelectField
            label={`How many to return: ${wholeNameOf(line)}`}
            hint={line.returnRule && RETURN_RULE_SENTENCES[line.returnRule]}
            name={`line${line.line}`}
            defaultValue={typed[`line${line.line}`] ?? "0"}
          >
            {[...Array(line.left + 1).keys()].map((pieces) => (
              <option key={pieces} value={pieces}>
                {pieces === 0 ? "None" : pieces}
              </option>
            ))}
          </SelectField>
        </div>
      ))}
      <div className={styles.reason}>
        <SelectField
          label="Reason"
          name="reason"
          required
          defaultValue={typed.reason ?? ""}
          error={posted?.errors.reason}
        >
          <option value="">Please choose</option>
          {Object.entries(MONEY_BACK_REASONS)
            .filter(([key]) => !OF_STAFF.includes(key))
            .map(([key, words]) => (
              <option key={key} value={key}>
                {words}
              </option>
            ))}
        </SelectField>
      </div>
      <TextAreaField
        label="Anything we should know"
        hint="For example, what was wrong, or what you need instead."
        name="note"
        rows={3}
        maxLength={MAX_RETURN_NOTE_LENGTH}
        defaultValue={typed.note ?? ""}
        error={posted?.errors.note}
      />
      <div>
        <Button type="submit" name={CALL_FIELD} value="returns.ask">
          Ask to Return
        </Button>
      </div>
    </form>
  );
}

/** Reasons that nobody has who has the goods. */
const OF_STAFF = ["missing", "goodwill"];
