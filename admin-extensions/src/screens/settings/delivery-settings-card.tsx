import {
  type DeliverySettings,
  type DeliverySettingsBody,
  DeliveryWeightsForm,
} from "@eldercare/contracts";
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

/** Which weights each way of delivery takes: what Medusa Admin has no field for. */
export function DeliverySettingsCard() {
  const query = useAdminQuery("deliverySettings.read");
  return (
    <Card title="Delivery">
      {query.error && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      {!query.data && !query.error && <Loading />}
      {query.data && <WeightsForm settings={query.data} />}
    </Card>
  );
}

const text = (kilograms: number | null) => (kilograms === null ? "" : String(kilograms));

const typedOf = ({ ways }: DeliverySettings): DeliveryWeightsForm => ({
  ways: ways.map(({ id, overKg, upToKg }) => ({ id, overKg: text(overKg), upToKg: text(upToKg) })),
});
const RESOLVER = zodResolver(DeliveryWeightsForm);

function WeightsForm({ settings }: { settings: DeliverySettings }) {
  const { form, begun, begin, draft } = useSettingsForm({
    ...{ name: "delivery", settings, valuesOf: typedOf, resolver: RESOLVER },
  });
  const { register, formState, handleSubmit } = form;
  const { ways } = begun;
  const change = useAdminMutation({
    send: (body: DeliverySettingsBody, call) => call("deliverySettings.change", { body }),
    refreshes: ["deliverySettings"],
    success: () => ({
      title: "Settings Saved",
      description: "The checkout offers each way of delivery by these weights from now on.",
    }),
    failure: "Failed to save it. Please try again.",
    isShownElsewhere: isChangedMeanwhile,
  });
  const meanwhile = useMeanwhile((body: DeliverySettingsBody) =>
    change.mutate(body, { onSuccess: begin, onError: meanwhile.ask }),
  );
  const save = handleSubmit((changed) =>
    meanwhile.save({ ...changed, expected: { ways: [...ways] } }),
  );
  return (
    <Form className={styles.form} onSubmit={(event) => void save(event)}>
      <p>
        Names, places and prices of the ways of delivery are in Medusa Admin, Settings, Locations &
        Shipping. Here you set which weights each one takes, in kilograms; leave a field empty for
        no limit.
      </p>
      {ways.map(({ id, name, zone }, index) => (
        <fieldset key={id} className={styles.fieldset}>
          <legend>{name === zone ? name : `${name} (${zone})`}</legend>
          <div className={styles.fields}>
            <TextField
              label="Heavier Than (kg)"
              inputMode="decimal"
              autoComplete="off"
              error={formState.errors.ways?.[index]?.overKg?.message}
              {...register(`ways.${index}.overKg`)}
            />
            <TextField
              label="Up To (kg)"
              inputMode="decimal"
              autoComplete="off"
              error={formState.errors.ways?.[index]?.upToKg?.message}
              {...register(`ways.${index}.upToKg`)}
            />
          </div>
        </fieldset>
      ))}
      <Button type="submit" disabled={change.isPending}>
        Save Delivery
      </Button>
      <DraftQuestion {...draft} />
      <MeanwhileDialog
        {...meanwhile.question}
        describe={([, id, field]) => ({
          label: `${ways.find((way) => way.id === id)?.name}, ${field === "overKg" ? "Heavier Than (kg)" : "Up To (kg)"}`,
        })}
      />
    </Form>
  );
}
