/** Whether nothing shall move: by the system's setting, or by the menu "Display" (content/display.ts). */
export const wantsStillness = (): boolean =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches ||
  document.documentElement.matches('[data-display~="motion-less"]');
