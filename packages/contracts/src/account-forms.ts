import { z } from "zod";
import { CartQuantities } from "./account-cart.js";
import { MIN_PASSWORD_LENGTH, STAFF_MIN_PASSWORD_LENGTH } from "./constants.js";
import { Email } from "./email.js";
import { MAX_PERSON_NAME_LENGTH, MAX_SIGN_IN_CODE_LENGTH } from "./text-limits.js";
import { requiredLine } from "./texts.js";

/** Every form that makes or changes an account (spec §3, §5, §7), and what links of its mails carry. */

/** scrypt reads it all: longer passwords would only cost time. */
const MAX_PASSWORD_LENGTH = 200;

const passwordOf = (shortest: number, tooShort: string) =>
  z
    .string({ error: tooShort })
    .min(shortest, tooShort)
    .max(MAX_PASSWORD_LENGTH, `Password must have at most ${MAX_PASSWORD_LENGTH} characters`);

export const Password = passwordOf(
  MIN_PASSWORD_LENGTH,
  `Password must be at least ${MIN_PASSWORD_LENGTH} characters`,
);

export const FirstName = requiredLine("First name is required", MAX_PERSON_NAME_LENGTH);
export const LastName = requiredLine("Last name is required", MAX_PERSON_NAME_LENGTH);

/** What a link of a mail carries, of at most so many characters; `error` is said of anything else. */
const linkToken = (error: string, longest: number) =>
  z.string({ error }).min(1, error).max(longest, error);

const NOT_CONFIRMED = "Passwords don't match";
const PasswordAgain = z.string({ error: NOT_CONFIRMED });

type Confirmed = { password: string; confirmPassword: string };

const confirmed = <Schema extends z.ZodType<Confirmed, Confirmed>>(schema: Schema): Schema =>
  schema.refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ["confirmPassword"],
    message: NOT_CONFIRMED,
    // Said at once with the other fields' errors, not only after they are mended.
    when: ({ value }) =>
      z.object({ password: z.string(), confirmPassword: z.string() }).safeParse(value).success,
  });

/** A page of this shop, as path and query: never an address of another site. */
const ShopPage = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[^\s\\]*$/);

/** POST /api/register. Fields outside it (role, isEmailVerified) are dropped. */
export const RegisterBody = confirmed(
  z.object({
    /** Where the sign-in after the verification leads, such as `/checkout`. */
    next: ShopPage.optional(),
    /** The cart of the browser: whoever opens the mail on another device finds it there. */
    cart: CartQuantities.optional(),
    email: Email,
    firstName: FirstName,
    lastName: LastName,
    password: Password,
    confirmPassword: PasswordAgain,
  }),
);
export type RegisterBody = z.output<typeof RegisterBody>;

/** What is said of a new password that is too short for staff; the server knows whose it is. */
export const STAFF_PASSWORD_TOO_SHORT = `Password of staff must be at least ${STAFF_MIN_PASSWORD_LENGTH} characters`;

/** What is said of a new password of staff that attackers try first. */
export const STAFF_PASSWORD_GUESSED_FIRST =
  "Attackers try this password first: choose another, such as a few words in a row";

/** POST /api/login; with a second factor also the authenticator's code, or a recovery code. */
export const LoginBody = z.object({
  email: Email,
  password: Password,
  code: z.string().trim().max(MAX_SIGN_IN_CODE_LENGTH, "This code is too long").optional(),
});
export type LoginBody = z.output<typeof LoginBody>;

/** GET /api/verify-email and the reset form carry a token from a mail. */
export const VerifyEmailQuery = z.object({
  token: linkToken("Invalid verification link", 500),
});
export type VerifyEmailQuery = z.output<typeof VerifyEmailQuery>;

/** POST /api/resend-verification and POST /api/forgot-password. */
export const EmailBody = z.object({ email: Email });
export type EmailBody = z.output<typeof EmailBody>;

/** GET /api/reset-password. */
export const ResetLinkQuery = z.object({
  token: linkToken("This link is not valid", 500),
});
export type ResetLinkQuery = z.output<typeof ResetLinkQuery>;

/** POST /api/reset-password. */
export const ResetPasswordBody = confirmed(
  ResetLinkQuery.extend({
    password: Password,
    confirmPassword: PasswordAgain,
  }),
);
export type ResetPasswordBody = z.output<typeof ResetPasswordBody>;

const StaffPassword = passwordOf(STAFF_MIN_PASSWORD_LENGTH, STAFF_PASSWORD_TOO_SHORT);

/** GET /api/invitation carries the token of its mail, which holds the address. */
export const InvitationQuery = z.object({
  token: linkToken("This link is not valid", 1500),
});
export type InvitationQuery = z.output<typeof InvitationQuery>;

/** POST /api/invitation: the invited colleague's name and password. */
export const AcceptInvitationBody = confirmed(
  InvitationQuery.extend({
    firstName: FirstName,
    lastName: LastName,
    password: StaffPassword,
    confirmPassword: PasswordAgain,
  }),
);
export type AcceptInvitationBody = z.output<typeof AcceptInvitationBody>;

/** PUT /api/account. */
export const ProfileBody = z.object({
  firstName: FirstName,
  lastName: LastName,
});
export type ProfileBody = z.output<typeof ProfileBody>;

/** PUT /api/account/password. */
export const ChangePasswordBody = confirmed(
  z.object({
    currentPassword: Password,
    password: Password,
    confirmPassword: PasswordAgain,
  }),
);
export type ChangePasswordBody = z.output<typeof ChangePasswordBody>;

/** DELETE /api/account asks for the password once more. */
export const DeleteAccountBody = z.object({ password: Password });
export type DeleteAccountBody = z.output<typeof DeleteAccountBody>;
