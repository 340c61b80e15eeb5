import { addressOf } from "@eldercare/contracts/calls";
import { type ApiDocument, callsOf, titleOf } from "./api-document";
import { DocsCall } from "./docs-call";
import { DOCS_STYLE } from "./docs-style";
import { SchemaView, schemaAnchor } from "./schema-view";

const FAILURES =
  "A call that fails answers ErrorResponse: a sentence for people, what is wrong with which field, and where one call can fail in several ways a code for programs.";

/** Every call by noun, then every shape that they speak of. */
export function DocsPage({ document }: { document: ApiDocument }) {
  const { info, servers, tags, components } = document;
  return (
    <html lang="en-CA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{info.title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which React would escape. */}
        <style dangerouslySetInnerHTML={{ __html: DOCS_STYLE }} />
      </head>
      <body>
        <header>
          <h1>{info.title}</h1>
          <p>{info.description}</p>
          <p>{FAILURES}</p>
          <p>
            Served at <code>{servers[0]?.url}</code>. For programs:{" "}
            <a href={addressOf("service.openapi")}>openapi.json</a>
          </p>
        </header>
        <nav aria-label="Calls by noun">
          <ul>
            {[...tags.map(({ name }) => name), "shapes"].map((noun) => (
              <li key={noun}>
                <a href={`#${noun}`}>{titleOf(noun)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <main>
          {tags.map(({ name: noun }) => (
            <section key={noun} id={noun}>
              <h2>{titleOf(noun)}</h2>
              {callsOf(document, noun).map((call) => (
                <DocsCall key={call.operationId} call={call} />
              ))}
            </section>
          ))}
          <section id="shapes">
            <h2>Shapes</h2>
            {Object.entries(components.schemas)
              .sort(([a], [b]) => a.localeCompare(b))
              .map(([name, schema]) => (
                <article key={name} id={schemaAnchor(name)}>
                  <h3>{name}</h3>
                  <SchemaView schema={schema} />
                </article>
              ))}
          </section>
        </main>
      </body>
    </html>
  );
}
