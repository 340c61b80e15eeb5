/// <reference path="./lucide.d.ts" />
import type drawing from "lucide/dist/esm/icons/check.mjs";
import { createElement, type SVGProps } from "react";

export type IconProps = SVGProps<SVGSVGElement>;

const LINES: IconProps = {
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: "2",
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "aria-hidden": "true",
  focusable: "false",
};

/**
 * Makes the icons of a host out of lucide's drawings, in the host's size. They are decorative: each
 * needs words beside it or an accessible name.
 */
export const iconsOf = (look: IconProps) => (icon: typeof drawing) => (props: IconProps) =>
  createElement(
    "svg",
    { ...LINES, ...look, ...props },
    ...icon.map(([element, attributes]) => createElement(element, attributes)),
  );
