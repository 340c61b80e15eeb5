import { type CarouselSlide, SlideBody, type SlideInput } from "@eldercare/contracts";
import type { FieldInWords } from "../components/meanwhile-dialog";
import { type Image, shownAddress, storedImage } from "../images/image";

/** What the slide dialogs hold; the order as it is typed. */
export type SlideForm = {
  title: string;
  description: string;
  image: Image | null;
  altText: string;
  link: string;
  ctaText: string;
  sortOrder: string;
  active: boolean;
};

/** A new slide comes after all others (spec §4). */
export function newSlide(slideCount: number): SlideForm {
  return {
    title: "",
    description: "",
    image: null,
    altText: "",
    link: "",
    ctaText: "",
    sortOrder: String(slideCount + 1),
    active: true,
  };
}

export function slideFormOf(slide: CarouselSlide): SlideForm {
  const { title, description, imageUrl, altText, link, ctaText, sortOrder, active } = slide;
  return {
    ...{ title, description, altText, link, ctaText, active },
    image: imageUrl ? storedImage(imageUrl) : null,
    sortOrder: String(sortOrder),
  };
}

/** The call's body; an order that is no whole number becomes 0 there (spec §5). */
export function slideInputOf({ image: _, ...form }: SlideForm, imageUrl: string): SlideInput {
  return { ...form, imageUrl };
}

/** Only what was changed in the dialog; `imageUrl` is the address that the image got. */
export function changedSlide(
  before: SlideForm,
  after: SlideForm,
  imageUrl: string,
): Partial<SlideInput> {
  const was = slideInputOf(before, before.image ? shownAddress(before.image) : "");
  const input = Object.entries(slideInputOf(after, imageUrl));
  return Object.fromEntries(
    input.filter(([name, value]) => value !== was[name as keyof SlideInput]),
  );
}

/** What two people changed of a slide, in words. */
export function slideInWords([field = ""]: readonly string[]): FieldInWords {
  const labels: Readonly<Record<string, string>> = {
    ...{ title: "Title", description: "Description", imageUrl: "Image", altText: "Alt Text" },
    ...{ link: "Link URL", ctaText: "Button Text", sortOrder: "Sort Order", active: "Active" },
  };
  return { label: labels[field] ?? field };
}

/** What is wrong with the form, by field. */
export function slideProblems(form: SlideForm): Partial<Record<keyof SlideForm, string>> {
  const { image } = form;
  // A image that is not stored yet has no address to check.
  const pending = image?.kind === "chosen" ? "/static/to-be-stored" : "";
  const imageUrl = image?.kind === "stored" ? image.url : pending;
  const issues = SlideBody.safeParse(slideInputOf(form, imageUrl)).error?.issues ?? [];
  const problems: Partial<Record<keyof SlideForm, string>> = {};
  for (const { path, message } of issues) {
    const field = path[0] === "imageUrl" ? "image" : (path[0] as keyof SlideForm);
    problems[field] ??= message;
  }
  return problems;
}
