/** The module and what it imports as one small classic script (build-plugins/inline-scripts.ts). */
declare module "*?inline-script" {
  const script: string;
  export default script;
}
