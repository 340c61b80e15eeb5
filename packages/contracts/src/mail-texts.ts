import { RETURN_DAYS } from "./constants.js";
import type { MailWords, Placeholder, Placeholders } from "./mail-words.js";

/** A mail of the shop: its original words, and what the shop puts into them. */
export interface MailText extends MailWords {
  /** What staff know it by. */
  label: string;
  /** When it is sent. */
  hint: string;
  placeholders: Placeholders;
}

const NAME = { what: "the buyer's name; left out, with its comma, where nobody knows it" } as const;
const FIRST_NAME = {
  what: "the customer's first name; left out, with its comma, where nobody knows it",
} as const;
const NUMBER = { what: "the order's number" } as const;
const DAY = { what: "the day on which it was ordered" } as const;
const LINES = {
  what: "what was bought, with prices, taxes and the total",
  is: "part",
  isNeeded: true,
} as const;
const ADDRESS = { what: "where the order goes", is: "part" } as const;
const ORDER_BUTTON = {
  what: "the button “See Your Order”, and a link that works without signing in",
  is: "part",
} as const;
const needed = <Given extends Placeholder>(given: Given) => ({ ...given, isNeeded: true as const });

const OF_ORDER = { name: NAME, order_number: NUMBER, order_day: DAY, order_lines: LINES } as const;
const OF_SHIPPED = {
  ...OF_ORDER,
  delivery_address: ADDRESS,
  parcel: { what: "how to follow the parcel, and what is in it", is: "part", isNeeded: true },
  order_button: ORDER_BUTTON,
} as const;
const OF_CHANGED = {
  ...OF_ORDER,
  changes: { what: "what was changed, in sentences", is: "part", isNeeded: true },
  delivery_address: ADDRESS,
} as const;
const OF_REFUNDED = {
  ...OF_ORDER,
  money_back: needed({ what: "how much goes back: “We have paid $45.50 back to you”" }),
  how_it_comes_back: needed({ what: "how the money comes back, and how long it takes" }),
  refunded_for: {
    what: "what it goes back for, what is not sent any more, and which taxes are in it",
    is: "part",
  },
  order_button: ORDER_BUTTON,
} as const;
const OF_PAYING = {
  sum: { what: "what is to be paid" },
  pay_until: needed({ what: "the last day to pay" }),
  pay_link: needed({ what: "the page where it is paid", is: "link" }),
} as const;
const OF_RETURN = {
  order_number: NUMBER,
  pieces: needed({ what: "what goes back: “2 × Cane”" }),
  answer: needed({ what: "what you wrote about the return; nothing where you wrote nothing" }),
  order_button: ORDER_BUTTON,
} as const;

/** What the text of an order ends with. */
const ORDER = "Order {order_number}, placed on {order_day}\n\n{order_lines}";
/** What each parcel's mail says after its first sentence. */
const PARCEL = `{parcel}\n\n{delivery_address}\n\n${ORDER}\n\n{order_button}`;
const PAID_BACK = `{money_back}. {how_it_comes_back}\n\n{refunded_for}\n\n${ORDER}\n\n{order_button}`;
const WRITER = { what: "the writer's name; left out, with its comma, where it is no name" };
const NOT_YOURS = "If you did not ask for this, please ignore this email";

/**
 * Every mail that the shop sends, with its original words (decision 108). A text is known by its name:
 * one that is changed here loses what staff wrote under it.
 */
