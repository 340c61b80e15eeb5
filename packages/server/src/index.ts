export { type Listening, listen } from "./listen.js";
