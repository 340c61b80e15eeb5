/** Scripts run once: databases of before get the trigger of what buyers say of products, too. */
export { default } from "./announce-shop-changes";
