/** Whether a dialog or a question lies over the screen: keys are meant for it, and what it holds is not left by a slip of the finger. */
export const isDialogOpen = (): boolean =>
  document.querySelector("[role=dialog], [role=alertdialog]") !== null;
