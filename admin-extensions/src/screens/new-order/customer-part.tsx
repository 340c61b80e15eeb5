import { PROVINCE_CODES, PROVINCES, type ShippingFormValues } from "@eldercare/contracts";
import { useState } from "react";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { SelectField, TextField } from "../components/field";
import { FieldGrid } from "../components/field-grid";
import { SearchBox } from "../components/search-box";
import { useAdminQuery } from "../host/use-admin-query";
import { type FoundCustomer, foundCustomers } from "./found-customers";
import styles from "./new-order.module.css";
import type { NewOrderState } from "./use-new-order";

const SHOWN = 5;
const FEWEST_LETTERS = 2;

/** For whom the order is, and where it goes: found by name, e-mail or phone, or typed. */
export function CustomerPart({ form }: Pick<NewOrderState, "form">) {
  const [search, setSearch] = useState("");
  const { register, formState } = form;
  const error = (name: keyof ShippingFormValues) => formState.errors.shipping?.[name]?.message;

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
        placeholder="Name, e-mail or phone"
        value={search}
        onChange={setSearch}
      />
      {search.length >= FEWEST_LETTERS && <Found search={search} onTake={take} />}
      <div className={styles.fields}>
        <FieldGrid>
          <TextField
            label="Full Name"
            autoComplete="off"
            required
            error={error("name")}
            {...register("shipping.name")}
          />
          <TextField
            label="Email"
            type="email"
            autoComplete="off"
            required
            error={error("email")}
            {...register("shipping.email")}
          />
          <TextField
            label="Phone"
            type="tel"
            autoComplete="off"
            required
            error={error("phone")}
            {...register("shipping.phone")}
          />
          <TextField
            label="Street Address"
            autoComplete="off"
            required
            error={error("address")}
            {...register("shipping.address")}
          />
          <TextField
            label="City"
            autoComplete="off"
            required
            error={error("city")}
            {...register("shipping.city")}
          />
          <SelectField
            label="Province"
            required
            error={error("region")}
            {...register("shipping.region")}
          >
            <option value="">Please choose</option>
            {PROVINCE_CODES.map((code) => (
              <option key={code} value={code}>
                {PROVINCES[code]}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Postal Code (optional)"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={error("postal")}
            {...register("shipping.postal")}
          />
        </FieldGrid>
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
        <li key={customer.email} className={styles.row}>
          <span className={styles.words}>
            <strong>{customer.shipping.name || customer.email}</strong>
            <span className={styles.quiet}>
              {[customer.email, customer.detail].filter(Boolean).join(", ")}
            </span>
          </span>
          <Button
            tone="secondary"
            aria-label={`Use ${customer.email}`}
            onClick={() => onTake(customer)}
          >
            Use
          </Button>
        </li>
      ))}
    </ul>
  );
}
