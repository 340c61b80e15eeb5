import { SPEC_COLUMNS, specMeaning } from "../cells/spec-columns.js";
import type { ProductFields } from "../fields/product.js";

const LICENSED_CLASSES = ["Class II", "Class III", "Class IV"];

/**
 * What shoppers see of a product that Canada's Medical Devices Regulations, section 27, forbid to
 * advertise: a device of Class II, III or IV without a licence.
 */
export function licenceWarnings(
  file: string,
  row: number,
  { name, status, specs }: Pick<ProductFields, "name" | "status" | "specs">,
): string[] {
  if (status !== "published") return [];
  const deviceClass = specMeaning("deviceClass", specValue(specs, "deviceClass"));
  if (!deviceClass || !LICENSED_CLASSES.includes(deviceClass)) return [];
  if (specValue(specs, "licenceNumber") !== "") return [];
  return [
    `${file}, row ${row}: “${name}” is a ${deviceClass} device without a licence number. Such a device must not be advertised without a licence (Medical Devices Regulations, section 27): write its Licence Number, or make it a draft.`,
  ];
}

function specValue(specs: ProductFields["specs"], key: "deviceClass" | "licenceNumber"): string {
  const label = SPEC_COLUMNS.find((column) => column.key === key)?.label.toLowerCase();
  return specs.find((spec) => spec.name.toLowerCase() === label)?.value.trim() ?? "";
}
