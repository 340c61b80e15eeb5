import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { fieldsOf } from "./fields";

const LOOK = { field: "field", label: "label", input: "input", hint: "hint", error: "error" };
const { TextField, TextAreaField } = fieldsOf(LOOK);

const idOf = (drawn: string) => /<label for="([^"]+)"/.exec(drawn)?.[1];

test("hint and error are tied to the control", () => {
  const drawn = renderToStaticMarkup(
    <TextField label="City" hint="Where you live" error="City is required" />,
  );
  const id = idOf(drawn);
  expect(drawn).toContain(`aria-describedby="${id}-hint ${id}-error"`);
  expect(drawn).toContain(`<p id="${id}-hint" class="hint">Where you live</p>`);
  expect(drawn).toContain(`<p id="${id}-error" class="error">City is required</p>`);
  expect(drawn).toContain('aria-invalid="true"');
});

test("nothing is said of a field without hint and error", () => {
  const drawn = renderToStaticMarkup(<TextAreaField label="Message" rows={8} />);
  expect(drawn).toContain(`<textarea rows="8" id="${idOf(drawn)}" class="input">`);
  expect(drawn).not.toContain("aria-");
});

test("the browser knows what is required, unless the host marks it", () => {
  const plain = renderToStaticMarkup(<TextField label="City" required />);
  expect(plain).toContain('required=""');
  const { SelectField } = fieldsOf(
    { ...LOOK, mark: "mark", select: "select" },
    { marksRequired: true },
  );
  const marked = renderToStaticMarkup(<SelectField label="Province" required />);
  expect(marked).toContain('Province<span class="mark" aria-hidden="true"> *</span>');
  expect(marked).toContain('aria-required="true" class="select"');
  expect(marked).not.toContain('required=""');
});
