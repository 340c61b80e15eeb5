export * from "./carousel.js";
export * from "./cart.js";
export * from "./categories.js";
export * from "./constants.js";
export * from "./errors.js";
export * from "./money.js";
export * from "./products.js";
export * from "./slug.js";
