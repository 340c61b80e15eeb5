import { ApiError } from "@eldercare/contracts/api";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { newId } from "../components/new-id";
import { useAdminHost } from "../host/admin-host";
import { refresh } from "../host/use-admin-mutation";
import { isRefusal } from "../host/use-admin-query";

export interface SentOrder {
  id: string;
  name: string;
  message: string;
  isFailed: boolean;
}

/**
 * Sends whole orders one after the other: the server takes each under its own lock, and leaves alone
 * what has left already, so that a second press sends nothing twice.
 */
export function useSendSeveral() {
  const { api, onRefused } = useAdminHost();
  const client = useQueryClient();
  const isBusy = useRef(false);
  const [total, setTotal] = useState(0);
  const [results, setResults] = useState<readonly SentOrder[]>([]);
  const [isRunning, setRunning] = useState(false);

  async function send(ids: readonly string[]): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setRunning(true);
    setTotal(ids.length);
    setResults([]);
    try {
      for (const id of ids) {
        const result = await sendOne(id);
        setResults((before) => [...before, result]);
      }
    } catch {
      onRefused();
    } finally {
      isBusy.current = false;
      setRunning(false);
      await refresh(client, ["packing", "orders", "dashboard"]);
    }
  }

  /** Throws only where the sign-in is over: then nothing of the rest would work either. */
  async function sendOne(id: string): Promise<SentOrder> {
    const key = newId().replaceAll("-", "");
    try {
      const { order, message } = await api.call("packing.makeParcel", {
        params: { id },
        body: { key, isSent: true },
      });
      return { id, name: `Order ${order.number}`, message, isFailed: false };
    } catch (error) {
      if (isRefusal(error)) throw error;
      const message = error instanceof ApiError ? error.sentence : "The shop could not be reached.";
      return { id, name: `Order #${id.slice(-8)}`, message, isFailed: true };
    }
  }

  return { send, results, total, isRunning, isOpen: total > 0, close: () => setTotal(0) };
}
