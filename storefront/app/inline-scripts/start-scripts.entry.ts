import { actEarly } from "./act-early";
import { startScripts } from "./start-scripts";

if (window.heldPresses) actEarly(window.heldPresses);
void startScripts();
