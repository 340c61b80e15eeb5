import { holdPresses } from "./hold-presses";

// As this browser's owner chose (display.ts): nobody sees another page first.
try {
  document.documentElement.dataset.display = localStorage.display || "";
} catch {
  // A browser that keeps nothing shows pages as they are.
}
holdPresses();
