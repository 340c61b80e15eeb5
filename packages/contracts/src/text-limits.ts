/**
 * The most characters of what people type: each stands here once, for the schema that refuses more and for
 * the field that takes no more. Without a schema library, as pages bring the limits of their fields along.
 */

/** Of what is looked for, wherever something is. */
export const MAX_SEARCH_LENGTH = 200;

export const MAX_EMAIL_LENGTH = 254;
/** A first name, a last name, or both in one field. */
export const MAX_PERSON_NAME_LENGTH = 100;
export const MAX_PHONE_LENGTH = 40;
export const MAX_STREET_LENGTH = 200;
export const MAX_UNIT_LENGTH = 40;
export const MAX_CITY_LENGTH = 100;
/** In any spelling. */
export const MAX_POSTAL_CODE_LENGTH = 40;
export const MAX_CARRIER_NOTE_LENGTH = 200;
/** Of an authenticator, or a recovery code. */
export const MAX_SIGN_IN_CODE_LENGTH = 100;
export const MAX_PERSON_NOTE_LENGTH = 2000;

export const MAX_DISCOUNT_CODE_LENGTH = 100;
export const MAX_WRITTEN_ORDER_LENGTH = 300;
/** What its buyer says of a return, and what staff answer. */
export const MAX_RETURN_NOTE_LENGTH = 1000;
export const MAX_HOW_SETTLED_LENGTH = 200;
/** With the spaces that are printed in it. */
export const MAX_TRACKING_NUMBER_LENGTH = 80;
export const MAX_TRACKING_LINK_LENGTH = 2000;

export const MAX_MESSAGE_LENGTH = 5000;
export const MAX_REPLY_LENGTH = 5000;
export const MAX_REPLY_NAME_LENGTH = 60;
export const MAX_REVIEW_TEXT_LENGTH = 3000;
export const MAX_REVIEW_NAME_LENGTH = 40;
export const MAX_REVIEW_ANSWER_LENGTH = 2000;

export const MAX_PRODUCT_NAME_LENGTH = 255;
export const MAX_PRODUCT_DESCRIPTION_LENGTH = 20_000;
export const MAX_SKU_LENGTH = 100;
export const MAX_BARCODE_LENGTH = 50;
export const MAX_BRAND_LENGTH = 100;
export const MAX_TAG_LENGTH = 100;
/** Search engines show some 60 and 160 characters of them. */
export const MAX_META_TITLE_LENGTH = 200;
export const MAX_META_DESCRIPTION_LENGTH = 500;
export const MAX_SPEC_NAME_LENGTH = 100;
export const MAX_SPEC_VALUE_LENGTH = 500;
/** The longest name or value of an option. */
export const MAX_OPTION_LENGTH = 100;
/** What a product's image shows, or a guide's cover. */
export const MAX_IMAGE_ALT_LENGTH = 300;

export const MAX_SLUG_LENGTH = 100;
export const MAX_CATEGORY_NAME_LENGTH = 200;
export const MAX_CATEGORY_DESCRIPTION_LENGTH = 2000;

export const MAX_SLIDE_TITLE_LENGTH = 200;
/** Its description, and what its image shows. */
export const MAX_SLIDE_TEXT_LENGTH = 1000;
export const MAX_SLIDE_LINK_LENGTH = 2000;
export const MAX_SLIDE_BUTTON_LENGTH = 60;

export const MAX_POST_TITLE_LENGTH = 200;
export const MAX_POST_EXCERPT_LENGTH = 500;
export const MAX_POST_LENGTH = 100_000;
export const MAX_POST_AUTHOR_LENGTH = 100;
export const MAX_SOURCE_TITLE_LENGTH = 300;
export const MAX_SOURCE_PUBLISHER_LENGTH = 200;

export const MAX_MAIL_SUBJECT_LENGTH = 120;
export const MAX_MAIL_PREVIEW_LENGTH = 160;
export const MAX_MAIL_TITLE_LENGTH = 120;
export const MAX_MAIL_TEXT_LENGTH = 6000;