export const MAIL_TEXTS = {
  "verify-email": {
    label: "Email verification",
    hint: "To somebody who registered",
    placeholders: {
      name: FIRST_NAME,
      verify_link: needed({ what: "the page that verifies the address", is: "link" }),
    },
    subject: "Please verify your email address",
    preview: "One click and your Birchwell account is ready. The link works for 24 hours.",
    title: "Welcome, {name}",
    text: `Thank you for creating an account at Birchwell. Please confirm that this email address is yours. After that you can sign in.

[Verify My Email Address]({verify_link})

The link works for the next 24 hours.

> If you did not create an account, you do not need to do anything. Nobody can use the account without this click.`,
  },
  welcome: {
    label: "Welcome",
    hint: "After the address was verified",
    placeholders: { name: FIRST_NAME },
    subject: "Welcome to Birchwell",
    preview: "Your account is ready. You can sign in now.",
    title: "Your account is ready, {name}",
    text: `Your email address is verified. You can sign in now, pay by card, and see your orders whenever you like.

[Sign In](/auth)

If you are choosing something for a parent or a friend and are not sure, write to us. People who know the products will answer.`,
  },
  "already-registered": {
    label: "Already registered",
    hint: "To the owner of an account whose address was registered again",
    placeholders: { name: FIRST_NAME },
    subject: "You already have a Birchwell account",
    preview: "You can sign in, or choose a new password.",
    title: "You already have an account, {name}",
    text: `Someone, probably you, asked for a new account with this email address. You have one already, so nothing was changed. You can simply sign in.

[Sign In](/auth)

Forgot your password?

[Choose a New Password](/forgot-password)

> If it was not you, your account is safe: nobody got into it, and you do not need to do anything.`,
  },
  "reset-password": {
    label: "New password",
    hint: "To somebody who forgot the password",
    placeholders: {
      name: FIRST_NAME,
      password_link: needed({ what: "the page where the password is chosen", is: "link" }),
    },
    subject: "Choose a new password",
    preview: "Here is your link to choose a new password. It works for one hour.",
    title: "Choose a new password",
    text: `Hello, {name}.

You asked for a new password for your Birchwell account. Open this link to choose one.

[Choose a New Password]({password_link})

The link works once, within the next hour. Afterwards you are signed out on all your devices.

> ${NOT_YOURS}: your password stays as it is.`,
  },
  "password-changed": {
    label: "Password was changed",
    hint: "After a new password was chosen",
    placeholders: { name: FIRST_NAME },
    subject: "Your password was changed",
    preview: "The password of your Birchwell account was changed just now.",
    title: "Your password was changed",
    text: `Hello, {name}.

The password of your Birchwell account was changed just now. All other devices were signed out.

If it was you, you do not need to do anything.

If it was not you, please choose a new password at once, and tell us about it.

[Choose a New Password](/forgot-password)`,
  },
  "order-paid": {
    label: "Order confirmation",
    hint: "When an order is paid: the copy that buyers are entitled to",
    placeholders: { ...OF_ORDER, delivery_address: ADDRESS, order_button: ORDER_BUTTON },
    subject: "Thank you for your order {order_number}",
    preview: "Your payment arrived. We are packing your order.",
    title: "Thank you for your order",
    text: `Your payment arrived, and we are packing your order now. You will get another email as soon as it is on its way.

${ORDER}

{delivery_address}

{order_button}

If something does not suit you, you can return it within ${RETURN_DAYS} days, unless it says otherwise above.`,
  },
  "pay-link": {
    label: "Link to pay an order",
    hint: "For an order by phone, or one that waits unpaid",
    placeholders: { ...OF_ORDER, ...OF_PAYING, delivery_address: ADDRESS },
    subject: "Please pay for your order {order_number}",
    preview: "{sum} CAD, by card, until {pay_until}.",
    title: "Please pay for your order",
    text: `Thank you for your order. We have set the products aside for you. Please pay for it by card until {pay_until}. After that day the order is cancelled. You do not need an account.

[Pay {sum}]({pay_link})

${ORDER}

{delivery_address}

If you did not order this, or if something is wrong, please call us at {phone} before you pay. We never ask for your card number on the phone or by email.`,
  },
  "order-changed": {
    label: "Order was changed",
    hint: "When staff changed a paid order",
    placeholders: { ...OF_CHANGED, order_button: ORDER_BUTTON },
    subject: "Your order {order_number} was changed",
    preview: "We changed your order as agreed with you.",
    title: "Your order was changed",
    text: `We changed your order as agreed with you:

{changes}

Order {order_number}, placed on {order_day}, as it is now

{order_lines}

{delivery_address}

{order_button}

If something is not right, please call us at {phone}.`,
  },
  "order-changed-unpaid": {
    label: "Order was changed, to be paid",
    hint: "When staff changed an order that waits for its payment",
    placeholders: { ...OF_CHANGED, ...OF_PAYING },
    subject: "Your order {order_number} was changed",
    preview: "We changed your order as agreed with you.",
    title: "Your order was changed",
    text: `We changed your order as agreed with you:

{changes}

Please pay for it by card until {pay_until}.

[Pay {sum}]({pay_link})

Order {order_number}, placed on {order_day}, as it is now

{order_lines}

{delivery_address}

If something is not right, please call us at {phone}.`,
  },
  "order-change-to-pay": {
    label: "Change of an order, to be paid",
    hint: "When staff agreed on a change that makes a paid order cost more",
    placeholders: { ...OF_CHANGED, ...OF_PAYING },
    subject: "Please pay {sum} for the change to your order {order_number}",
    preview: "{sum} CAD, by card, until {pay_until}.",
    title: "Please pay for the change to your order",
    text: `We agreed on this change to your order with you:

{changes}

It adds {sum} to your order. We make the change as soon as you have paid this by card. You have until {pay_until}. If you do not pay, your order stays as it was.

[Pay {sum}]({pay_link})

Order {order_number}, placed on {order_day}, as it is now

{order_lines}

{delivery_address}

If you did not ask for this, or if something is wrong, please call us at {phone} before you pay. We never ask for your card number on the phone or by email.`,
  },
  "order-change-not-made": {
    label: "Change of an order could not be made",
    hint: "When a change was paid and could not be made any more: the money goes back",
    placeholders: {
      ...OF_CHANGED,
      sum: needed({ what: "what was paid for the change and goes back" }),
      order_button: ORDER_BUTTON,
    },
    subject: "We could not change your order {order_number}: {sum} goes back",
    preview: "What you paid for the change goes back to your card.",
    title: "We could not change your order",
    text: `You paid {sum} for this change to your order:

{changes}

We are sorry: it can no longer be made. The whole {sum} goes back to your card. With most banks that takes 5 to 10 business days. Your order stays as it is.

Order {order_number}, placed on {order_day}

{order_lines}

{delivery_address}

{order_button}

Please call us at {phone}, and we will find another way.`,
  },
  "order-shipped": {
    label: "Order was sent",
    hint: "When the whole order leaves in one parcel",
    placeholders: OF_SHIPPED,
    subject: "Your order {order_number} is on its way",
    preview: "Your parcel has left our warehouse.",
    title: "Your order is on its way",
    text: `Your parcel has left our warehouse.

${PARCEL}`,
  },
  "order-shipped-part": {
    label: "Part of an order was sent",
    hint: "When a parcel leaves and more is to come",
    placeholders: OF_SHIPPED,
    subject: "Part of your order {order_number} is on its way",
    preview: "A parcel from your order has left our warehouse.",
    title: "Part of your order is on its way",
    text: `A parcel from your order has left our warehouse.

${PARCEL}`,
  },
  "order-shipped-rest": {
    label: "Rest of an order was sent",
    hint: "When the last of several parcels leaves",
    placeholders: OF_SHIPPED,
    subject: "The rest of your order {order_number} is on its way",
    preview: "The last parcel from your order has left our warehouse.",
    title: "The rest of your order is on its way",
    text: `The last parcel from your order has left our warehouse.

${PARCEL}`,
  },
  "order-cancelled": {
    label: "Order was cancelled",
    hint: "When an order will not be delivered",
    placeholders: {
      ...OF_ORDER,
      money_back: needed({ what: "what becomes of the money" }),
      order_link: { what: "a link to the order that works without signing in", is: "part" },
    },
    subject: "Your order {order_number} was cancelled",
    preview: "Your order was cancelled.",
    title: "Your order was cancelled",
    text: `{money_back}

${ORDER}

If you did not expect this, please write to us. We are glad to help.

[Contact Us](/contact)

{order_link}`,
  },
  "order-refunded": {
    label: "Money back",
    hint: "When all that was paid goes back",
    placeholders: OF_REFUNDED,
    subject: "Your order {order_number} was refunded",
    preview: "Your money is on its way back to you.",
    title: "Your order was refunded",
    text: PAID_BACK,
  },
  "order-refunded-part": {
    label: "Part of the money back",
    hint: "When a part of what was paid goes back",
    placeholders: OF_REFUNDED,
    subject: "Part of your order {order_number} was refunded",
    preview: "Part of your money is on its way back to you.",
    title: "Part of your order was refunded",
    text: PAID_BACK,
  },
  "return-asked": {
    label: "Return: asked for",
    hint: "When a buyer asks to send something back",
    placeholders: OF_RETURN,
    subject: "We have your request to return something from order {order_number}",
    preview: "We have your request",
    title: "We have your request",
    text: `Order {order_number}: {pieces}

{answer}

Thank you for telling us. We will look at it and write to you within 2 business days. Please keep the items until then.

{order_button}`,
  },
  "return-accepted": {
    label: "Return: to be sent",
    hint: "When you agree to a return",
    placeholders: OF_RETURN,
    subject: "Please send back your return from order {order_number}",
    preview: "Please send it back to us",
    title: "Please send it back to us",
    text: `Order {order_number}: {pieces}

{answer}

Pack it clean and complete, and write “Order {order_number}” on the box. Please send it within 14 days, and keep the receipt.

Send it to: Birchwell, {address}

{order_button}`,
  },
  "return-received": {
    label: "Return: arrived",
    hint: "When a return is here",
    placeholders: OF_RETURN,
    subject: "Your return from order {order_number} is here",
    preview: "Your return is here",
    title: "Your return is here",
    text: `Order {order_number}: {pieces}

{answer}

We will look at it now, and then pay you back. You will get one more email when we do.

{order_button}`,
  },
  "return-declined": {
    label: "Return: declined",
    hint: "When you cannot take a return",
    placeholders: OF_RETURN,
    subject: "About your return from order {order_number}",
    preview: "We cannot take this return",
    title: "We cannot take this return",
    text: `Order {order_number}: {pieces}

{answer}

If you do not agree, please call us at {phone} or reply to this email. We are glad to help.

{order_button}`,
  },
  "contact-received": {
    label: "Message was received",
    hint: "To a person who wrote by the contact form",
    placeholders: {
      name: WRITER,
    },
    subject: "We have your message",
    preview: "Thank you for writing. We will answer within 2 business days.",
    title: "We have your message",
    text: `Hello, {name}.

Thank you for writing to us. Somebody who knows the products reads every message. We will answer within 2 business days.

If it is urgent, call us at {phone}.

> If you did not write to us, somebody typed this address by mistake. You do not need to do anything.`,
  },
  "contact-reply": {
    label: "Answer to a message",
    hint: "With what you answer under Messages",
    placeholders: {
      name: WRITER,
      their_subject: { what: "what the message was about" },
      their_day: { what: "the day on which it was written" },
      reply: { what: "your answer", is: "part", isNeeded: true },
      their_message: { what: "what was asked", is: "part" },
    },
    subject: "Re: {their_subject}",
    preview: "Our answer to your message.",
    title: "Our answer to your message",
    text: `Hello, {name}.

{reply}

You wrote on {their_day}:

{their_message}`,
  },
  "review-request": {
    label: "Request for reviews",
    hint: "Some time after an order was sent, where its buyer agreed to it",
    placeholders: {
      order_number: NUMBER,
      products: {
        what: "each product, with a button to write about it",
        is: "part",
        isNeeded: true,
      },
    },
    subject: "How do you like what you bought? (Order {order_number})",
    preview: "A few words from you help others choose.",
    title: "How do you like what you bought?",
    text: `Hello. You have had your order {order_number} for a while now. A few words from you, good or bad, help others choose what suits them. You do not need to sign in.

{products}

We ask only once for each order. If something is wrong with it, please call us.`,
  },
  "newsletter-confirm": {
    label: "Newsletter, to be confirmed",
    hint: "To an address that was entered for the newsletter",
    placeholders: {
      consent: needed({ what: "the words that were agreed to; the law wants them there" }),
      confirm_link: needed({ what: "the page that confirms it", is: "link" }),
    },
    subject: "Please confirm your newsletter",
    preview: "One click, and we send you our care guides about once a month.",
    title: "Please confirm your newsletter",
    text: `Hello. This address was entered on our site with these words:

“{consent}”

[Yes, Send It to Me]({confirm_link})

The link works for seven days.

> ${NOT_YOURS}: without your click you get nothing.`,
  },
  "newsletter-welcome": {
    label: "Newsletter, confirmed",
    hint: "To a new subscriber",
    placeholders: {},
    subject: "You are subscribed",
    preview: "We send you our care guides and offers about once a month.",
    title: "You are subscribed",
    text: `Hello. Thank you for confirming. We will send you our care guides and offers about once a month.

[Read Our Care Guides](/blog)`,
  },
  "newsletter-known": {
    label: "Newsletter, subscribed before",
    hint: "To a subscriber whose address was entered again",
    placeholders: {},
    subject: "You are already subscribed",
    preview: "There is nothing to do.",
    title: "You are already subscribed",
    text: `Hello. This address was entered for our newsletter again. It is already subscribed, so there is nothing to do.

[Read Our Care Guides](/blog)`,
  },
  "stock-alert-confirm": {
    label: "Back in stock, to be confirmed",
    hint: "To an address that was entered at a sold-out product",
    placeholders: {
      product: needed({ what: "the product, with what was chosen of it" }),
      consent: needed({ what: "the words that were agreed to; the law wants them there" }),
      confirm_link: needed({ what: "the page that confirms it", is: "link" }),
    },
    subject: "Shall we tell you when {product} is back?",
    preview: "One click, and you get one email when it is back in stock.",
    title: "Shall we tell you when {product} is back?",
    text: `Hello. {product} is sold out. This address was entered on its page, with these words:

“{consent}”

[Yes, Tell Me]({confirm_link})

The link works for seven days. Please keep this email: if you change your mind, use the link at the end.

> ${NOT_YOURS}: without your click the address is on no list, and you get no other email about it.`,
  },
  "back-in-stock": {
    label: "Back in stock",
    hint: "Once, to everyone who asked about a sold-out product",
    placeholders: {
      product: needed({ what: "the product, with what was chosen of it" }),
      product_link: needed({ what: "the product's page", is: "link" }),
    },
    subject: "{product} is back in stock",
    preview: "You asked us to tell you.",
    title: "{product} is back in stock",
    text: `Hello. You asked us to tell you when {product} is back in stock. You can buy it again now.

[See It in the Shop]({product_link})

We told everybody who asked at the same time, and we cannot put one aside. It may sell out again.`,
  },
  "order-news": {
    label: "New orders",
    hint: "To you, when orders are paid",
    placeholders: {
      new_orders: { what: "“New order 1001”, or how many there are" },
      sum: { what: "what they come to" },
      orders: { what: "the orders, each with its buyer and its sum", is: "part", isNeeded: true },
    },
    subject: "{new_orders}: {sum}",
    preview: "{new_orders}, {sum} in all",
    title: "{new_orders}",
    text: `{orders}

[Open Packing](/admin/packing)`,
  },
  "contact-message": {
    label: "Message from the contact form",
    hint: "To you, when somebody wrote",
    placeholders: {
      their_name: { what: "who wrote" },
      their_subject: { what: "what it is about" },
      their_addresses: needed({ what: "email address and telephone number" }),
      their_message: { what: "what was written", is: "part", isNeeded: true },
    },
    subject: "Contact form: {their_subject}",
    preview: "{their_name} wrote to the shop",
    title: "{their_subject}",
    text: `From {their_name}, {their_addresses}

{their_message}`,
  },
  "staff-invitation": {
    label: "Invitation to the staff",
    hint: "To a person whom an owner invites",
    placeholders: {
      role: { what: "the role: “Manager: may change products and orders”" },
      sign_in_address: { what: "where the back office is" },
      invitation_link: needed({ what: "the page where the invitation is accepted", is: "link" }),
    },
    subject: "You are invited to work in the Birchwell shop",
    preview: "Choose a password, and the back office is open to you.",
    title: "You are invited to work in the Birchwell shop",
    text: `Hello. An owner of the shop invites you to its staff. Your role is {role}.

Follow the link and choose a password. The link works for one day. Afterwards you sign in at {sign_in_address}.

[Accept the Invitation]({invitation_link})

> If you do not know what this is about, somebody typed this address by mistake. You do not need to do anything.`,
  },
} as const satisfies Record<string, MailText>;

/** A mail by its name. */
export type MailName = keyof typeof MAIL_TEXTS;

export const MAIL_NAMES = Object.keys(MAIL_TEXTS) as [MailName, ...MailName[]];
