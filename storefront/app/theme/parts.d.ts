/** Parts of Radix Themes' stylesheet, by their names in `build-plugins/radix-subset.ts`. */
declare module "@radix-ui/themes/components.css?*";
