import zero from "@eldercare/brand/zero.woff2?inline";

/*
 * The zero of prices (`plain-zero.css` of the brand, which pages without scripts take) is there before
 * anything is painted. A face of the styles is a request to browsers even where its letters stand in
 * them, and they divide the line among requests: the largest picture came a round trip later.
 */
const letters = atob(zero.slice(zero.indexOf(",") + 1));
const face = new FontFace(
  "Plain Zero",
  Uint8Array.from(letters, (letter) => letter.charCodeAt(0)),
  { weight: "400 700", sizeAdjust: "98.5%", unicodeRange: "U+30" } as FontFaceDescriptors,
);
document.fonts.add(face);
