import { RETURN_LINE, RETURN_RULES, strictReturnRule } from "@eldercare/contracts";
import type { UseFormReturn } from "react-hook-form";
import { SwitchField } from "../components/field";
import type { ProductForm } from "./product-form";

const VALUE = RETURN_RULES["once-opened"];
const isRule = ({ name }: { name: string }) =>
  name.trim().toLowerCase() === RETURN_LINE.toLowerCase();

/** Goods that cannot come back once they are opened: a line of the specifications, as files write it. */
export function HygieneSwitch({ form }: { form: UseFormReturn<ProductForm> }) {
  const specs = form.watch("specs");
  const others = specs.filter((row) => !isRule(row));
  return (
    <SwitchField
      label="Hygiene Goods"
      hint="Cannot come back once opened, unless faulty. It is the line “Returns” of the specifications."
      checked={strictReturnRule(specs) === "once-opened"}
      onChange={({ currentTarget }) =>
        form.setValue(
          "specs",
          currentTarget.checked ? [...others, { name: RETURN_LINE, value: VALUE }] : others,
          { shouldDirty: true, shouldValidate: form.formState.isSubmitted },
        )
      }
    />
  );
}
