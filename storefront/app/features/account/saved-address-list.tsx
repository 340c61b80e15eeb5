import { provinceName, type SavedAddress, streetLine } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef } from "react";
import { savedAddressesQuery } from "~/api/account-queries";
import { ApiError } from "~/api/api-error";
import { shopApi } from "~/api/shop-api";
import { toast } from "~/components/toast";
import { Unbroken } from "~/components/unbroken";
import { ADDRESS_REMOVED } from "./account-messages";
import styles from "./account-overview.module.css";
import { CALL_FIELD } from "./posted-form";

/** The addresses that the signed-in person keeps for the checkout, each with a way to remove it. */
export function SavedAddressList() {
  const queryClient = useQueryClient();
  const list = useRef<HTMLDivElement>(null);
  const { data, isError } = useQuery(savedAddressesQuery());
  if (isError) return <p>Your addresses could not be loaded. Please try again in a minute.</p>;
  if (!data) return <p role="status">Loading your addresses...</p>;

  async function remove(event: FormEvent, { id }: SavedAddress) {
    event.preventDefault();
    try {
      const left = await shopApi.call("account.forgetAddress", { params: { id } });
      queryClient.setQueryData(savedAddressesQuery().queryKey, left);
      toast(ADDRESS_REMOVED);
      list.current?.focus();
    } catch (error) {
      const description = (error instanceof ApiError ? error : ApiError.unreachable()).sentence;
      toast({ title: "Error", description, tone: "destructive" });
    }
  }

  return (
    <div ref={list} tabIndex={-1} className={styles.addresses}>
      {data.addresses.length === 0 && (
        <p>
          You have no saved addresses yet. At checkout you can keep an address here for next time.
        </p>
      )}
      {data.addresses.map((address) => (
        <form key={address.id} method="post" onSubmit={(event) => void remove(event, address)}>
          <address>
            {address.name}
            <br />
            {streetLine(address)}
            <br />
            {address.city}, {provinceName(address.region)} <Unbroken text={address.postal} />
            <br />
            <Unbroken text={address.phone} />
            {address.note && (
              <>
                <br />
                For the carrier: {address.note}
              </>
            )}
          </address>
          <input type="hidden" name="id" value={address.id} />
          <Button type="submit" tone="secondary" name={CALL_FIELD} value="account.forgetAddress">
            Remove<span className="visually-hidden"> {address.address}</span>
          </Button>
        </form>
      ))}
    </div>
  );
}
