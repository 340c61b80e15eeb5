import { MAX_OPTION_LENGTH } from "@eldercare/contracts";
import { IconButton } from "../components/button";
import { CloseIcon, PlusIcon, TrashIcon } from "../components/icons";
import {
  isValueUsed,
  type OptionRow,
  type VariantsForm,
  withOptionChanged,
  withValue,
} from "./variants-form";
import styles from "./variants-part.module.css";

type OptionsEditorProps = {
  variants: VariantsForm;
  onChange: (changed: (before: VariantsForm) => VariantsForm) => void;
  onRemove: (key: string) => void;
};

/** What variants differ in, such as Size, with the values of each. */
export function OptionsEditor({ variants, onChange, onRemove }: OptionsEditorProps) {
  const isLast = variants.options.length === 1;
  return (
    <>
      {variants.options.map((option, place) => (
        <OptionFields
          key={option.key}
          place={place}
          option={option}
          isUsed={(valueKey) => isValueUsed(variants, option.key, valueKey)}
          isKept={isLast && variants.rows.length > 1}
          onChange={(changed) => onChange((before) => withOptionChanged(before, changed))}
          onAddValue={() => onChange((before) => withValue(before, option.key))}
          onRemove={() => onRemove(option.key)}
        />
      ))}
    </>
  );
}

type OptionFieldsProps = {
  place: number;
  option: OptionRow;
  isUsed: (valueKey: string) => boolean;
  /** Without the last option several variants could not be told apart. */
  isKept: boolean;
  onChange: (changed: OptionRow) => void;
  onAddValue: () => void;
  onRemove: () => void;
};

function OptionFields(props: OptionFieldsProps) {
  const { place, option, isUsed, isKept, onChange } = props;
  const name = option.name || `option ${place + 1}`;
  const setValues = (values: OptionRow["values"]) => onChange({ ...option, values });
  return (
    <fieldset className={styles.option} aria-label={`Option ${name}`}>
      <div className={styles.named}>
        <input
          aria-label={`Name of option ${place + 1}`}
          className={styles.input}
          maxLength={MAX_OPTION_LENGTH}
          placeholder="Size"
          // What was just added is named next.
          // biome-ignore lint/a11y/noAutofocus: it was added by the button that had the focus
          autoFocus={option.name === ""}
          value={option.name}
          onChange={({ target }) => onChange({ ...option, name: target.value })}
        />
        <IconButton
          aria-label={`Remove option ${name}`}
          disabled={isKept}
          title={isKept ? "Remove its other variants first" : undefined}
          onClick={props.onRemove}
        >
          <TrashIcon />
        </IconButton>
      </div>
      <div className={styles.values}>
        {option.values.map(({ key, text }, index) => (
          <span key={key} className={styles.value}>
            <input
              aria-label={`Value ${index + 1} of ${name}`}
              className={styles.input}
              maxLength={MAX_OPTION_LENGTH}
              placeholder="S"
              value={text}
              onChange={({ target }) =>
                setValues(
                  option.values.map((value) =>
                    value.key === key ? { ...value, text: target.value } : value,
                  ),
                )
              }
            />
            {!isUsed(key) && (
              <IconButton
                tone="quiet"
                aria-label={`Remove value ${text || index + 1}`}
                onClick={() => setValues(option.values.filter((value) => value.key !== key))}
              >
                <CloseIcon />
              </IconButton>
            )}
          </span>
        ))}
        <IconButton aria-label={`Add a value of ${name}`} onClick={props.onAddValue}>
          <PlusIcon />
        </IconButton>
      </div>
    </fieldset>
  );
}
