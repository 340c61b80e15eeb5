import { startScripts } from "./start-scripts";

void startScripts();
