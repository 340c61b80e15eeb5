import { useState } from "react";
import { useAdminHost } from "../host/admin-host";
import { Button } from "./button";
import styles from "./copy-field.module.css";
import { TextField } from "./field";

type CopyFieldProps = { label: string; hint?: string; text: string };

const BY_HAND = "Please select it and copy it by hand.";

/** A text to be passed on: it is copied with one press, or marked and copied by hand. */
export function CopyField({ label, hint, text }: CopyFieldProps) {
  const { toast } = useAdminHost();
  const [field, setField] = useState<HTMLInputElement | null>(null);

  async function copy() {
    field?.select();
    // Browsers have no clipboard on pages without encryption.
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    toast(isCopied ? { title: "Copied" } : { title: "Not copied", description: BY_HAND });
  }

  return (
    <div className={styles.copy}>
      <TextField label={label} hint={hint} ref={setField} readOnly value={text} />
      <div>
        <Button tone="secondary" onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </div>
  );
}
