import { addressOf } from "@eldercare/contracts/calls";

/** What file-local keeps for staff alone, such as Medusa's exports; one segment of an address. */
const PRIVATE_FILE = /^private-[^/\\]+$/;

export const isPrivateFile = (key: string): boolean => PRIVATE_FILE.test(key);

/** Where staff get it; without a host, so that it is asked for where they are signed in. */
export const privateFileAddress = (key: string): string =>
  addressOf("privateFiles.download", { params: { key } });
