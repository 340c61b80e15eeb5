/** Scripts run once: databases of before get the trigger of the texts that staff write, too. */
export { default } from "./announce-shop-changes";
