import { Button as RadixButton, IconButton as RadixIconButton } from "@radix-ui/themes";
import { type ComponentProps, forwardRef } from "react";

const VARIANT_OF_TONE = { primary: "solid", secondary: "outline", quiet: "soft" } as const;

type Tone = keyof typeof VARIANT_OF_TONE;
type RadixLook = "variant" | "size" | "highContrast" | "radius" | "color";

export type ButtonProps = Omit<ComponentProps<typeof RadixButton>, RadixLook> & {
  /** How much it matters on its page: one primary per view is plenty. */
  tone?: Tone;
};

/** Radix Themes' button in the one size that is 48 px high with 18 px letters (targets >= 44 px). */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { tone = "primary", ...props },
  ref,
) {
  return <RadixButton ref={ref} {...props} size="4" variant={VARIANT_OF_TONE[tone]} />;
});

export type IconButtonProps = Omit<ComponentProps<typeof RadixIconButton>, RadixLook> & {
  tone?: Tone;
  /** The image alone says nothing to a screen reader. */
  "aria-label": string;
};

/** A button that shows only a image, 48 px square; its name shows as the browser's own tooltip. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { tone = "quiet", ...props },
  ref,
) {
  return (
    <RadixIconButton
      ref={ref}
      title={props["aria-label"]}
      {...props}
      size="4"
      variant={VARIANT_OF_TONE[tone]}
    />
  );
});
