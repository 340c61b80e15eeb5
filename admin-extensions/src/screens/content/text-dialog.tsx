import type { StaffTextHistory, TextInput } from "@eldercare/contracts";
import { CONTENT_PAGE_NAMES, pageOfText, textOf } from "@eldercare/contracts/content";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../components/button";
import { DayField } from "../components/day-field";
import { FormDialog } from "../components/form-dialog";
import { tellRefusedFields } from "../components/form-errors";
import { MeanwhileDialog } from "../components/meanwhile-dialog";
import { useDraft } from "../components/use-draft";
import { useMeanwhile } from "../components/use-meanwhile";
import styles from "./content.module.css";
import { PageWithDrafts } from "./page-with-drafts";
import { PlaceholderList } from "./placeholder-list";
import { type TextForm, textFormOf, type ValueProblems, valueProblems } from "./text-form";
import { TextPreview } from "./text-preview";
import { TextVersions } from "./text-versions";
import { useChangeText, useSendTest, useWithdrawText } from "./use-text-changes";
import { ValueEditor } from "./value-editor";
import { valueInWords } from "./value-in-words";

type TextDialogProps = { text: StaffTextHistory; onClose: () => void };

const NONE: ValueProblems = {};

/** One text: to write, to look at, to keep as a draft, to publish now or for certain days. */
export function TextDialog({ text, onClose }: TextDialogProps) {
  const { key } = text;
  const definition = textOf(key);
  const [record] = useState(text);
  const form = useForm<TextForm>({ defaultValues: textFormOf(record) });
  const draft = useDraft({ name: `text:${key}`, record, valuesOf: textFormOf, form });
  const [isSaved, setSaved] = useState(false);
  const isLooking = useRef(false);
  const [problems, setProblems] = useState(NONE);
  const [dayProblem, setDayProblem] = useState("");
  const change = useChangeText(key);
  const withdraw = useWithdrawText(key);
  const test = useSendTest(key);
  const isMail = definition.kind === "mail";
  const { value, from, until } = form.watch();

  const onSuccess = () => {
    draft.forget();
    onClose();
  };
  const meanwhile = useMeanwhile((body: TextInput) =>
    change.mutate(body, {
      // Whoever saves it to look at it goes on writing.
      onSuccess: (now) => (isLooking.current ? goOn(now) : onSuccess()),
      onError: showRefused,
    }),
  );

  function goOn(now: StaffTextHistory) {
    draft.begin(now);
    setSaved(true);
  }

  function showRefused(error: unknown) {
    if (meanwhile.ask(error)) return;
    tellRefusedFields(error, (path, message) => {
      const [field, ...place] = path.split(".");
      if (field === "value") setProblems({ [place.join(".")]: message });
      else setDayProblem(message);
    });
  }

  function put(next: unknown) {
    form.setValue("value", next, { shouldDirty: true });
    if (problems !== NONE) setProblems(valueProblems(key, next));
  }

  function mayStand(): boolean {
    const found = valueProblems(key, value);
    setProblems(found);
    setDayProblem("");
    return Object.keys(found).length === 0;
  }

  function sendTest() {
    if (mayStand()) test.mutate(value);
  }

  function save(isDraft: boolean, { isToLookAt = false } = {}) {
    if (!mayStand()) return;
    isLooking.current = isToLookAt;
    const expected = { value: textFormOf(draft.begun).value };
    meanwhile.save({ value, isDraft, expected, ...(isDraft ? {} : { from, until }) });
  }

  const isOriginal = JSON.stringify(value) === JSON.stringify(definition.original);
  return (
    <FormDialog
      title={`Edit ${definition.label}`}
      description={CONTENT_PAGE_NAMES[pageOfText(key)]}
      action={from ? "Plan" : "Publish"}
      pendingAction="Saving..."
      size="wide"
      isPending={change.isPending || withdraw.isPending}
      isChanged={form.formState.isDirty}
      draft={draft}
      otherAction={
        <Button tone="secondary" disabled={change.isPending} onClick={() => save(true)}>
          Save Draft
        </Button>
      }
      onSubmit={(event) => {
        event.preventDefault();
        save(false);
      }}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <div className={styles.writing}>
          <ValueEditor text={definition} value={value} problems={problems} onChange={put} />
          {definition.placeholders && <PlaceholderList placeholders={definition.placeholders} />}
        </div>
        <div>
          <Button tone="quiet" disabled={isOriginal} onClick={() => put(definition.original)}>
            Use the Original Text
          </Button>
        </div>
        <section className={styles.part}>
          <h2 className={styles.heading}>Preview</h2>
          <TextPreview textKey={key} value={value} values={text.values} />
          {!isMail && (
            <PageWithDrafts
              textKey={key}
              isChanged={form.formState.isDirty}
              isPending={change.isPending}
              isSaved={isSaved}
              onSave={() => save(true, { isToLookAt: true })}
            />
          )}
          {isMail && (
            <div className={styles.days}>
              <Button tone="secondary" disabled={test.isPending} onClick={sendTest}>
                {test.isPending ? "Sending..." : "Send a Test"}
              </Button>
              <p className={styles.hint}>
                To your own address, marked as a test. Names and orders in it are made up.
              </p>
            </div>
          )}
        </section>
        <section className={styles.part}>
          <h2 className={styles.heading}>
            {isMail ? "When Emails Have These Words" : "When Shoppers See It"}
          </h2>
          <div className={styles.days}>
            <DayField
              label="From"
              value={from}
              onChange={(day) => form.setValue("from", day, { shouldDirty: true })}
            />
            <DayField
              label="Until"
              value={until}
              onChange={(day) => form.setValue("until", day, { shouldDirty: true })}
            />
          </div>
          <p className={styles.hint}>
            Both days are included. Leave them empty to begin at once, and to have no end. After the
            last day, the earlier text is used again.
          </p>
          {dayProblem && (
            <p role="alert" className={styles.error}>
              {dayProblem}
            </p>
          )}
        </section>
        <TextVersions
          text={text}
          isPending={withdraw.isPending}
          onRestore={(version) => put(version.value)}
          onWithdraw={({ id }) => withdraw.mutate(id, { onSuccess })}
        />
      </div>
      <MeanwhileDialog
        {...meanwhile.question}
        describe={([, ...place]) => ({
          label: [definition.label, ...place].join(", "),
          ...(place.length === 0 && { text: (said) => valueInWords(key, said) }),
        })}
      />
    </FormDialog>
  );
}
