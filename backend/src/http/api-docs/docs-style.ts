/** The style sheet of /api/docs, in the shop's colours. */
export const DOCS_STYLE = `
:root { --spruce: #0f4a43; --paper: #fff; --page: #faf7f1; --ink: #1d2a28; --soft: #45534f; --line: #d9d5cb; --sage: #cfe0d6; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 75rem; background: var(--page); color: var(--ink); font: 1rem/1.5 "Atkinson Hyperlegible Next", "Segoe UI", Helvetica, Arial, sans-serif; }
h1, h2, h3, h4 { line-height: 1.25; color: var(--spruce); }
h1 { margin: 0.5rem 0; }
h2 { margin: 2rem 0 0.75rem; }
h4 { margin: 1rem 0 0.25rem; }
header p { max-width: 45rem; margin: 0.5rem 0; }
a { color: var(--spruce); }
:focus-visible { outline: 3px solid var(--spruce); outline-offset: 2px; }
code { font: 0.9375em ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 1rem 0; padding: 0; list-style: none; }
nav a { display: block; padding: 0.5rem 0.875rem; border: 1px solid var(--line); border-radius: 999px; background: var(--paper); text-decoration: none; }
.call, article { margin: 0.5rem 0; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--paper); }
article { padding: 0.75rem 1rem; }
article h3 { margin: 0; overflow-wrap: anywhere; }
.call > :not(summary) { margin-inline: 1rem; }
.call > :last-child { margin-bottom: 1rem; }
summary { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 0.75rem; min-height: 2.75rem; padding: 0.625rem 1rem; cursor: pointer; }
.method { min-width: 4.25rem; padding: 0.125rem 0.5rem; border-radius: 0.375rem; background: var(--sage); color: var(--ink); font-weight: 700; font-size: 0.875rem; text-align: center; }
.method.post, .method.put { background: var(--spruce); color: #fff; }
.method.delete { background: #8c2f1f; color: #fff; }
.path { font-weight: 700; }
.purpose { flex: 1 1 20rem; color: var(--soft); }
.badge { padding: 0.125rem 0.625rem; border: 1px solid var(--spruce); border-radius: 999px; color: var(--spruce); font-size: 0.875rem; }
dl { margin: 0.25rem 0; }
dl > div { display: grid; grid-template-columns: minmax(8rem, 16rem) 1fr; gap: 0 1rem; padding: 0.25rem 0; border-top: 1px solid var(--line); }
.answers > div { grid-template-columns: 3rem 1fr; }
dt { font-weight: 700; }
dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
.note { color: var(--soft); font-weight: 400; font-size: 0.875rem; }
.content p { margin: 0.125rem 0; }
@media (max-width: 40rem) { .fields > div { grid-template-columns: 1fr; } .purpose { flex-basis: 100%; } }
`;
