import type { Notice } from "~/api/notice-cookie";

/** Words of what went well, in toasts and, without scripts, on the page that follows (spec §8). */

export const signedIn = (message: string): Notice => ({
  title: "Login successful",
  description: message,
});

export const REGISTERED = "Registration successful";
export const registered = (message: string): Notice => ({
  title: REGISTERED,
  description: message,
});

export const signedOut = (message: string): Notice => ({
  title: "Logout successful",
  description: message,
});

export const passwordChanged = (message: string): Notice => ({
  title: "Password Changed",
  description: message,
});

export const PROFILE_SAVED: Notice = {
  title: "Profile Saved",
  description: "Your name has been saved.",
};

export const ADDRESS_REMOVED: Notice = {
  title: "Address Removed",
  description: "It is no longer in your account.",
};

export const ORDERS_ADDED: Notice = {
  title: "Orders Added",
  description: "What you ordered as a guest is in your account now.",
};

export const accountDeleted = (message: string): Notice => ({
  title: "Account Deleted",
  description: message,
});

export const joinedStaff = (message: string): Notice => ({
  title: message,
  description: "You are on the staff now. This is where you work.",
});
