import type { ComponentProps } from "react";

/**
 * Every form of the screens: its own rules check it, not the browser's, and the mouse wheel, meant to
 * move the page, changes no number in it.
 */
export function Form(props: Omit<ComponentProps<"form">, "noValidate" | "onWheel">) {
  return <form {...props} noValidate onWheel={keepNumbers} />;
}

/** Takes the focus from a number field before the wheel turns a price or a stock up and down unseen. */
function keepNumbers(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement && field.type === "number") field.blur();
}
