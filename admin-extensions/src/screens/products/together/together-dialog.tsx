import type { ImportStatus, ProductsTogetherInput, StaffCategory } from "@eldercare/contracts";
import { type FormEvent, useId, useState } from "react";
import { Button } from "../../components/button";
import { Dialog } from "../../components/dialog";
import { FieldGrid } from "../../components/field-grid";
import { Form } from "../../components/form";
import { Loading } from "../../components/loading";
import { Problem } from "../../components/problem";
import { useAdminMutation } from "../../host/use-admin-mutation";
import { isWorking } from "../../import/import-status";
import { useImport } from "../../import/use-import";
import { useApplyImport, useUndoImport } from "../../import/use-import-changes";
import { TogetherFields } from "./together-fields";
import { NEW_TOGETHER, readTogether, type TogetherErrors } from "./together-form";
import { TogetherResult } from "./together-result";

export type TogetherDialogProps = {
  which: ProductsTogetherInput["which"];
  /** How many are chosen. */
  count: number;
  categories: readonly StaffCategory[];
  /** `isDone`: something was changed, and the choice is done with. */
  onClose: (isDone: boolean) => void;
};

/** Changes many products at once: what to change, then a preview, then the result with a way back. */
export function TogetherDialog({ which, count, categories, onClose }: TogetherDialogProps) {
  const formId = useId();
  const [form, setForm] = useState(NEW_TOGETHER);
  const [errors, setErrors] = useState<TogetherErrors>({});
  const [id, setId] = useState<string | null>(null);
  const check = useAdminMutation({
    send: (body: ProductsTogetherInput, call) => call("products.changeTogether", { body }),
    refreshes: ["imports"],
    failure: "Failed to check the change. Please try again.",
  });
  const title = `Change ${count} ${count === 1 ? "Product" : "Products"}`;

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readTogether(form);
    setErrors("errors" in read ? read.errors : {});
    if ("change" in read) {
      check.mutate({ which, change: read.change }, { onSuccess: (detail) => setId(detail.id) });
    }
  }

  if (id) {
    return <CheckedChange id={id} title={title} onBack={() => setId(null)} onClose={onClose} />;
  }
  return (
    <Dialog
      title={title}
      description="You see what will change before anything is written."
      isOpen
      onClose={() => onClose(false)}
      footer={
        <>
          <Button tone="secondary" onClick={() => onClose(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={check.isPending}>
            {check.isPending ? "Checking..." : "Preview"}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <FieldGrid>
          <TogetherFields
            form={form}
            errors={errors}
            categories={categories}
            onChange={(changes) => {
              setForm({ ...form, ...changes });
              setErrors({});
            }}
          />
        </FieldGrid>
      </Form>
    </Dialog>
  );
}

type CheckedChangeProps = {
  id: string;
  title: string;
  onBack: () => void;
  onClose: (isDone: boolean) => void;
};

/** States of a change that is written, or about to be. */
const BEGUN: readonly ImportStatus[] = ["applying", "applied", "undoing", "undone"];

function CheckedChange({ id, title, onBack, onClose }: CheckedChangeProps) {
  const { detail, query } = useImport(id);
  const apply = useApplyImport();
  const undo = useUndoImport();
  // Whoever closes it while it is at work finds nothing chosen: "up 10%" is not done twice by chance.
  const isDone = apply.isPending || BEGUN.some((status) => status === detail?.status);
  const isBusy = !detail || isWorking(detail) || apply.isPending || undo.isPending;
  const updated = detail?.counts?.updated ?? 0;
  return (
    <Dialog
      title={title}
      isOpen
      size="wide"
      onClose={() => onClose(isDone)}
      footer={
        <>
          {detail?.canUndo && (
            <Button tone="secondary" disabled={isBusy} onClick={() => undo.mutate(id)}>
              Undo
            </Button>
          )}
          {detail?.canApply && (
            <>
              <Button tone="secondary" disabled={isBusy} onClick={onBack}>
                Back
              </Button>
              <Button
                disabled={isBusy || updated === 0}
                onClick={() => apply.mutate({ id, partial: false, removals: 0 })}
              >
                {detail.status === "applying" ? "Go On" : `Change ${updated}`}
              </Button>
            </>
          )}
          {!detail?.canApply && (
            <Button disabled={isBusy} onClick={() => onClose(isDone)}>
              Done
            </Button>
          )}
        </>
      }
    >
      {detail ? (
        <TogetherResult detail={detail} />
      ) : query.error ? (
        <Problem error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}
