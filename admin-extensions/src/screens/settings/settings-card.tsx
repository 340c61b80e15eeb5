import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import type { z } from "zod";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { Form } from "../components/form";
import { useAdminHost } from "../host/admin-host";
import styles from "./settings-card.module.css";

/** Said in the card and with the confirmation, so that nobody relies on it. */
const NOT_STORED = "They are not stored: what the shop runs with is set on its server.";

type SettingsCardProps<Values extends FieldValues> = {
  title: string;
  schema: z.ZodType<Values, Values>;
  defaults: Values;
  children: (form: UseFormReturn<Values, unknown, Values>) => ReactNode;
};

/** One group of settings with its own Save; saving only confirms (spec §7). */
export function SettingsCard<Values extends FieldValues>(props: SettingsCardProps<Values>) {
  const { title, schema, defaults, children } = props;
  const { toast } = useAdminHost();
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    values: defaults,
  });
  const save = form.handleSubmit(() =>
    toast({
      title: "Settings Saved",
      description: `${title} have been saved. ${NOT_STORED}`,
    }),
  );
  return (
    <Card title={title}>
      <Form className={styles.form} onSubmit={(event) => void save(event)}>
        <p>{NOT_STORED}</p>
        <div className={styles.fields}>{children(form)}</div>
        <Button type="submit">Save {title}</Button>
      </Form>
    </Card>
  );
}
