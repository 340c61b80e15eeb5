import ts from "typescript";

/** A field of a form that takes text, as its source draws it. */
export type TextField = {
  /** What tells it from others of its file: its label, or else what stands first in it. */
  name: string;
  /** Whether a number is typed into it. */
  isNumber: boolean;
  /** The expression of its `maxLength`; undefined where it has none. */
  limit: string | undefined;
};

/** What draws a text: elements of HTML, and the fields of Medusa's package and of ours. */
const DRAWS_TEXT = new Set([
  "input",
  "textarea",
  "Input",
  "Textarea",
  "TextField",
  "TextAreaField",
]);
/** Nobody types text there; a password that is cut off unseen is one that its owner cannot give elsewhere. */
const TAKES_NO_TEXT =
  /"(?:checkbox|color|date|file|hidden|month|number|password|radio|range|submit|time|week)"/;
const NAMES = ["label", "aria-label", "name", "id"];

/** The fields in a source of JSX that take text; what is only read or copied is none. */
export function textFieldsIn(path: string, source: string): TextField[] {
  const fields: TextField[] = [];
  visit(sourceOf(path, source), (node) => {
    const isElement = ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node);
    if (!isElement || !DRAWS_TEXT.has(node.tagName.getText())) return;
    const attributes = new Map(node.attributes.properties.map(nameAndText));
    const isText = !TAKES_NO_TEXT.test(attributes.get("type") ?? "");
    if (!isText || attributes.has("readOnly")) return;
    const label = NAMES.find((each) => attributes.has(each));
    const [first = ""] = attributes.keys();
    fields.push({
      name: unquoted((label && attributes.get(label)) || first),
      isNumber: /"(?:numeric|decimal)"/.test(attributes.get("inputMode") ?? ""),
      limit: attributes.get("maxLength"),
    });
  });
  return fields;
}

/** Each place of a source that gives a `maxLength` as a number of its own. */
export function writtenLimitsIn(path: string, source: string): string[] {
  const found: string[] = [];
  const program = sourceOf(path, source);
  const numbers = new Set<string>();
  visit(program, (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && hasNumber(node.initializer))
      numbers.add(node.name.getText());
  });
  visit(program, (node) => {
    const given = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node);
    if (!given || node.name.getText() !== "maxLength" || !node.initializer) return;
    const isOwn = hasNumber(node.initializer) || numbers.has(bare(node.initializer.getText()));
    if (isOwn) found.push(node.getText());
  });
  return found;
}

const sourceOf = (path: string, source: string) =>
  ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}

/** A number, or a text of digits, anywhere in it but in the place of an element. */
function hasNumber(node: ts.Node): boolean {
  if (ts.isFunctionLike(node) || ts.isElementAccessExpression(node)) return false;
  if (ts.isNumericLiteral(node)) return true;
  if (ts.isStringLiteral(node) && /^\d+$/.test(node.text)) return true;
  return ts.forEachChild(node, (child) => hasNumber(child) || undefined) ?? false;
}

function nameAndText(attribute: ts.JsxAttributeLike): [name: string, text: string] {
  if (ts.isJsxSpreadAttribute(attribute)) return [attribute.getText(), ""];
  return [attribute.name.getText(), attribute.initializer?.getText() ?? ""];
}

const bare = (text: string) => text.replace(/^\{|\}$/g, "");
const unquoted = (text: string) => text.replace(/^"|"$/g, "");
