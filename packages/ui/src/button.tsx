import { Button as RadixButton, IconButton as RadixIconButton } from "@radix-ui/themes";
import { type ComponentProps, forwardRef } from "react";

const LOOK_OF_TONE = {
  primary: { variant: "solid" },
  secondary: { variant: "outline" },
  quiet: { variant: "soft" },
  danger: { variant: "solid", color: "red" },
} as const;

type RadixLook = "variant" | "size" | "highContrast" | "radius" | "color" | "loading";
type Look = {
  /** How much it matters where it stands: one primary per view is plenty; `danger` for what cannot be undone. */
  tone?: keyof typeof LOOK_OF_TONE;
  /** Radix Themes' sizes: "4" is 48 px high with 18 px letters (targets >= 44 px), "3" 40 px. */
  size?: "3" | "4";
};

export type ButtonProps = Omit<ComponentProps<typeof RadixButton>, RadixLook> & Look;

export type IconButtonProps = Omit<ComponentProps<typeof RadixIconButton>, RadixLook> &
  Look & {
    /** The icon alone says nothing to a screen reader; it is also the browser's own tooltip. */
    "aria-label": string;
  };

// A link that looks like a button has no type.
const typeOf = ({ asChild, type = "button" }: ButtonProps) => (asChild ? undefined : type);

/** Radix Themes' button in our tones; it sends no form unless it is told to. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { tone = "primary", size = "4", ...props },
  ref,
) {
  return (
    <RadixButton ref={ref} {...props} type={typeOf(props)} size={size} {...LOOK_OF_TONE[tone]} />
  );
});

/** A button that shows only an icon. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { tone = "quiet", size = "4", ...props },
  ref,
) {
  return (
    <RadixIconButton
      ref={ref}
      title={props["aria-label"]}
      {...props}
      type={typeOf(props)}
      size={size}
      {...LOOK_OF_TONE[tone]}
    />
  );
});
