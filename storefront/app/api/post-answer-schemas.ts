import { PostDetail, PostListResponse } from "@eldercare/contracts";
import type { AnswerSchemas } from "@eldercare/contracts/api";
import type { CallName } from "@eldercare/contracts/calls";

/** What calls for care guides answer. */
export const POST_ANSWERS = {
  "posts.list": PostListResponse,
  "posts.read": PostDetail,
} satisfies Partial<AnswerSchemas<CallName>>;
