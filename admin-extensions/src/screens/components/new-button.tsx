import type { ButtonProps } from "@eldercare/ui/button";
import { Button } from "./button";

/** The button with which a screen begins something new; the key N presses it, too. */
export function NewButton(props: ButtonProps) {
  return <Button {...props} data-shortcut="n" />;
}
