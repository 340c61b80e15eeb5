import { MAX_SKU_LENGTH } from "@eldercare/contracts";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../components/button";
import { TextField } from "../components/field";
import { Form } from "../components/form";
import styles from "../parcels/parcels.module.css";

/**
 * Takes what a barcode reader types, which ends with Enter, or a person. Keys that are pressed
 * outside of any field come here too, so that nobody has to click before scanning.
 */
export function ScanBox({ onScan }: { onScan: (code: string) => void }) {
  const [code, setCode] = useState("");
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    box.current?.focus();
    const catchKeys = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isTyped = key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;
      const isField = target instanceof Element && target.closest("input, textarea, select");
      if (isTyped && !isField) box.current?.focus();
    };
    document.addEventListener("keydown", catchKeys, true);
    return () => document.removeEventListener("keydown", catchKeys, true);
  }, []);

  function scan(event: FormEvent) {
    event.preventDefault();
    onScan(code);
    setCode("");
    box.current?.focus();
  }

  return (
    <Form onSubmit={scan} className={styles.scan}>
      <TextField
        ref={box}
        label="Scan or type a SKU"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_SKU_LENGTH}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" tone="secondary">
        Tick
      </Button>
    </Form>
  );
}
