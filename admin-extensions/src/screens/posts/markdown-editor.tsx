import { Suspense, useId, useRef, useState } from "react";
import { Button } from "../components/button";
import { Loading } from "../components/loading";
import { GuideProductPicker } from "./guide-product-picker";
import { lazyPreview } from "./lazy-preview";
import styles from "./markdown-editor.module.css";
import {
  type MarkdownMark,
  type Selection,
  withProductCard,
  wrappedSelection,
} from "./wrapped-selection";

// The renderer is fetched when somebody looks at the preview.
const MarkdownPreview = lazyPreview(() => import("./markdown-preview"));

const MARKS: readonly { mark: MarkdownMark; label: string }[] = [
  { mark: "bold", label: "Bold" },
  { mark: "heading", label: "Heading" },
  { mark: "list", label: "List" },
  { mark: "link", label: "Link" },
];

type MarkdownEditorProps = {
  label: string;
  value: string;
  maxLength: number;
  error?: string;
  onChange: (value: string) => void;
};

/** A text in Markdown: to write, with buttons for the common marks and products, and to look at. */
export function MarkdownEditor({ label, value, maxLength, error, onChange }: MarkdownEditorProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isPreview, setPreview] = useState(false);

  const [isFinding, setFinding] = useState(false);

  function apply(change: (selection: Selection) => Selection) {
    const input = area.current;
    if (!input) return;
    const { selectionStart, selectionEnd } = input;
    const next = change({ text: value, start: selectionStart, end: selectionEnd });
    onChange(next.text);
    // After React has written the new text, which moves the caret to its end.
    requestAnimationFrame(() => {
      input.focus();
      input.setSelectionRange(next.start, next.end);
    });
  }

  return (
    <div className={styles.editor}>
      <div className={styles.bar}>
        <label htmlFor={id} className={styles.label}>
          {label}
          <span className={styles.required} aria-hidden="true">
            {" *"}
          </span>
        </label>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn. */}
        <div role="group" aria-label="View of the text" className={styles.views}>
          {["Write", "Preview"].map((view) => (
            <button
              key={view}
              type="button"
              className={styles.view}
              aria-pressed={isPreview === (view === "Preview")}
              onClick={() => setPreview(view === "Preview")}
            >
              {view}
            </button>
          ))}
        </div>
      </div>
      <div hidden={isPreview} className={styles.writing}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn. */}
        <div role="group" aria-label="Formatting" className={styles.marks}>
          {MARKS.map(({ mark, label: name }) => (
            <Button
              key={mark}
              tone="quiet"
              onClick={() => apply((selection) => wrappedSelection(selection, mark))}
            >
              {name}
            </Button>
          ))}
          <Button tone="quiet" aria-expanded={isFinding} onClick={() => setFinding(!isFinding)}>
            Product
          </Button>
        </div>
        {isFinding && (
          <section aria-label="Product for the text">
            <GuideProductPicker
              onAdd={(slug) => {
                setFinding(false);
                apply((selection) => withProductCard(selection, slug));
              }}
            />
          </section>
        )}
        <textarea
          id={id}
          ref={area}
          rows={16}
          className={styles.area}
          value={value}
          maxLength={maxLength}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {isPreview && (
        <div className={styles.preview}>
          <Suspense fallback={<Loading />}>
            <MarkdownPreview text={value} />
          </Suspense>
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
