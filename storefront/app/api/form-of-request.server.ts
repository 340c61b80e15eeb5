/** Far more than any form of the shop's pages holds: the longest message is 5000 characters. */
const MOST_BYTES = 64 * 1024;

/**
 * The fields of a form that was posted to a page. One that is too long is thrown as 413, and one
 * that cannot be read as 400, before more of it is in memory: anybody may post.
 */
export async function formOfRequest(request: Request): Promise<FormData> {
  const body = await shortBody(request);
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  try {
    return withPlainBreaks(await new Response(body, { headers }).formData());
  } catch {
    throw new Response("This form cannot be read.", { status: 400 });
  }
}

/** Browsers send a line's end as two characters, and count it as one where a field says how many it takes. */
function withPlainBreaks(form: FormData): FormData {
  const plain = new FormData();
  for (const [name, value] of form) {
    plain.append(name, typeof value === "string" ? value.replaceAll("\r\n", "\n") : value);
  }
  return plain;
}

async function shortBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const tooLong = () => new Response("This form is too long.", { status: 413 });
  if (Number(request.headers.get("Content-Length") ?? 0) > MOST_BYTES) throw tooLong();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // One that is sent in chunks promises no length.
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.length;
    if (bytes > MOST_BYTES) throw tooLong();
    chunks.push(part.value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
