import type { ToastMessage } from "~/components/toast";

/** The checkout's toasts, word for word (spec §8). */

export const PAYMENT_ERROR: ToastMessage = {
  title: "Payment Error",
  description: "Failed to initialize payment. Please try again.",
  tone: "destructive",
};

export const PROCESSING_ERROR: ToastMessage = {
  title: "Error",
  description: "Failed to process payment. Please try again.",
  tone: "destructive",
};

export const paymentFailed = (message: string): ToastMessage => ({
  title: "Payment Failed",
  description: message,
  tone: "destructive",
});

export const PAYMENT_SUCCESSFUL: ToastMessage = {
  title: "Payment Successful",
  description: "Thank you for your purchase!",
};
