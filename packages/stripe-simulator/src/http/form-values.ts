/** What a form-encoded body holds once its brackets are read. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type FormValues = { [name: string]: FormValue };

type Branch = Map<string, string | Branch>;

/**
 * Reads `a=1&b[c]=2&d[]=3&d[1]=4` as Stripe does: names in brackets nest, numbers and empty
 * brackets make lists. What is given twice holds its last value.
 */
export function formValues(encoded: string): FormValues {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(encoded)) {
    const [first = "", ...inner] = name.split("[");
    put(root, [first, ...inner.map((part) => part.replace(/\]$/, ""))], value);
  }
  return plainObject(root);
}

function put(branch: Branch, path: readonly string[], value: string): void {
  const [head = "", ...rest] = path;
  const name = head === "" ? String(branch.size) : head;
  if (rest.length === 0) {
    branch.set(name, value);
    return;
  }
  const existing = branch.get(name);
  const inner: Branch = existing instanceof Map ? existing : new Map();
  branch.set(name, inner);
  put(inner, rest, value);
}

function plainObject(branch: Branch): FormValues {
  // Without a prototype, a field named __proto__ is a field like any other.
  const values: FormValues = Object.create(null);
  for (const [name, value] of branch) {
    values[name] = value instanceof Map ? plainValue(value) : value;
  }
  return values;
}

function plainValue(branch: Branch): FormValue {
  const names = [...branch.keys()];
  const isList = names.length > 0 && names.every((name, index) => name === String(index));
  return isList ? Object.values(plainObject(branch)) : plainObject(branch);
}
