import type {
  StaffInvitation,
  StaffInvitationBody,
  StaffMember,
  StaffRole,
} from "@eldercare/contracts";
import { useAdminMutation } from "../host/use-admin-mutation";

const SHOWN_IN = ["staff"] as const;

export function useInvite() {
  return useAdminMutation({
    send: (invitation: StaffInvitationBody, call) => call("staff.invite", { body: invitation }),
    refreshes: SHOWN_IN,
    success: ({ email }) => ({
      title: "Invitation Sent",
      description: `The link is on its way to ${email}.`,
    }),
    failure: "Failed to send the invitation. Please try again.",
  });
}

export function useResendInvitation() {
  return useAdminMutation({
    send: ({ id }: StaffInvitation, call) => call("staff.resendInvitation", { params: { id } }),
    refreshes: SHOWN_IN,
    success: ({ email }) => ({
      title: "Invitation Sent Again",
      description: `A new link is on its way to ${email}. The one before no longer works.`,
    }),
    failure: "Failed to send the invitation. Please try again.",
  });
}

export function useWithdrawInvitation() {
  return useAdminMutation({
    send: ({ id }: StaffInvitation, call) => call("staff.withdrawInvitation", { params: { id } }),
    refreshes: SHOWN_IN,
    success: ({ message }) => ({ title: "Invitation Withdrawn", description: message }),
    failure: "Failed to withdraw the invitation. Please try again.",
  });
}

export function useSetRole(member: StaffMember) {
  return useAdminMutation({
    send: (role: StaffRole, call) =>
      call("staff.setRole", { params: { id: member.id }, body: { role } }),
    refreshes: SHOWN_IN,
    success: () => ({ title: "Role Changed", description: "It applies from their next click." }),
    failure: "Failed to change the role. Please try again.",
  });
}

export function useRemoveColleague() {
  return useAdminMutation({
    send: ({ id }: StaffMember, call) => call("staff.remove", { params: { id } }),
    refreshes: SHOWN_IN,
    success: ({ message }) => ({ title: "Removed From the Staff", description: message }),
    failure: "Failed to remove the colleague. Please try again.",
  });
}
