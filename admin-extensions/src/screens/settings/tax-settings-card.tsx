import { TaxNumbers, type TaxSettings, type TaxSettingsBody } from "@eldercare/contracts";
import { zodResolver } from "@hookform/resolvers/zod";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { DraftQuestion } from "../components/draft-question";
import { TextField } from "../components/field";
import { Form } from "../components/form";
import { Loading } from "../components/loading";
import { MeanwhileDialog } from "../components/meanwhile-dialog";
import { Problem } from "../components/problem";
import { isChangedMeanwhile, useMeanwhile } from "../components/use-meanwhile";
import { useAdminMutation } from "../host/use-admin-mutation";
import { useAdminQuery } from "../host/use-admin-query";
import styles from "./settings-card.module.css";
import { useSettingsForm } from "./use-settings-form";

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

const numbersOf = ({ numbers }: TaxSettings): TaxNumbers => numbers;
const RESOLVER = zodResolver(TaxNumbers);

function TaxNumbersForm({ settings }: { settings: TaxSettings }) {
  const { form, begun, begin, draft } = useSettingsForm({
    ...{ name: "taxes", settings, valuesOf: numbersOf, resolver: RESOLVER },
  });
  const { register, formState, handleSubmit } = form;
  const change = useAdminMutation({
    send: (body: TaxSettingsBody, call) => call("taxSettings.change", { body }),
    refreshes: ["taxSettings"],
    success: () => ({
      title: "Settings Saved",
      description: "Orders that are placed from now on name these numbers.",
    }),
    failure: "Failed to save it. Please try again.",
    isShownElsewhere: isChangedMeanwhile,
  });
  const meanwhile = useMeanwhile((body: TaxSettingsBody) =>
    change.mutate(body, { onSuccess: begin, onError: meanwhile.ask }),
  );
  const save = handleSubmit((numbers) =>
    meanwhile.save({ numbers, expected: { numbers: begun.numbers } }),
  );
  return (
    <Form className={styles.form} onSubmit={(event) => void save(event)}>
      <p>
        {settings.areOn
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
      <DraftQuestion {...draft} />
      <MeanwhileDialog
        {...meanwhile.question}
        describe={([, name = ""]) => ({
          label: FIELDS.find((field) => field.name === name)?.label ?? name,
        })}
      />
    </Form>
  );
}
