import type { PaymentIntent } from "../model.js";
import { moneyText } from "../rules/money-text.js";

const STYLE = `
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px;
    background: #eef1f4; color: #1d2a28; font: 18px/1.5 system-ui, sans-serif }
  main { width: 100%; max-width: 460px; background: #fff; border-radius: 16px; overflow: hidden;
    box-shadow: 0 1px 2px rgb(29 42 40 / .12), 0 16px 40px rgb(29 42 40 / .12) }
  header { display: flex; align-items: center; gap: 12px; padding: 18px 28px; background: #27364f; color: #fff;
    font-weight: 700 }
  header svg { flex: none }
  .body { padding: 24px 28px 28px }
  h1 { margin: 0 0 8px; font-size: 1.5rem; line-height: 1.25 }
  p { margin: 0 0 16px }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 24px; margin: 0 0 20px; padding: 16px 0;
    border-block: 1px solid #d9dfe6 }
  dt { color: #4b5867 } dd { margin: 0; text-align: right; font-weight: 600 }
  .note { padding: 12px 16px; border-radius: 10px; background: #fdf3dc; color: #4a3a10; font-size: 1rem }
  form { display: grid; gap: 12px }
  button, .back { display: block; width: 100%; min-height: 52px; padding: 12px; border-radius: 10px; font: inherit;
    font-weight: 700; text-align: center; cursor: pointer; border: 2px solid #27364f; text-decoration: none }
  .approve, .back { background: #27364f; color: #fff }
  .fail { background: #fff; color: #27364f }
  button:hover, .back:hover { filter: brightness(.94) }
  button:focus-visible, .back:focus-visible { outline: 3px solid #27364f; outline-offset: 3px }
`;

const SHIELD =
  '<svg width="28" height="28" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" aria-hidden="true"><path d="M12 3l7 3v6c0 4.5-3 7.6-7 9-4-1.4-7-4.5-7-9V6z"/><path d="M9 12l2 2 4-4" stroke-linecap="round"/></svg>';

/** The bank's question: is it you who pays? */
export function challengePage(intent: PaymentIntent, lastDigits: string): string {
  return page(
    "Confirm your payment",
    `<h1>Confirm your payment</h1>
    <p>Your bank asks whether it is you who pays.</p>
    <dl>
      <dt>Amount</dt><dd>${moneyText(intent.amount)} ${intent.currency.toUpperCase()}</dd>
      <dt>Card</dt><dd>ending in ${lastDigits}</dd>
    </dl>
    <p class="note">This is a demo bank. No card is charged, whatever you choose.</p>
    <form method="post">
      <button class="approve" name="answer" value="approve">Approve the payment</button>
      <button class="fail" name="answer" value="fail">Refuse the payment</button>
    </form>`,
  );
}

/** For a question that is not asked any more: answered in another tab, cancelled, unknown. */
export function nothingToConfirmPage(shopUrl: string): string {
  return page(
    "Nothing to confirm",
    `<h1>Nothing to confirm</h1>
    <p>This payment does not wait for your answer any more. The shop shows how it stands.</p>
    <a class="back" href="${escaped(shopUrl)}">Back to the shop</a>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style>
</head>
<body><main><header>${SHIELD}<span>Demo bank</span></header><div class="body">${body}</div></main></body>
</html>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
