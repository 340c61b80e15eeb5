import {
  type ComponentPropsWithoutRef,
  createElement,
  type ForwardedRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type RefAttributes,
} from "react";
import { Field, type FieldLook, type FieldTexts } from "./field";

type Control = "input" | "select" | "textarea";
type ControlProps<Tag extends Control> = FieldTexts & Omit<ComponentPropsWithoutRef<Tag>, "id">;
type FieldOf<Tag extends Control> = ForwardRefExoticComponent<
  ControlProps<Tag> & RefAttributes<HTMLElementTagNameMap[Tag]>
>;

function drawField(
  tag: Control,
  look: FieldLook,
  marksRequired: boolean,
  { label, hint, error, required, ...control }: ControlProps<Control>,
  ref: ForwardedRef<Element>,
) {
  return (
    <Field label={label} hint={hint} error={error} look={look} isMarked={marksRequired && required}>
      {(ties) =>
        createElement(tag, {
          ...control,
          ...ties,
          ...(marksRequired ? { "aria-required": required } : { required }),
          className: (tag === "select" && look.select) || look.input,
          ref,
        })
      }
    </Field>
  );
}

const fieldOf = <Tag extends Control>(tag: Tag, look: FieldLook, marksRequired: boolean) =>
  forwardRef<Element, ControlProps<Control>>((props, ref) =>
    drawField(tag, look, marksRequired, props, ref),
  ) as FieldOf<Tag>;

/**
 * A host's labelled inputs, each with its hint and error tied to it. Class names of the look:
 * `field`, `label`, `hint`, `error`, `input` and, where it differs, `select`. With `marksRequired`
 * required fields get an asterisk (`mark`) and the form's own check says what is missing; without,
 * the browser knows.
 */
export const fieldsOf = (look: FieldLook, { marksRequired = false } = {}) => ({
  TextField: fieldOf("input", look, marksRequired),
  TextAreaField: fieldOf("textarea", look, marksRequired),
  SelectField: fieldOf("select", look, marksRequired),
});
