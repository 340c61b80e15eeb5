import { useState } from "react";
import { Button } from "../components/button";
import { Card } from "../components/card";
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
    <ul className={styles.found} aria-label="Customers found">
      {found.length === 0 && <li>Nobody was found. Please type name and address below.</li>}
      {found.map((customer) => (
        <li key={`${customer.email} ${customer.detail}`} className={styles.row}>
          <span className={styles.words}>
            <strong>{customer.shipping.name || customer.email}</strong>
            <span className={styles.quiet}>
              {[customer.email, customer.detail].filter(Boolean).join(", ")}
            </span>
          </span>
          <Button
            tone="secondary"
            aria-label={`Use ${customer.email || customer.shipping.name}`}
            onClick={() => onTake(customer)}
          >
            Use
          </Button>
        </li>
      ))}
    </ul>
  );
}
