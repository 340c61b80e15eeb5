import { actEarly } from "./act-early";
import { closeMenus } from "./close-menus";
import { followDisplay } from "./display";
import { startScripts } from "./start-scripts";

followDisplay();
closeMenus();
if (window.heldPresses) actEarly(window.heldPresses);
void startScripts();
