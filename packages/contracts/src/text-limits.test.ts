import { expect, test } from "vitest";
import type { z } from "zod";
import { LoginBody, RegisterBody } from "./account-forms.js";
import { SlideBody } from "./carousel.js";
import { CategoryBody } from "./categories.js";
import { MailWords } from "./mail-words.js";
import { ContactBody, ContactReplyBody, ReplyTemplates } from "./messages.js";
import { SettledMismatchBody } from "./money-check.js";
import { Tracking } from "./parcels.js";
import { PeopleWithoutEmailQuery, PersonNoteBody } from "./people.js";
import { PostBody, PostSource } from "./posts.js";
import { ProductBody } from "./product-changes.js";
import { ReturnChangeBody } from "./returns.js";
import { ReviewAnswerBody, ReviewBody } from "./reviews.js";
import { ShippingForm } from "./shipping.js";
import * as limits from "./text-limits.js";
import { DiscountCode, WrittenOrder } from "./totals.js";
import { UserListQuery } from "./users.js";
import { VariantTable } from "./variant-changes.js";

const letters = (length: number) => "x".repeat(length);
const begun = (begin: string) => (length: number) => begin + letters(length - begin.length);
/** Three parts of at most 63 letters, as names of hosts have them. */
const address = (length: number) =>
  `${letters(length - 193)}@${letters(63)}.${letters(63)}.${letters(61)}.ca`;

const { shape: shipping } = ShippingForm;
const { shape: product } = ProductBody;
const { french, meta, imageAlts, specs } = product;
const { options, variants } = VariantTable.shape;
const variant = variants.element.shape;

type Ends = [schema: z.ZodType, textOf?: (length: number) => unknown][];

