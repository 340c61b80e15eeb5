import {
  type HomeBlock,
  MAX_CITY_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_PHONE_LENGTH,
  MAX_POSTAL_CODE_LENGTH,
  MAX_STREET_LENGTH,
  PROVINCES,
} from "@eldercare/contracts";
import {
  type EditableText,
  type KindValues,
  type MailWords,
  type OpeningHours,
  type ShopAddress,
  WEEKDAYS,
} from "@eldercare/contracts/content";
import { IconButton } from "../components/button";
import { SelectField, TextAreaField, TextField } from "../components/field";
import { FieldGrid, WideField } from "../components/field-grid";
import { TrashIcon } from "../components/icons";
import { RowEditor } from "../components/row-editor";
import { BlocksEditor } from "./blocks-editor";
import styles from "./content.module.css";
import { MailEditor } from "./mail-editor";
import { recordFields } from "./record-fields";
import type { ValueProblems } from "./text-form";

type EditorProps<Value> = {
  text: EditableText;
  value: Value;
  problems: ValueProblems;
  onChange: (value: Value) => void;
};

/** The fields of a text's value, by its kind. */
export function ValueEditor({ text, value, ...rest }: EditorProps<unknown>) {
  switch (text.kind) {
    case "address":
      return <AddressEditor text={text} value={value as ShopAddress} {...rest} />;
    case "blocks":
      return (
        <BlocksEditor
          legend={text.label}
          error={Object.values(rest.problems)[0]}
          blocks={value as HomeBlock[]}
          onChange={rest.onChange}
        />
      );
    case "hours":
      return <HoursEditor text={text} value={value as OpeningHours[]} {...rest} />;
    case "mail":
      return <MailEditor words={value as MailWords} {...rest} />;
    case "article":
    case "questions":
    case "paragraph":
      return <ParagraphEditor text={text} value={value as string} {...rest} />;
    default:
      return <LineEditor text={text} value={value as string} {...rest} />;
  }
}

const INPUT_TYPES: Partial<Record<keyof KindValues, string>> = {
  phone: "tel",
  email: "email",
  day: "date",
};

/** Of kinds whose schema has a length of its own; others have the text's. */
const LENGTHS: Partial<Record<keyof KindValues, number>> = {
  phone: MAX_PHONE_LENGTH,
  email: MAX_EMAIL_LENGTH,
};

function LineEditor({ text, value, problems, onChange }: EditorProps<string>) {
  return (
    <TextField
      label={text.label}
      required
      autoFocus
      hint={text.hint}
      type={INPUT_TYPES[text.kind] ?? "text"}
      maxLength={LENGTHS[text.kind] ?? text.max}
      error={problems[""]}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function ParagraphEditor({ text, value, problems, onChange }: EditorProps<string>) {
  return (
    <TextAreaField
      label={text.label}
      required
      autoFocus
      rows={text.kind === "paragraph" ? 5 : 16}
      maxLength={text.max}
      hint={text.hint}
      error={problems[""]}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function AddressEditor({ value, problems, onChange }: EditorProps<ShopAddress>) {
  const fieldOf = recordFields(value, problems, onChange);
  return (
    <FieldGrid>
      <WideField>
        <TextField
          label="Street Address"
          autoFocus
          maxLength={MAX_STREET_LENGTH}
          {...fieldOf("street")}
        />
      </WideField>
      <TextField label="City" maxLength={MAX_CITY_LENGTH} {...fieldOf("city")} />
      <SelectField label="Province" {...fieldOf("province")}>
        {Object.entries(PROVINCES).map(([code, name]) => (
          <option key={code} value={code.toUpperCase()}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Postal Code"
        maxLength={MAX_POSTAL_CODE_LENGTH}
        {...fieldOf("postalCode")}
      />
    </FieldGrid>
  );
}

const ONE_MORE: OpeningHours = { from: "Sunday", to: "Sunday", opens: "10:00", closes: "17:00" };

function HoursEditor({ text, value, problems, onChange }: EditorProps<OpeningHours[]>) {
  const put = (place: number, change: Partial<OpeningHours>) =>
    onChange(value.map((row, at) => (at === place ? { ...row, ...change } : row)));
  const fieldOf = <Name extends keyof OpeningHours>(place: number, name: Name, label: string) => ({
    "aria-label": `${label}, line ${place + 1}`,
    "aria-invalid": problems[`${place}.${name}`] ? true : undefined,
    className: styles.input,
    value: value[place]?.[name] ?? "",
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      put(place, { [name]: currentTarget.value as OpeningHours[Name] }),
  });
  return (
    <RowEditor
      legend={text.label}
      error={Object.values(problems)[0]}
      action="Add line"
      onAdd={() => onChange([...value, ONE_MORE])}
    >
      {value.map((_row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their place.
        <div key={place} className={styles.hours}>
          <DaySelect {...fieldOf(place, "from", "First day")} />
          <DaySelect {...fieldOf(place, "to", "Last day")} />
          <input type="time" {...fieldOf(place, "opens", "Opens")} />
          <input type="time" {...fieldOf(place, "closes", "Closes")} />
          <IconButton
            aria-label={`Remove line ${place + 1}`}
            onClick={() => onChange(value.filter((_each, at) => at !== place))}
          >
            <TrashIcon />
          </IconButton>
        </div>
      ))}
    </RowEditor>
  );
}

function DaySelect(props: React.ComponentProps<"select">) {
  return (
    <select {...props}>
      {WEEKDAYS.map((day) => (
        <option key={day}>{day}</option>
      ))}
    </select>
  );
}
