import {
  MAX_EMAIL_LENGTH,
  MOST_STOCK_ALERTS,
  type ProductDetail,
  STOCK_ALERT_CONSENT,
  STOCK_ALERT_TAKEN,
} from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { useId, useState } from "react";
import { Link } from "react-router";
import { shopApi } from "~/api/shop-api";
import styles from "~/features/account/account-form.module.css";
import { OutcomeHeading } from "~/features/account/account-page";
import { SelectField, TextField } from "~/features/account/form-field";
import { FormProblem } from "~/features/account/form-problem";
import type { PostedForm } from "~/features/account/posted-form";
import { useContractForm } from "~/features/account/use-contract-form";
import { Honeypot } from "~/features/contact/honeypot";
import { type SoldOut, soldOutChoices } from "./sold-out-choices";

export type StockAlertFormProps = {
  product: ProductDetail;
  /** The variant that was chosen on the product's page. */
  chosen: string | null;
  /** What came of sending it without scripts. */
  posted?: PostedForm | undefined;
  /** It was sent without scripts, and taken. */
  isSent: boolean;
};

/** Asks for one mail when the product can be bought again; the words of consent stand beside the button. */
export function StockAlertForm({ product, chosen, posted, isSent }: StockAlertFormProps) {
  const [isTaken, setTaken] = useState(isSent);
  const choices = soldOutChoices(product);
  const back = (
    <Link to={`/product/${product.slug}`} className={styles.textLink}>
      Back to {product.name}
    </Link>
  );
  if (isTaken) {
    return (
      <div className={styles.done}>
        <OutcomeHeading>Please check your email</OutcomeHeading>
        <p>{STOCK_ALERT_TAKEN}</p>
        <p>{back}</p>
      </div>
    );
  }
  if (choices.length === 0) {
    return (
      <>
        <p>
          Good news: <strong>{product.name}</strong> is in stock. You can buy it now.
        </p>
        <p>{back}</p>
      </>
    );
  }
  return (
    <AskingForm
      {...{ product, chosen, posted, choices }}
      onTaken={() => setTaken(true)}
      back={back}
    />
  );
}

type AskingFormProps = Omit<StockAlertFormProps, "isSent"> & {
  choices: readonly SoldOut[];
  onTaken: () => void;
  back: React.ReactNode;
};

function AskingForm({ product, chosen, posted, choices, onTaken, back }: AskingFormProps) {
  const consentId = useId();
  const form = useContractForm({
    schema: (schemas) => schemas.StockAlertBody,
    posted,
    initial: { variantId: chosen ?? choices[0]?.variantId ?? "" },
    async send(body) {
      await shopApi.call("stockAlerts.ask", { body });
      onTaken();
    },
  });
  return (
    <form className={styles.form} aria-label="Back in stock" {...form.props}>
      <p>
        <strong>{product.name}</strong> is sold out. Give us your email address, and we will tell
        you when it is back. You can ask about up to {MOST_STOCK_ALERTS} products at a time.
      </p>
      <FormProblem problem={form.problem}>{back}</FormProblem>
      <input type="hidden" name="productId" value={product.id} />
      {choices.length > 1 || choices[0]?.variantId ? (
        <SelectField label="Which one?" {...form.field("variantId")}>
          {choices.map(({ variantId, name }) => (
            <option key={variantId} value={variantId}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      <TextField
        label="Email address"
        type="email"
        autoComplete="email"
        required
        maxLength={MAX_EMAIL_LENGTH}
        {...form.field("email")}
      />
      <Honeypot name="website" />
      <p id={consentId}>{STOCK_ALERT_CONSENT}</p>
      <div className={styles.actions}>
        <Button type="submit" disabled={form.isSending} aria-describedby={consentId}>
          {form.isSending ? "Sending..." : "Tell Me When It Is Back"}
        </Button>
      </div>
      <p>{back}</p>
    </form>
  );
}
