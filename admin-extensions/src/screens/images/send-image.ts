import { UPLOAD_FIELD, UploadResponse } from "@eldercare/contracts";
import { ApiError } from "@eldercare/contracts/api";
import { addressOf, methodOfCall } from "@eldercare/contracts/calls";

/**
 * POST /api/uploads with one image; answers the address it is stored at. `onProgress` is told how
 * much has left, 0 to 1, which `fetch` cannot tell. Rejects with {@link ApiError}.
 */
export function sendImage(file: File, onProgress: (share: number) => void): Promise<string> {
  const body = new FormData();
  body.append(UPLOAD_FIELD, file, file.name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(methodOfCall("images.upload"), addressOf("images.upload"));
    request.withCredentials = true;
    request.setRequestHeader("Accept", "application/json");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(ApiError.unreachable());
    request.onload = () => void storedAddress(request).then(resolve, reject);
    request.send(body);
  });
}

async function storedAddress(request: XMLHttpRequest): Promise<string> {
  const { status, statusText, responseText } = request;
  const response = new Response(responseText, { status, statusText });
  if (!response.ok) throw await ApiError.fromResponse(response);
  const answer = UploadResponse.safeParse(await response.json().catch(() => undefined));
  const [stored] = answer.data ?? [];
  if (!stored) throw ApiError.misunderstood(status, "The answer names no stored picture.");
  return stored.url;
}
