import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../http/answer-call";
import { bodyOf, paramsOf } from "../../../../http/call-input";
import { changePost } from "../../../../workflows/post/change-post";
import { removePost } from "../../../../workflows/post/remove-post";

/** PUT /api/posts/{id}, for staff: only what is sent changes. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const changes = bodyOf("posts.change", request);
  answerCall(
    "posts.change",
    response,
    await changePost(request.scope, paramsOf("posts.change", request).id, changes),
  );
}

/** DELETE /api/posts/{id}, for staff. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await removePost(request.scope, paramsOf("posts.remove", request).id);
  answerCall("posts.remove", response, {
    message: "The care guide has been successfully deleted.",
  });
}
