import { useEffect } from "react";
import { type DefaultValues, type FieldValues, type Resolver, useForm } from "react-hook-form";
import { useUnsaved } from "../components/leave-guard";
import { useDraft } from "../components/use-draft";

type SettingsForm<Settings, Values extends FieldValues, Output> = {
  /** What they are settings of, in one word. */
  name: string;
  /** As they are stored, as far as this page knows. */
  settings: Settings;
  valuesOf: (settings: Settings) => Values;
  resolver: Resolver<Values, unknown, Output>;
};

/**
 * A form of settings that others may change meanwhile: what somebody typed stays until it is saved, and
 * a form that nobody touched follows what is stored. `begun` is what it began with; `begin` begins anew
 * with what was saved.
 */
export function useSettingsForm<Settings, Values extends FieldValues, Output>({
  name,
  settings,
  valuesOf,
  resolver,
}: SettingsForm<Settings, Values, Output>) {
  const form = useForm<Values, unknown, Output>({
    resolver,
    defaultValues: valuesOf(settings) as DefaultValues<Values>,
  });
  const { isDirty } = form.formState;
  const draft = useDraft({ name: `settings:${name}`, record: settings, valuesOf, form });
  const { begun, begin } = draft;
  useUnsaved(isDirty);

  const isOutdated = !isDirty && JSON.stringify(settings) !== JSON.stringify(begun);
  useEffect(() => {
    if (isOutdated) begin(settings);
  }, [isOutdated, settings, begin]);

  return { form, begun, begin, draft };
}
