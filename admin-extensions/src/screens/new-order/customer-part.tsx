import { useState } from "react";
import { Card } from "../components/card";
import { FoundList } from "../components/found-list";
import { SearchBox } from "../components/search-box";
import { useAdminQuery } from "../host/use-admin-query";
import { AddressFields } from "./address-fields";
import { type FoundCustomer, foundCustomers } from "./found-customers";
import styles from "./new-order.module.css";
import type { NewOrderState } from "./use-new-order";

const SHOWN = 5;
const FEWEST_LETTERS = 2;

/** For whom the order is, and where it goes: found by name, email or phone, or typed. */
export function CustomerPart({ form }: Pick<NewOrderState, "form">) {
  const [search, setSearch] = useState("");
  const { formState } = form;

  function take({ shipping }: FoundCustomer) {
    form.setValue("shipping", shipping, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
    setSearch("");
  }

  return (
    <Card title="Customer">
      <SearchBox
        label="Find a customer"
        placeholder="Name, email or phone"
        value={search}
        onChange={setSearch}
      />
      {search.length >= FEWEST_LETTERS && <Found search={search} onTake={take} />}
      <div className={styles.fields}>
        <AddressFields form={form} />
      </div>
    </Card>
  );
}

type FoundProps = { search: string; onTake: (customer: FoundCustomer) => void };

function Found({ search, onTake }: FoundProps) {
  const limit = String(SHOWN);
  const orders = useAdminQuery("orders.list", { query: { search, limit } });
  const users = useAdminQuery("users.list", { query: { search, limit } });
  if (!orders.data || !users.data) return null;
  const found = foundCustomers(orders.data.orders, users.data.users).slice(0, SHOWN);
  return (
    <FoundList
      label="Customers found"
      none="Nobody was found. Please type name and address below."
      found={found}
      wordsOf={({ email, detail, shipping: { name } }) => ({
        id: `${email} ${detail}`,
        name: name || email,
        facts: [email, detail],
        called: email || name,
      })}
      action="Use"
      onTake={onTake}
    />
  );
}
