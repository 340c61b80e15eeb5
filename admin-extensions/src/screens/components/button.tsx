import { Button as RadixButton, IconButton as RadixIconButton } from "@radix-ui/themes";
import { type ComponentProps, forwardRef } from "react";

const LOOK_OF_TONE = {
  primary: { variant: "solid" },
  secondary: { variant: "outline" },
  quiet: { variant: "soft" },
  danger: { variant: "solid", color: "red" },
} as const;

type Tone = keyof typeof LOOK_OF_TONE;
type RadixLook = "variant" | "size" | "highContrast" | "radius" | "color";

export type ButtonProps = Omit<ComponentProps<typeof RadixButton>, RadixLook> & {
  /** How much it matters on its screen; `danger` for what cannot be undone. */
  tone?: Tone;
};

/** A button of the back office, 40 px high. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { tone = "primary", type = "button", ...props },
  ref,
) {
  return (
    <RadixButton
      ref={ref}
      // A link that looks like a button has no such type.
      type={props.asChild ? undefined : type}
      {...props}
      size="3"
      {...LOOK_OF_TONE[tone]}
    />
  );
});

export type IconButtonProps = Omit<ComponentProps<typeof RadixIconButton>, RadixLook> & {
  tone?: Tone;
  /** The image alone says nothing to a screen reader; it is also the tooltip. */
  "aria-label": string;
};

/** A button that shows only a image. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { tone = "quiet", type = "button", ...props },
  ref,
) {
  return (
    <RadixIconButton
      ref={ref}
      type={props.asChild ? undefined : type}
      title={props["aria-label"]}
      {...props}
      size="3"
      {...LOOK_OF_TONE[tone]}
    />
  );
});
