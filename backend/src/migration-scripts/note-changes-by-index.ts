/** Scripts run once: databases of before get the triggers that find products through Medusa's indexes. */
export { default } from "./note-product-changes";
