/** Scripts run once: databases of before get the triggers of what pages say of how long delivery takes, too. */
export { default } from "./announce-shop-changes";
