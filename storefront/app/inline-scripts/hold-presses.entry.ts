import { holdPresses } from "./hold-presses";

holdPresses();
