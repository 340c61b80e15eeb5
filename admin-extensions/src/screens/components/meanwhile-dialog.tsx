import { useId } from "react";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { Form } from "./form";
import styles from "./meanwhile-dialog.module.css";
import { inWords, SIDES, thingKey, useChoices } from "./use-choices";
import type { MeanwhileQuestion } from "./use-meanwhile";

/** How a form calls a field of the call, and how it writes what the field holds. */
export type FieldInWords = { label: string; text?: (value: unknown) => string };

type MeanwhileDialogProps = MeanwhileQuestion & {
  /** In words what stands at a place of the call's body. */
  describe: (path: readonly string[]) => FieldInWords;
};

/** Asks what shall stay of what two people changed at once, field by field; nothing is chosen beforehand. */
export function MeanwhileDialog(props: MeanwhileDialogProps) {
  const { things } = props;
  if (things.length === 0) return null;
  // Another refusal is another question, with nothing chosen yet.
  return <OpenDialog key={JSON.stringify(things)} {...props} />;
}

function OpenDialog({ things, describe, onChosen, onCancel }: MeanwhileDialogProps) {
  const formId = useId();
  const { submit, isChosen, choose, isMissing } = useChoices(things, onChosen);
  return (
    <Dialog
      title="Someone else changed this, too"
      description="Choose what to keep. Everything else that you and they changed is kept."
      isOpen
      onClose={onCancel}
      size="wide"
      footer={
        <>
          <Button tone="secondary" onClick={onCancel}>
            Back to the Form
          </Button>
          <Button type="submit" form={formId}>
            Save
          </Button>
        </>
      }
    >
      <Form id={formId} className={styles.things} onSubmit={submit}>
        {things.map((thing) => {
          const { label, text = inWords } = describe(thing.path);
          return (
            <fieldset key={thingKey(thing)} className={styles.thing}>
              <legend className={styles.legend}>{label}</legend>
              {SIDES.map(({ side, label: choice }) => (
                <label key={side} className={styles.side}>
                  <span className={styles.choice}>
                    <input
                      type="radio"
                      name={`${formId}-${thingKey(thing)}`}
                      checked={isChosen(thing, side)}
                      onChange={() => choose(thing, side)}
                    />
                    {choice}
                  </span>
                  <span className={styles.text}>
                    {thing[side] === undefined ? inWords(undefined) : text(thing[side])}
                  </span>
                </label>
              ))}
              {isMissing(thing) && (
                <p role="alert" className={styles.error}>
                  Please choose one
                </p>
              )}
            </fieldset>
          );
        })}
      </Form>
    </Dialog>
  );
}
