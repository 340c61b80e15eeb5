// Order matters: tokens, then Radix Themes' parts, then the shop's own base.
import "@radix-ui/themes/tokens/base.css";
import "@radix-ui/themes/tokens/colors/red.css";
import "@eldercare/brand/fonts.css";
import "@eldercare/brand/colours.css";
import "./tokens.css";
import "@radix-ui/themes/components.css";
import "./base.css";
import "./display.css";
import "./print.css";
