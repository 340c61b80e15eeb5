import {
  AcceptInvitationBody,
  ChangePasswordBody,
  ContactBody,
  DeleteAccountBody,
  EmailBody,
  GuestBody,
  LoginBody,
  NewsletterBody,
  OrderLookUpBody,
  ProfileBody,
  RegisterBody,
  ResetPasswordBody,
  ReviewBody,
  StockAlertBody,
} from "@eldercare/contracts";

/** What forms are checked with before they are sent: 27 kB that no page needs to be alive. */
export const FORM_SCHEMAS = {
  AcceptInvitationBody,
  ChangePasswordBody,
  ContactBody,
  DeleteAccountBody,
  EmailBody,
  GuestBody,
  LoginBody,
  NewsletterBody,
  OrderLookUpBody,
  ProfileBody,
  RegisterBody,
  ResetPasswordBody,
  ReviewBody,
  StockAlertBody,
};
