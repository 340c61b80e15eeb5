/** Scripts run once: databases of before get the triggers of what variants are beside the product. */
export { default } from "./note-product-changes";
