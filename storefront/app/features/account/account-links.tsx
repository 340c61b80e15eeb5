import { Link } from "react-router";
import { PersonIcon, SignOutIcon } from "~/components/icons";
import { useCurrentUser } from "./use-current-user";
import { useSignOut } from "./use-sign-out";

/**
 * The header's account area (spec §2 Header): sign-in for visitors; first name and Logout for
 * whoever is signed in. The name leads staff to the back office and customers to their account.
 */
export function AccountLinks({ className }: { className?: string }) {
  const user = useCurrentUser("if likely");
  const { signOut, isLeaving } = useSignOut();
  if (!user) {
    return (
      <Link to="/auth" className={className}>
        <PersonIcon />
        <span>Login / Sign In</span>
      </Link>
    );
  }
  return (
    <>
      <Link to={user.role === "ADMIN" ? "/admin" : "/account"} className={className}>
        <PersonIcon />
        <span>{user.firstName || "Account"}</span>
      </Link>
      <button type="button" className={className} disabled={isLeaving} onClick={signOut}>
        <SignOutIcon />
        <span>Logout</span>
      </button>
    </>
  );
}
