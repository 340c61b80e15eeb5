import type { ProductInput, StaffProduct } from "@eldercare/contracts";

/** What the product dialog holds of brand, tags and search engines' texts. */
export type LabelsForm = {
  brand: string;
  /** As they are typed, with commas between them. */
  tags: string;
  metaTitle: string;
  metaDescription: string;
};

export const NO_LABELS: LabelsForm = { brand: "", tags: "", metaTitle: "", metaDescription: "" };

export function labelsFormOf({ brand = "", tags, meta }: StaffProduct): LabelsForm {
  return {
    brand,
    tags: tags.map((tag) => tag.replace(/[\\,]/g, "\\$&")).join(", "),
    metaTitle: meta?.title ?? "",
    metaDescription: meta?.description ?? "",
  };
}

export function labelsInputOf(
  form: LabelsForm,
): Required<Pick<ProductInput, "brand" | "tags" | "meta">> {
  return {
    brand: form.brand,
    tags: tagsOf(form.tags),
    meta: { title: form.metaTitle, description: form.metaDescription },
  };
}

/** Tags as they are typed: a comma that belongs to a tag has a backslash before it, as in files. */
export function tagsOf(text: string): string[] {
  const parts = text.match(/(?:\\[\\,]|[^,])+/g) ?? [];
  const tags = parts.map((part) => part.replace(/\\([\\,])/g, "$1").trim());
  return [...new Set(tags.filter(Boolean))];
}

/** Which of the call's fields each field of the form is sent in. */
export const LABELS_SENT_IN = {
  brand: ["brand"],
  tags: ["tags"],
  metaTitle: ["meta"],
  metaDescription: ["meta"],
} as const;

/** The form's fields by what the call's fields are called, where that is something else. */
export const LABELS_OF_PATHS = {
  "meta.title": "metaTitle",
  "meta.description": "metaDescription",
} as const;
