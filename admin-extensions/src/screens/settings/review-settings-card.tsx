import { ReviewSettings, type ReviewSettingsBody } from "@eldercare/contracts";
import { zodResolver } from "@hookform/resolvers/zod";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { DraftQuestion } from "../components/draft-question";
import { SwitchField, TextField } from "../components/field";
import { Form } from "../components/form";
import { Loading } from "../components/loading";
import { MeanwhileDialog } from "../components/meanwhile-dialog";
import { Problem } from "../components/problem";
import { isChangedMeanwhile, useMeanwhile } from "../components/use-meanwhile";
import { useAdminMutation } from "../host/use-admin-mutation";
import { useAdminQuery } from "../host/use-admin-query";
import styles from "./settings-card.module.css";
import { useSettingsForm } from "./use-settings-form";

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

const sameSettings = (settings: ReviewSettings): ReviewSettings => settings;
const RESOLVER = zodResolver(ReviewSettings);

function AskingForm({ settings }: { settings: ReviewSettings }) {
  const { form, begun, begin, draft } = useSettingsForm({
    ...{ name: "reviews", settings, valuesOf: sameSettings, resolver: RESOLVER },
  });
  const { register, formState, handleSubmit } = form;
  const change = useAdminMutation({
    send: (body: ReviewSettingsBody, call) => call("reviewSettings.change", { body }),
    refreshes: ["reviewSettings"],
    success: ({ areAsked }) => ({
      title: "Settings Saved",
      description: areAsked
        ? "Buyers who agreed to emails are asked for reviews."
        : "Nobody is asked for reviews.",
    }),
    failure: "Failed to save it. Please try again.",
    isShownElsewhere: isChangedMeanwhile,
  });
  const meanwhile = useMeanwhile((body: ReviewSettingsBody) =>
    change.mutate(body, { onSuccess: begin, onError: meanwhile.ask }),
  );
  const save = handleSubmit((changed) => meanwhile.save({ ...changed, expected: begun }));
  return (
    <Form className={styles.form} onSubmit={(event) => void save(event)}>
      <SwitchField
        label="Ask for Reviews"
        hint="By email, once for each order, and only buyers who confirmed the newsletter."
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
      <DraftQuestion {...draft} />
      <MeanwhileDialog
        {...meanwhile.question}
        describe={([name]) => ({
          label: name === "areAsked" ? "Ask for Reviews" : "Days After an Order Was Sent",
        })}
      />
    </Form>
  );
}