/** What each limit is the limit of, and a text of so many characters where letters alone are none. */
const ENDS: Readonly<Record<keyof typeof limits, Ends>> = {
  MAX_SEARCH_LENGTH: [[UserListQuery.shape.search], [PeopleWithoutEmailQuery.shape.search]],
  MAX_EMAIL_LENGTH: [[LoginBody.shape.email, address]],
  MAX_PERSON_NAME_LENGTH: [
    ...([[RegisterBody.shape.firstName], [RegisterBody.shape.lastName]] satisfies Ends),
    ...([[shipping.name], [ContactBody.shape.name]] satisfies Ends),
  ],
  MAX_PHONE_LENGTH: [
    [shipping.phone, (length) => "416 555 0199".padEnd(length - 1, ")").padEnd(length, "(")],
    [ContactBody.shape.phone],
  ],
  MAX_STREET_LENGTH: [[shipping.address]],
  MAX_UNIT_LENGTH: [[shipping.unit]],
  MAX_CITY_LENGTH: [[shipping.city]],
  MAX_POSTAL_CODE_LENGTH: [[shipping.postal, (length) => "K1A 0B1".padEnd(length, "-")]],
  MAX_CARRIER_NOTE_LENGTH: [[shipping.note]],
  MAX_SIGN_IN_CODE_LENGTH: [[LoginBody.shape.code]],
  MAX_PERSON_NOTE_LENGTH: [[PersonNoteBody.shape.text]],
  MAX_DISCOUNT_CODE_LENGTH: [[DiscountCode]],
  MAX_WRITTEN_ORDER_LENGTH: [[WrittenOrder]],
  MAX_RETURN_NOTE_LENGTH: [[ReturnChangeBody.shape.answer]],
  MAX_HOW_SETTLED_LENGTH: [[SettledMismatchBody.shape.how]],
  MAX_TRACKING_NUMBER_LENGTH: [[Tracking.in.shape.number, (length) => "1234".padEnd(length, " ")]],
  MAX_TRACKING_LINK_LENGTH: [[Tracking.in.shape.url, begun("https://carrier.example/")]],
  MAX_MESSAGE_LENGTH: [[ContactBody.shape.message]],
  MAX_REPLY_LENGTH: [
    [ContactReplyBody.shape.text],
    [ReplyTemplates.shape.templates.element.shape.text],
  ],
  MAX_REPLY_NAME_LENGTH: [[ReplyTemplates.shape.templates.element.shape.name]],
  MAX_REVIEW_TEXT_LENGTH: [[ReviewBody.shape.text]],
  MAX_REVIEW_NAME_LENGTH: [[ReviewBody.shape.name]],
  MAX_REVIEW_ANSWER_LENGTH: [[ReviewAnswerBody.shape.answer]],
  MAX_PRODUCT_NAME_LENGTH: [
    [product.name],
    [french, (length) => ({ name: letters(length), description: "" })],
  ],
  MAX_PRODUCT_DESCRIPTION_LENGTH: [
    [product.description],
    [french, (length) => ({ name: "", description: letters(length) })],
  ],
  MAX_SKU_LENGTH: [[product.sku], [variant.sku]],
  MAX_BARCODE_LENGTH: [[variant.barcode]],
  MAX_BRAND_LENGTH: [[product.brand]],
  MAX_TAG_LENGTH: [[product.tags, (length) => [letters(length)]]],
  MAX_META_TITLE_LENGTH: [[meta, (length) => ({ title: letters(length), description: "" })]],
  MAX_META_DESCRIPTION_LENGTH: [[meta, (length) => ({ title: "", description: letters(length) })]],
  MAX_SPEC_NAME_LENGTH: [[specs, (length) => ({ [letters(length)]: "46 cm" })]],
  MAX_SPEC_VALUE_LENGTH: [[specs, (length) => ({ Width: letters(length) })]],
  MAX_OPTION_LENGTH: [[options, (length) => [letters(length)]]],
  MAX_IMAGE_ALT_LENGTH: [[imageAlts, (length) => [letters(length)]], [PostBody.shape.coverAlt]],
  MAX_SLUG_LENGTH: [[CategoryBody.shape.slug], [PostBody.shape.slug]],
  MAX_CATEGORY_NAME_LENGTH: [[CategoryBody.shape.name]],
  MAX_CATEGORY_DESCRIPTION_LENGTH: [[CategoryBody.shape.description]],
  MAX_SLIDE_TITLE_LENGTH: [[SlideBody.shape.title]],
  MAX_SLIDE_TEXT_LENGTH: [[SlideBody.shape.description], [SlideBody.shape.altText]],
  MAX_SLIDE_LINK_LENGTH: [[SlideBody.shape.link, begun("/")]],
  MAX_SLIDE_BUTTON_LENGTH: [[SlideBody.shape.ctaText]],
  MAX_POST_TITLE_LENGTH: [[PostBody.shape.title]],
  MAX_POST_EXCERPT_LENGTH: [[PostBody.shape.excerpt]],
  MAX_POST_LENGTH: [[PostBody.shape.content]],
  MAX_POST_AUTHOR_LENGTH: [[PostBody.shape.author]],
  MAX_SOURCE_TITLE_LENGTH: [[PostSource.shape.title]],
  MAX_SOURCE_PUBLISHER_LENGTH: [[PostSource.shape.publisher]],
  MAX_MAIL_SUBJECT_LENGTH: [[MailWords.shape.subject]],
  MAX_MAIL_PREVIEW_LENGTH: [[MailWords.shape.preview]],
  MAX_MAIL_TITLE_LENGTH: [[MailWords.shape.title]],
  MAX_MAIL_TEXT_LENGTH: [[MailWords.shape.text]],
};

test.each(Object.entries(limits))(
  "%s is where its texts end: one more is refused",
  (name, limit) => {
    for (const [schema, textOf = letters] of ENDS[name as keyof typeof limits]) {
      expect(schema.safeParse(textOf(limit)).error?.issues).toBeUndefined();
      expect(schema.safeParse(textOf(limit + 1)).success).toBe(false);
    }
  },
);
