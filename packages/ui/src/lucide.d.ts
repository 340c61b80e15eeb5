/** An icon as lucide holds it: the elements that draw it, on a 24 px grid. */
declare module "lucide/dist/esm/icons/*.mjs" {
  const icon: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];
  export default icon;
}
