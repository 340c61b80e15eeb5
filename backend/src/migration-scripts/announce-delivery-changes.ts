/** Scripts run once: databases of before get the triggers of what pages say of delivery, too. */
export { default } from "./announce-shop-changes";
