import { Dialog as RadixDialog } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { IconButton } from "./button";
import styles from "./dialog.module.css";
import { CloseIcon } from "./icons";

type DialogProps = {
  title: string;
  /** Said under the title. */
  description?: string;
  isOpen: boolean;
  onClose: () => void;
  size?: "narrow" | "wide" | "widest";
  /** Buttons at the end, always in sight. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A sheet over the screen; closes with its button, Escape or a click beside it. */
export function Dialog(props: DialogProps) {
  const { title, description, isOpen, onClose, size = "narrow", footer, children } = props;
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(willOpen) => !willOpen && onClose()}>
      <RadixDialog.Content
        className={styles.dialog}
        data-size={size}
        // A toast above the dialog takes the key first; here it means the dialog.
        onKeyDown={(event) => {
          const isHere = event.currentTarget.contains(event.target as Node);
          if (event.key === "Escape" && isHere) onClose();
        }}
        // Whoever closes a toast beside the dialog does not mean the dialog.
        onInteractOutside={(event) => {
          const target = event.target as Element | null;
          if (target?.closest("[data-sonner-toaster]")) event.preventDefault();
        }}
        {...(description ? {} : { "aria-describedby": undefined })}
      >
        <div className={styles.head}>
          <div>
            <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
            {description && (
              <RadixDialog.Description className={styles.description}>
                {description}
              </RadixDialog.Description>
            )}
          </div>
          <RadixDialog.Close>
            <IconButton aria-label="Close">
              <CloseIcon />
            </IconButton>
          </RadixDialog.Close>
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </RadixDialog.Content>
    </RadixDialog.Root>
  );
}
