import {
  ORDER_NEWS,
  ORDER_NEWS_HOUR,
  OrderNewsSettings,
  type OrderNewsSettingsBody,
} from "@eldercare/contracts";
import { zodResolver } from "@hookform/resolvers/zod";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { DraftQuestion } from "../components/draft-question";
import { SelectField } from "../components/field";
import { Form } from "../components/form";
import { Loading } from "../components/loading";
import { MeanwhileDialog } from "../components/meanwhile-dialog";
import { Problem } from "../components/problem";
import { isChangedMeanwhile, useMeanwhile } from "../components/use-meanwhile";
import { useAdminMutation } from "../host/use-admin-mutation";
import { useAdminQuery } from "../host/use-admin-query";
import styles from "./settings-card.module.css";
import { useSettingsForm } from "./use-settings-form";

const LABELS: Record<OrderNewsSettings["when"], string> = {
  each: "For each order, within five minutes",
  daily: `Once a day, at ${ORDER_NEWS_HOUR} in the morning`,
  off: "Not at all",
};

/** When the shop is told of new orders by mail. */
export function OrderNewsCard() {
  const query = useAdminQuery("orderNewsSettings.read");
  return (
    <Card title="New Orders">
      {query.error && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      {!query.data && !query.error && <Loading />}
      {query.data && <NewsForm settings={query.data} />}
    </Card>
  );
}

const sameSettings = (settings: OrderNewsSettings): OrderNewsSettings => settings;
const RESOLVER = zodResolver(OrderNewsSettings);

function NewsForm({ settings }: { settings: OrderNewsSettings }) {
  const { form, begun, begin, draft } = useSettingsForm({
    ...{ name: "order-news", settings, valuesOf: sameSettings, resolver: RESOLVER },
  });
  const { register, handleSubmit } = form;
  const change = useAdminMutation({
    send: (body: OrderNewsSettingsBody, call) => call("orderNewsSettings.change", { body }),
    refreshes: ["orderNewsSettings"],
    success: ({ when }) => ({ title: "Settings Saved", description: `Emails: ${LABELS[when]}.` }),
    failure: "Failed to save it. Please try again.",
    isShownElsewhere: isChangedMeanwhile,
  });
  const meanwhile = useMeanwhile((body: OrderNewsSettingsBody) =>
    change.mutate(body, { onSuccess: begin, onError: meanwhile.ask }),
  );
  const save = handleSubmit((changed) => meanwhile.save({ ...changed, expected: begun }));
  return (
    <Form className={styles.form} onSubmit={(event) => void save(event)}>
      <SelectField
        label="Email About New Orders"
        hint="To the shop's own address, with who ordered and for how much."
        {...register("when")}
      >
        {ORDER_NEWS.map((when) => (
          <option key={when} value={when}>
            {LABELS[when]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" disabled={change.isPending}>
        {change.isPending ? "Saving..." : "Save New Orders"}
      </Button>
      <DraftQuestion {...draft} />
      <MeanwhileDialog
        {...meanwhile.question}
        describe={() => ({ label: "Email About New Orders" })}
      />
    </Form>
  );
}
