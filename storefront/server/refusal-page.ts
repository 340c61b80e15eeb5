import { createHash } from "node:crypto";
import { SHOP } from "@eldercare/contracts";
import { DATA_SECURITY_POLICY } from "@eldercare/server";
import { escapeXml } from "../app/seo/xml.ts";

/** The shop's colours: its stylesheets may be what cannot be answered. */
const STYLE = `body{margin:0;background:#faf7f1;color:#1d2a28;font:1.125rem/1.55 system-ui,sans-serif}
header{padding:1rem 1.5rem;background:#0f4a43;color:#fff;font-size:1.375rem;font-weight:700}
main{max-width:42rem;padding:2.5rem 1.5rem}
h1{margin:0 0 1.5rem;font-size:2rem;line-height:1.2}
p{margin:0 0 1.5rem;overflow-wrap:anywhere}
a{display:inline-block;padding:.625rem 1.25rem;border-radius:.75rem;background:#0f4a43;color:#fff;font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid #1d2a28;outline-offset:3px}`;

/** It may be drawn, and loads, runs and sends nothing. */
export const REFUSAL_POLICY = `${DATA_SECURITY_POLICY}; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

/** What a person sees of a request that no page answers: the sentence, and a way on. */
export const refusalPage = (sentence: string) => `<!doctype html>
<html lang="en-CA">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>This did not work | ${SHOP.name}</title>
<style>${STYLE}</style>
<header>${SHOP.name}</header>
<main>
<h1>This did not work</h1>
<p>${escapeXml(sentence)}</p>
<a href="/">Go to Home Page</a>
</main>
`;
