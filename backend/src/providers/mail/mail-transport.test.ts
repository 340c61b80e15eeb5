import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { NO_MAIL_LEAVES } from "../../errors/held-up";
import { folderTransport, requiresTls, smtpTransport } from "./mail-transport";

const MAIL = {
  from: "Birchwell <hello@example.ca>",
  to: "ada@example.ca",
  subject: "Zoë's order",
  text: "Thank you.",
  html: "<p>Thank you.</p>",
  messageId: "<mail_1@example.ca>",
};

/** A mail server that knows just enough of RFC 5321; it answers `end` to a mail, or breaks off. */
async function aMailServer(
  end: string,
): Promise<{ server: Server; url: string; received: string[] }> {
  const received: string[] = [];
  const server = createServer((socket) => {
    let data: string | undefined;
    socket.write("220 ready\r\n");
    socket.on("data", (chunk) => {
      const text = chunk.toString();
      if (data !== undefined) {
        data += text;
        if (!data.endsWith("\r\n.\r\n")) return;
        received.push(data);
        data = undefined;
        if (end === "") socket.destroy();
        else socket.write(`${end}\r\n`);
        return;
      }
      if (/^DATA/i.test(text)) data = "";
      socket.write(/^DATA/i.test(text) ? "354 go on\r\n" : "250 ok\r\n");
    });
    socket.on("error", () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { server, url: `smtp://127.0.0.1:${port}`, received };
}

describe("sending by a mail server", () => {
  let server: Server | undefined;
  afterEach(() => void server?.close());

  it("hands over HTML and text under the mail's lasting id", async () => {
    const mailServer = await aMailServer("250 taken");
    server = mailServer.server;
    await smtpTransport(mailServer.url)(MAIL, "mail_1");
    expect(mailServer.received).toHaveLength(1);
    expect(mailServer.received[0]).toContain("Message-ID: <mail_1@example.ca>");
    expect(mailServer.received[0]).toContain("text/html");
    expect(mailServer.received[0]).toContain("text/plain");
  });

  it.each(["451 try again later", "552 too large"])(
    "fails when the server says of the mail: %s",
    async (end) => {
      const mailServer = await aMailServer(end);
      server = mailServer.server;
      const sending = smtpTransport(mailServer.url)(MAIL, "mail_1");
      await expect(sending).rejects.toThrow(new RegExp(`^(?!${NO_MAIL_LEAVES}).*${end}`));
    },
  );

  it("says that no mail can leave when the server takes it and breaks off", async () => {
    const mailServer = await aMailServer("");
    server = mailServer.server;
    const sending = smtpTransport(mailServer.url)(MAIL, "mail_1");
    await expect(sending).rejects.toThrow(NO_MAIL_LEAVES);
    expect(mailServer.received).toHaveLength(1);
  });

  it.each([
    ["smtp://mail.example.ca:587", true],
    ["smtp://shop:secret@10.0.0.4", true],
    ["smtp://localhost:1025", false],
    ["smtp://127.0.0.1:25", false],
    ["smtp://[::1]:25", false],
    ["smtp://mail.example.ca:587?requireTLS=false", false],
  ])("to %s insists on TLS: %s", (url, isAsked) => {
    expect(requiresTls(url)).toBe(isAsked);
  });

  it("fails, and sends nothing, where TLS is asked for and not to be had", async () => {
    const mailServer = await aMailServer("250 taken");
    server = mailServer.server;
    const send = smtpTransport(`${mailServer.url}?requireTLS=true`);
    await expect(send(MAIL, "mail_1")).rejects.toThrow();
    expect(mailServer.received).toEqual([]);
  });

  it("says that no mail can leave when the server is away", async () => {
    const mailServer = await aMailServer("250 taken");
    await new Promise((resolve) => mailServer.server.close(resolve));
    await expect(smtpTransport(mailServer.url)(MAIL, "mail_1")).rejects.toThrow(
      new RegExp(`^${NO_MAIL_LEAVES}: .*ECONNREFUSED`),
    );
  });
});

describe("writing mails into a folder", () => {
  it("says that no mail can leave where nothing can be written", async () => {
    await expect(folderTransport("/dev/null/outbox")(MAIL, "mail_1")).rejects.toThrow(
      NO_MAIL_LEAVES,
    );
  });

  it("writes one file per mail, however often it is tried", async () => {
    const folder = await mkdtemp(join(tmpdir(), "outbox-"));
    try {
      const send = folderTransport(join(folder, "outbox"));
      await send(MAIL, "mail_1");
      await send(MAIL, "mail_1");
      expect((await readdir(join(folder, "outbox"))).sort()).toEqual(["mail_1.eml", "mail_1.txt"]);
      const plain = join(folder, "outbox", "mail_1.txt");
      expect(await readFile(plain, "utf8")).toBe("Zoë's order\n\nThank you.\n");
      for (const path of [join(folder, "outbox"), plain, join(folder, "outbox", "mail_1.eml")]) {
        expect((await stat(path)).mode & 0o077, path).toBe(0);
      }
      const text = await readFile(join(folder, "outbox", "mail_1.eml"), "utf8");
      expect(text).toContain("To: ada@example.ca");
      expect(text).toContain("Message-ID: <mail_1@example.ca>");
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
