/** Scripts run once: databases of before keep the slug of what leaves the shop, too. */
export { default } from "./keep-former-slugs";
