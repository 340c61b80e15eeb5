import {
  type ButtonProps,
  type IconButtonProps,
  Button as UiButton,
  IconButton as UiIconButton,
} from "@eldercare/ui/button";
import { forwardRef } from "react";

/** A button of the back office, 40 px high. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  return <UiButton {...props} ref={ref} size="3" />;
});

/** A button that shows only an icon. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(
  function IconButton(props, ref) {
    return <UiIconButton {...props} ref={ref} size="3" />;
  },
);
