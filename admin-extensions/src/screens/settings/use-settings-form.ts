import { useEffect, useState } from "react";
import { type DefaultValues, type FieldValues, type Resolver, useForm } from "react-hook-form";

type SettingsForm<Settings, Values extends FieldValues, Output> = {
  /** As they are stored, as far as this page knows. */
  settings: Settings;
  valuesOf: (settings: Settings) => Values;
  resolver: Resolver<Values, unknown, Output>;
};

/**
 * A form of settings that others may change meanwhile: what somebody typed stays until it is saved, and
 * a form that nobody touched follows what is stored. `begun` is what it began with.
 */
export function useSettingsForm<Settings, Values extends FieldValues, Output>({
  settings,
  valuesOf,
  resolver,
}: SettingsForm<Settings, Values, Output>) {
  const [begun, setBegun] = useState(settings);
  const form = useForm<Values, unknown, Output>({
    resolver,
    defaultValues: valuesOf(begun) as DefaultValues<Values>,
  });
  const { isDirty } = form.formState;
  const { reset } = form;

  /** The form is saved, or untouched: it begins anew. */
  function begin(next: Settings) {
    setBegun(next);
    reset(valuesOf(next));
  }

  const isOutdated = !isDirty && JSON.stringify(settings) !== JSON.stringify(begun);
  useEffect(() => {
    if (!isOutdated) return;
    setBegun(settings);
    reset(valuesOf(settings));
  }, [isOutdated, settings, reset, valuesOf]);

  return { form, begun, begin };
}
