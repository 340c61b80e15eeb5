import { AcceptInvitationBody, InvitationQuery } from "../account-forms.js";
import { InvitationResponse, LoginResponse, MessageResponse } from "../accounts.js";
import { INVITATION_INVALID } from "../refusal-codes.js";
import {
  StaffInvitation,
  StaffInvitationBody,
  StaffListResponse,
  StaffMember,
  StaffRoleBody,
} from "../staff.js";
import type { CallTable } from "./call.js";

/** Who works in the shop: the owner's alone, but for the invitations' own links. */
export const staffCalls = {
  "staff.list": {
    summary: "All staff with their role, and open invitations.",
    access: "staff",
    roles: [],
    answer: StaffListResponse,
  },
  "staff.invite": {
    summary:
      "Invites an address to the staff and mails it the link; an invitation that is open is made anew.",
    access: "staff",
    roles: [],
    records: ["staff.invited"],
    limits: ["invitationAddress"],
    body: StaffInvitationBody,
    status: 201,
    answer: StaffInvitation,
    errors: { 409: [] },
  },
  "staff.resendInvitation": {
    summary: "Mails an invitation once more, with a new link; the one before ends.",
    access: "staff",
    roles: [],
    records: ["staff.invited"],
    answer: StaffInvitation,
    errors: { 404: [] },
  },
  "staff.withdrawInvitation": {
    summary: "Ends an invitation that nobody has accepted.",
    access: "staff",
    roles: [],
    records: ["staff.removed"],
    answer: MessageResponse,
    errors: { 404: [] },
  },
  "staff.setRole": {
    summary: "Changes what somebody of the staff may do, from the next click on.",
    access: "staff",
    roles: [],
    records: ["staff.changed"],
    body: StaffRoleBody,
    answer: StaffMember,
    errors: { 404: [], 409: [] },
  },
  "staff.remove": {
    summary: "Removes somebody from the staff; whoever is removed is out with the next click.",
    access: "staff",
    roles: [],
    records: ["staff.removed"],
    answer: MessageResponse,
    errors: { 404: [], 409: [] },
  },
  "invitations.read": {
    summary: "Whom the link of an invitation invites, while it works; uses nothing up.",
    access: "anyone",
    limits: ["invitationLinkIp"],
    query: InvitationQuery,
    answer: InvitationResponse,
    errors: { 400: [INVITATION_INVALID] },
  },
  "invitations.accept": {
    summary: "Takes whoever has an invitation's link onto the staff, and signs them in.",
    access: "anyone",
    records: ["staff.joined", "sign-in.succeeded"],
    limits: ["invitationIp"],
    body: AcceptInvitationBody,
    status: 201,
    answer: LoginResponse,
    errors: { 400: [INVITATION_INVALID], 409: [] },
  },
} as const satisfies CallTable;
