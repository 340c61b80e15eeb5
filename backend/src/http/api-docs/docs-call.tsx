import type { Content, DescribedCall } from "./api-document";
import { CodeWords } from "./code-words";
import { FieldList, SchemaView } from "./schema-view";

/** One call, closed: method, path and purpose; open: what it takes, answers and refuses. */
export function DocsCall({ call }: { call: DescribedCall }) {
  const { operationId, method, path, summary, description, parameters, requestBody, responses } =
    call;
  return (
    <details className="call" id={operationId}>
      <summary>
        <span className={`method ${method.toLowerCase()}`}>{method}</span>
        <code className="path">{path}</code>
        <span className="purpose">
          <CodeWords>{summary}</CodeWords>
        </span>
        {call.security.length > 0 && <span className="badge">{doorOf(description)}</span>}
      </summary>
      <p>
        <CodeWords>{description}</CodeWords> Its name is <code>{operationId}</code>.
      </p>
      {parameters.length > 0 && (
        <>
          <h4>Takes</h4>
          <FieldList
            fields={parameters.map((parameter) => ({
              ...parameter,
              isRequired: parameter.required,
              place: parameter.in,
            }))}
          />
        </>
      )}
      {requestBody && (
        <>
          <h4>Body</h4>
          <ContentView content={requestBody.content} />
        </>
      )}
      <h4>Answers</h4>
      <dl className="answers">
        {Object.entries(responses).map(([status, { description: meaning, content }]) => (
          <div key={status}>
            <dt>{status}</dt>
            <dd>
              <CodeWords>{meaning}</CodeWords>
              {content && <ContentView content={content} />}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function ContentView({ content }: { content: Content }) {
  return Object.entries(content).map(([type, { schema }]) => (
    <div key={type} className="content">
      {type !== "application/json" && <p className="note">{type}</p>}
      <SchemaView schema={schema} />
    </div>
  ));
}

/** "May call: Staff. …" → "Staff". */
const doorOf = (description: string) => /^May call: ([^.,]+)/.exec(description)?.[1];
