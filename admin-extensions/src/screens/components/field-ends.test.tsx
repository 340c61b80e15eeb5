import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { serve } from "../../../../tests/components/served-calls";
import { showScreen } from "../../../testing/show-screen";
import { SlideDialog } from "../carousel/slide-dialog";
import { CategoryDialog } from "../categories/category-dialog";
import { PostDialog } from "../posts/post-dialog";

const nothing = () => undefined;
const SLIDE = <SlideDialog slideCount={0} onClose={nothing} />;
const CATEGORY = <CategoryDialog onClose={nothing} />;
const GUIDE = <PostDialog onClose={nothing} />;

it.each<[what: string, dialog: ReactElement, label: RegExp, most: number]>([
  ["a slide's title", SLIDE, /^Title/, 200],
  ["a slide's description", SLIDE, /^Description/, 1000],
  ["a slide's button", SLIDE, /^Button Text/, 60],
  ["a category's name", CATEGORY, /^Name/, 200],
  ["a category's description", CATEGORY, /^Description/, 2000],
  ["a guide's title", GUIDE, /^Title/, 200],
  ["a guide's excerpt", GUIDE, /^Excerpt/, 500],
])("%s ends where the call's does", async (_what, dialog, label, most) => {
  serve("products.list", { products: [], total: 0 });
  const { user } = showScreen(dialog);
  const field = screen.getByLabelText<HTMLInputElement>(label);
  await user.click(field);
  await user.paste("x".repeat(3000));
  expect(field.value).toHaveLength(most);
});
