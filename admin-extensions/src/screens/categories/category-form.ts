import {
  type Category,
  CategoryBody,
  type CategoryInput,
  slugFromName,
} from "@eldercare/contracts";
import { type Picture, storedPicture } from "../pictures/picture";

export type CategoryForm = {
  name: string;
  slug: string;
  description: string;
  picture: Picture | null;
};

export const EMPTY_CATEGORY: CategoryForm = { name: "", slug: "", description: "", picture: null };

export function categoryFormOf({ name, slug, description, imageUrl }: Category): CategoryForm {
  return { name, slug, description, picture: imageUrl ? storedPicture(imageUrl) : null };
}

/** The call's body; a missing slug is made of the name (spec.md §5). */
export function categoryInputOf(form: CategoryForm, imageUrl: string): CategoryInput {
  const { name, slug, description } = form;
  return { name, slug: slug.trim() || slugFromName(name), description, imageUrl };
}

/** What is wrong with the form, by field. */
export function categoryProblems(
  form: CategoryForm,
  isNew: boolean,
): Partial<Record<keyof CategoryForm, string>> {
  const { picture } = form;
  // A picture that is not stored yet has no address to check.
  const imageUrl = picture?.kind === "stored" ? picture.url : "";
  const issues = CategoryBody.safeParse(categoryInputOf(form, imageUrl)).error?.issues ?? [];
  const problems: Partial<Record<keyof CategoryForm, string>> = {};
  for (const { path, message } of issues) {
    const field = path[0] === "imageUrl" ? "picture" : (path[0] as keyof CategoryForm);
    problems[field] ??= message;
  }
  if (!isNew && slugFromName(form.slug) === "") problems.slug = "Slug is required";
  return problems;
}
