import {
  CategoryBody,
  type CategoryInput,
  type StaffCategory,
  slugFromName,
} from "@eldercare/contracts";
import type { FieldInWords } from "../components/meanwhile-dialog";
import { type Image, shownAddress, storedImage } from "../images/image";

export type CategoryForm = {
  name: string;
  slug: string;
  description: string;
  image: Image | null;
  isActive: boolean;
};

export const EMPTY_CATEGORY: CategoryForm = {
  name: "",
  slug: "",
  description: "",
  image: null,
  isActive: true,
};

export function categoryFormOf(category: StaffCategory): CategoryForm {
  const { name, slug, description, imageUrl, isActive } = category;
  return { name, slug, description, isActive, image: imageUrl ? storedImage(imageUrl) : null };
}

/** The call's body; a missing slug is made of the name (spec §5). */
export function categoryInputOf(form: CategoryForm, imageUrl: string): CategoryInput {
  const { name, slug, description, isActive } = form;
  return { name, slug: slug.trim() || slugFromName(name), description, imageUrl, isActive };
}

/** Only what was changed in the dialog; `imageUrl` is the address that the image got, "" for none. */
export function changedCategory(
  before: CategoryForm,
  after: CategoryForm,
  imageUrl: string,
): Partial<CategoryInput> {
  const was = categoryInputOf(before, before.image ? shownAddress(before.image) : "");
  const input = Object.entries(categoryInputOf(after, imageUrl));
  return Object.fromEntries(
    input.filter(([name, value]) => value !== was[name as keyof CategoryInput]),
  );
}

/** What two people changed of a category, in words. */
export function categoryInWords([field = ""]: readonly string[]): FieldInWords {
  const labels: Readonly<Record<string, string>> = {
    ...{ name: "Name", slug: "Slug", description: "Description" },
    ...{ imageUrl: "Image", isActive: "Active" },
  };
  return { label: labels[field] ?? field };
}

/** What is wrong with the form, by field. */
export function categoryProblems(
  form: CategoryForm,
  isNew: boolean,
): Partial<Record<keyof CategoryForm, string>> {
  const { image } = form;
  // A image that is not stored yet has no address to check.
  const imageUrl = image?.kind === "stored" ? image.url : "";
  const issues = CategoryBody.safeParse(categoryInputOf(form, imageUrl)).error?.issues ?? [];
  const problems: Partial<Record<keyof CategoryForm, string>> = {};
  for (const { path, message } of issues) {
    const field = path[0] === "imageUrl" ? "image" : (path[0] as keyof CategoryForm);
    problems[field] ??= message;
  }
  if (!isNew && slugFromName(form.slug) === "") problems.slug = "Slug is required";
  return problems;
}
