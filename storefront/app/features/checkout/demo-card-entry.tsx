import {
  type CardField,
  cardProblem,
  confirmCardPayment,
  type DemoCard,
} from "@eldercare/stripe-simulator/browser";
import { forwardRef, useImperativeHandle, useRef, useState } from "react";
import { TextField } from "~/features/account/form-field";
import type { CardEntry } from "./card-entry";
import { spacedCardNumber, spacedExpiry } from "./card-spelling";
import styles from "./demo-card-entry.module.css";

const SIMULATOR = "/stripe-simulator";

const TEST_CARDS = [
  { number: "4242 4242 4242 4242", outcome: "pays" },
  { number: "4000 0025 0000 3155", outcome: "the bank asks first (3-D Secure)" },
  { number: "4000 0000 0000 0002", outcome: "is declined" },
  { number: "4000 0000 0000 9995", outcome: "is declined: insufficient funds" },
] as const;

const EMPTY: DemoCard = { number: "", expiry: "", cvc: "" };
const FIELDS = ["number", "expiry", "cvc"] as const;

type Problems = Partial<Record<CardField, string>>;

/** The card form of demo payments: it takes test cards only, and says so. */
const DemoCardEntry = forwardRef<CardEntry, { publishableKey: string }>(function DemoCardEntry(
  { publishableKey },
  ref,
) {
  const [card, setCard] = useState(EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const inputs = useRef<Partial<Record<CardField, HTMLInputElement | null>>>({});

  const focusFirst = (found: Problems) =>
    inputs.current[FIELDS.find((field) => found[field]) ?? "number"]?.focus();

  useImperativeHandle(ref, () => ({
    async check(takeFocus) {
      const found = problemsOf(card);
      setProblems(found);
      const isComplete = Object.keys(found).length === 0;
      if (!isComplete && takeFocus) focusFirst(found);
      return isComplete;
    },
    async confirm(clientSecret, returnUrl) {
      const result = await confirmCardPayment({
        ...{ clientSecret, publishableKey, card, returnUrl },
        publicUrl: SIMULATOR,
      });
      if (result.status === "redirect") {
        window.location.assign(result.url);
        return { status: "leaving" };
      }
      if (result.status !== "error") return { status: result.status };
      if (result.field) setProblems({ [result.field]: result.message });
      return { status: "refused", message: result.message };
    },
  }));

  const field = (name: CardField, write: (text: string) => string) => ({
    ref: (input: HTMLInputElement | null) => {
      inputs.current[name] = input;
    },
    value: card[name],
    error: problems[name],
    inputMode: "numeric" as const,
    required: true,
    onChange: (event: { target: { value: string } }) => {
      setCard({ ...card, [name]: write(event.target.value) });
      setProblems({ ...problems, [name]: undefined });
    },
  });

  return (
    <div className={styles.entry}>
      <div className={styles.note}>
        <p className={styles.title}>Demo payments: no card is charged</p>
        <p>Use one of these test cards, with any future date and any three digits:</p>
        <ul className={styles.cards}>
          {TEST_CARDS.map(({ number, outcome }) => (
            <li key={number}>
              <span className={styles.number}>{number}</span> {outcome}
            </li>
          ))}
        </ul>
      </div>
      <TextField
        label="Card number"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        {...field("number", spacedCardNumber)}
      />
      <div className={styles.pair}>
        <TextField
          label="Expiration date"
          autoComplete="cc-exp"
          placeholder="MM / YY"
          {...field("expiry", spacedExpiry)}
        />
        <TextField
          label="Security code"
          autoComplete="cc-csc"
          placeholder="CVC"
          {...field("cvc", (text) => text.replace(/\D/g, "").slice(0, 4))}
        />
      </div>
    </div>
  );
});

export default DemoCardEntry;

/** The first thing wrong in each field, in Stripe's sentences. */
function problemsOf(card: DemoCard): Problems {
  const problems: Problems = {};
  const right: DemoCard = { number: "4242424242424242", expiry: "12/99", cvc: "123" };
  for (const name of FIELDS) {
    const problem = cardProblem({ ...right, [name]: card[name] });
    if (problem) problems[name] = problem.message;
  }
  return problems;
}
