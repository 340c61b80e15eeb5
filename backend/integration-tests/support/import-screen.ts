import { ImportDetail, type ImportKind } from "@eldercare/contracts";
import { expect } from "vitest";
import { eventually } from "./eventually";
import type { Visitor, VisitorAnswer } from "./visitor";

interface Upload {
  /** Text, or the bytes of a workbook. */
  csv: string | Buffer;
  name?: string;
  kind?: ImportKind;
  fields?: Record<string, string>;
  images?: { name: string; bytes: Buffer }[];
}

/** Sends a table to POST /api/imports as the Import screen does. */
export async function sendImport(
  visitor: Visitor,
  { csv, name: fileName = "catalogue.csv", kind = "products", fields = {}, images = [] }: Upload,
): Promise<VisitorAnswer> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ kind, ...fields })) form.append(name, value);
  form.append("file", new Blob([csv]), fileName);
  for (const { name, bytes } of images) form.append("pictures", new Blob([bytes]), name);
  return visitor.ask("imports.begin", { body: form });
}

/** Sends a table and waits for its preview. */
export async function checkedImport(visitor: Visitor, upload: Upload): Promise<ImportDetail> {
  const { status, body } = await sendImport(visitor, upload);
  expect(status, JSON.stringify(body)).toBe(202);
  return settled(visitor, ImportDetail.parse(body).id);
}

/** Applies a checked import, or takes it back, and waits until that is done. */
export async function act(
  visitor: Visitor,
  id: string,
  action: "apply" | "undo",
  body: object = {},
): Promise<ImportDetail> {
  const answer = await visitor.ask(`imports.${action}`, { params: { id }, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(202);
  return settled(visitor, id);
}

/** An import once nobody works at it any more. */
export async function settled(visitor: Visitor, id: string): Promise<ImportDetail> {
  let detail: ImportDetail | undefined;
  await eventually(async () => {
    detail = ImportDetail.parse((await visitor.ask("imports.read", { params: { id } })).body);
    expect(["ready", "refused", "applied", "undone"], JSON.stringify(detail)).toContain(
      detail.status,
    );
  }, 60_000);
  return detail as ImportDetail;
}
