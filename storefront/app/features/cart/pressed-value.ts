import type { FormEvent } from "react";

/** The value of the button that sent a form; empty when the form was sent by no button. */
export function pressedValue({ nativeEvent }: FormEvent): string {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement ? submitter.value : "";
}
