import type { ReactNode } from "react";

/** Line drawings on a 24 px grid, by the card's title. */
const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  "Installation & Setup": (
    <path d="M14.5 6.5a4 4 0 0 1 5-3.5l-2.5 3 1.5 1.5 3-2.5a4 4 0 0 1-5.5 4.6L7.5 18.5a2 2 0 0 1-3-3L13.4 7" />
  ),
  "24/7 Technical Support": (
    <path d="M4 13v-1a8 8 0 0 1 16 0v1M4 13h3v5H5.5A1.5 1.5 0 0 1 4 16.5zM20 13h-3v5h1.5A1.5 1.5 0 0 0 20 16.5zM18.5 18c0 1.8-2 2.5-5 2.5" />
  ),
  "Maintenance & Monitoring": <path d="M9 4.5h6v3H9zM9 6H6v14.5h12V6h-3M9 12.5l2 2 4-4M9 17.5h6" />,
  "Caregiver Training": (
    <path d="M9 10.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3 19.5c.5-4 2.8-6 6-6s5.5 2 6 6M16 5a3 3 0 0 1 0 5.5M17.5 13.8c2 .7 3.2 2.6 3.5 5.7" />
  ),
  "Emergency Response": (
    <path d="M6.5 17v-5a5.5 5.5 0 0 1 11 0v5M4.5 20h15v-3h-15zM12 3.5V2M4.5 6.5 3.4 5.4M19.5 6.5l1.1-1.1M12 10v3" />
  ),
  "Consultation Services": (
    <path d="M4 5.5h11v8H9l-3.5 3v-3H4zM18 9.5h2.5v8h-1.5v3l-3.5-3H11v-1.5" />
  ),
};

/** A card's image; words stand beside it. */
export function ServiceImage({ title, className }: { title: string; className?: string }) {
  return (
    <span className={className}>
      <svg
        width="2rem"
        height="2rem"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {DRAWINGS[title]}
      </svg>
    </span>
  );
}
