import { ReviewSettings } from "@eldercare/contracts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { SwitchField, TextField } from "../components/field";
import { Form } from "../components/form";
import { Loading } from "../components/loading";
import { Problem } from "../components/problem";
import { useAdminMutation } from "../host/use-admin-mutation";
import { useAdminQuery } from "../host/use-admin-query";
import styles from "./settings-card.module.css";

/** Whether and when buyers are asked for reviews. */
export function ReviewSettingsCard() {
  const query = useAdminQuery("reviewSettings.read");
  return (
    <Card title="Reviews">
      {query.error && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      {!query.data && !query.error && <Loading />}
      {query.data && <AskingForm settings={query.data} />}
    </Card>
  );
}

function AskingForm({ settings }: { settings: ReviewSettings }) {
  const { register, formState, handleSubmit } = useForm({
    resolver: zodResolver(ReviewSettings),
    values: settings,
  });
  const change = useAdminMutation({
    send: (body: ReviewSettings, call) => call("reviewSettings.change", { body }),
    refreshes: ["reviewSettings"],
    success: ({ areAsked }) => ({
      title: "Settings Saved",
      description: areAsked
        ? "Buyers who agreed to mails are asked for reviews."
        : "Nobody is asked for reviews.",
    }),
    failure: "Failed to save it. Please try again.",
  });
  const save = handleSubmit((changed) => change.mutate(changed));
  return (
    <Form className={styles.form} onSubmit={(event) => void save(event)}>
      <SwitchField
        label="Ask for Reviews"
        hint="By mail, once an order, and only those who confirmed the newsletter."
        {...register("areAsked")}
      />
      <TextField
        label="Days After an Order Was Sent"
        type="number"
        error={formState.errors.afterDays?.message}
        {...register("afterDays", { valueAsNumber: true })}
      />
      <Button type="submit" disabled={change.isPending}>
        {change.isPending ? "Saving..." : "Save Reviews"}
      </Button>
    </Form>
  );
}
