import { TaxNumbers, type TaxSettings } from "@eldercare/contracts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { TextField } from "../components/field";
import { Form } from "../components/form";
import { Loading } from "../components/loading";
import { Problem } from "../components/problem";
import { useAdminMutation } from "../host/use-admin-mutation";
import { useAdminQuery } from "../host/use-admin-query";
import styles from "./settings-card.module.css";

const FIELDS = [
  { name: "gstHst", label: "GST/HST Number", like: "123456789 RT0001" },
  { name: "qst", label: "QST Number", like: "1234567890 TQ0001" },
  { name: "bc", label: "PST Number, BC", like: "PST-1234-5678" },
  { name: "sk", label: "PST Number, Saskatchewan", like: "1234567" },
  { name: "mb", label: "RST Number, Manitoba", like: "123456-7" },
] as const satisfies { name: keyof TaxNumbers; label: string; like: string }[];

/** Under which numbers the shop is registered; like who may pay, they are kept and hold at once. */
export function TaxSettingsCard() {
  const query = useAdminQuery("taxSettings.read");
  return (
    <Card title="Sales Taxes">
      {query.error && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      {!query.data && !query.error && <Loading />}
      {query.data && <TaxNumbersForm settings={query.data} />}
    </Card>
  );
}

function TaxNumbersForm({ settings: { areOn, numbers } }: { settings: TaxSettings }) {
  const { register, formState, handleSubmit } = useForm<TaxNumbers>({
    resolver: zodResolver(TaxNumbers),
    values: numbers,
  });
  const change = useAdminMutation({
    send: (changed: TaxNumbers, call) => call("taxSettings.change", { body: { numbers: changed } }),
    refreshes: ["taxSettings"],
    success: () => ({
      title: "Settings Saved",
      description: "Orders that are placed from now on name these numbers.",
    }),
    failure: "Failed to save it. Please try again.",
  });
  const save = handleSubmit((changed) => change.mutate(changed));
  return (
    <Form className={styles.form} onSubmit={(event) => void save(event)}>
      <p>
        {areOn
          ? "Taxes are on: orders are taxed by province."
          : "Taxes are off: totals are the prices alone."}{" "}
        In Medusa Admin, Settings, Regions, Canada turns them on and off. Leave a number empty where
        the shop is not registered.
      </p>
      <div className={styles.fields}>
        {FIELDS.map(({ name, label, like }) => (
          <TextField
            key={name}
            label={label}
            placeholder={like}
            autoComplete="off"
            error={formState.errors[name]?.message}
            {...register(name)}
          />
        ))}
      </div>
      <Button type="submit" disabled={change.isPending}>
        Save Sales Taxes
      </Button>
    </Form>
  );
}
