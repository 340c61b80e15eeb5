import { Button, Heading, Text } from "@medusajs/ui";
import { useEffect, useId, useRef } from "react";
import { inWords, SIDES, thingKey, useChoices } from "../../screens/components/use-choices";
import type { MeanwhileQuestion } from "../../screens/components/use-meanwhile";
import { QUIET } from "./quiet-text";

type WidgetQuestionProps = MeanwhileQuestion & {
  /** What the widget calls the call's fields, by their paths or by where these begin. */
  labels: Readonly<Record<string, string>>;
};

/** Asks in a widget what shall stay of what two people changed at once; it stands in the widget's form. */
export function WidgetQuestion(props: WidgetQuestionProps) {
  const { things } = props;
  return things.length > 0 ? <Question key={JSON.stringify(things)} {...props} /> : null;
}

function Question({ things, labels, onChosen, onCancel }: WidgetQuestionProps) {
  const id = useId();
  const { submit, isChosen, choose, isMissing } = useChoices(things, onChosen);
  const question = useRef<HTMLElement>(null);
  // It stands below a long form: who pressed “Save” would see nothing happen.
  useEffect(() => question.current?.focus(), []);
  const labelOf = ([field = "", ...rest]: readonly string[]) =>
    labels[[field, ...rest].join(".")] ?? [labels[field] ?? field, ...rest].join(" ");
  return (
    <section
      ref={question}
      tabIndex={-1}
      aria-labelledby={id}
      className="flex flex-col gap-y-3 outline-none"
    >
      <Heading level="h3" id={id}>
        Someone else changed this, too
      </Heading>
      <Text size="small" className={QUIET}>
        Choose what to keep. Everything else that you and they changed is kept.
      </Text>
      {things.map((thing) => (
        <fieldset key={thingKey(thing)} className="flex flex-col gap-y-1">
          <legend className="txt-compact-small-plus">{labelOf(thing.path)}</legend>
          {SIDES.map(({ side, label }) => (
            <label key={side} className="flex min-h-11 items-center gap-x-2">
              <input
                type="radio"
                name={`${id}-${thingKey(thing)}`}
                checked={isChosen(thing, side)}
                onChange={() => choose(thing, side)}
              />
              <Text size="small" className="whitespace-pre-wrap break-words">
                {label}: {inWords(thing[side])}
              </Text>
            </label>
          ))}
          {isMissing(thing) && (
            <Text size="small" className="text-ui-fg-error" role="alert">
              Please choose one
            </Text>
          )}
        </fieldset>
      ))}
      <div className="flex gap-x-2">
        <Button type="button" size="small" variant="secondary" onClick={onCancel}>
          Back to the Form
        </Button>
        <Button type="button" size="small" onClick={submit}>
          Save These Choices
        </Button>
      </div>
    </section>
  );
}
