import type { TextPreview } from "@eldercare/contracts";
import {
  mailOfText,
  pageOfText,
  pathOfContent,
  type ShownPage,
  type TextKey,
} from "@eldercare/contracts/content";
import { PREVIEW_HOURS, PREVIEW_PARAMETER } from "@eldercare/contracts/content-preview";
import { Refusal } from "../../errors/refusal";
import { idInSealedToken, sealedToken, type TokenContext } from "../../sealed-token";
import { shopSettings } from "../../settings";

const SECONDS = PREVIEW_HOURS * 60 * 60;
/** Of all texts: staff look at what they wrote together. */
const ALL_DRAFTS = "drafts";

/** Where the page of a text shows the drafts; {@link Refusal} "not-found" for a mail, which has no page. */
export function previewOfText(key: TextKey): TextPreview {
  if (mailOfText(key)) throw new Refusal("not-found", "A mail has no page to look at.");
  const token = sealedToken("content-preview", { id: ALL_DRAFTS, seconds: SECONDS }, context());
  const path = pathOfContent(pageOfText(key) as ShownPage);
  return {
    path: `${path}?${new URLSearchParams({ [PREVIEW_PARAMETER]: token })}`,
    until: new Date(Date.now() + SECONDS * 1000).toISOString(),
  };
}

/** Whether this lets its bearer see drafts. */
export const mayPreview = (token: string): boolean =>
  idInSealedToken("content-preview", token, context()) === ALL_DRAFTS;

function context(): TokenContext {
  const { COOKIE_SECRET: secret } = shopSettings();
  if (!secret) throw new Error("COOKIE_SECRET is not set: links to drafts cannot be signed.");
  return { secret, now: Date.now() };
}
