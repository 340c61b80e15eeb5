import { mailsTo } from "./mails.ts";

/** Subjects of the mails that went to an address so far. */
export async function subjectsOfMailsTo(address: string): Promise<string[]> {
  return (await mailsTo(address)).map(({ subject = "" }) => subject);
}
