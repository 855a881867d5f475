/** The hosted page on which a parent pays or goes back; in Turkish, because parents read it too. */
import { EXAMPLE_BUYER, type CheckoutSession } from './checkout.ts'

/** A test card of Stripe that its bank declines. Every other number pays. */
export const DECLINED_CARD = '4000000000000002'
const ACCEPTED_CARD = '4242 4242 4242 4242'

/** @param wasDeclined true after a declined card: the session stays open, as on Stripe */
export function payPage(session: CheckoutSession, productName: string, wasDeclined: boolean): string {
  switch (session.status) {
    case 'open':
      return frame('Ödeme', openForm(session, productName, wasDeclined))
    case 'complete':
      return frame('Ödendi', '<h1>Bu ödeme tamamlandı</h1><p>Aynı kitap için ikinci bir ödeme alınmaz.</p>')
    case 'expired':
      return frame(
        'Süre doldu',
        '<h1>Bu ödeme bağlantısının süresi doldu</h1><p>Kitaplığınızdan yeniden başlatabilirsiniz.</p>',
      )
  }
}

function openForm(session: CheckoutSession, productName: string, wasDeclined: boolean): string {
  const price = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: session.currency }).format(
    session.amount_total / 100,
  )
  return `
    <p class="merchant">Masal Kahramanım</p>
    <h1>${escapeHtml(productName)}</h1>
    <p class="price">${price}</p>
    ${session.customer_email ? `<p class="mail">${escapeHtml(session.customer_email)}</p>` : ''}
    ${wasDeclined ? '<p role="alert">Kartınız reddedildi. Başka bir kartla yeniden deneyin.</p>' : ''}
    <form method="post">
      <label for="card">Kart numarası</label>
      <input id="card" name="card" value="${ACCEPTED_CARD}" inputmode="numeric" autocomplete="off">
      ${session.billing_address_collection === 'required' ? BILLING_FIELDS.map(billingField).join('') : ''}
      ${session.tax_id_collection.enabled ? billingField(['tax_number', 'Vergi numarası (isteğe bağlı)']) : ''}
      <button class="pay" name="action" value="pay">Öde</button>
      <button name="action" value="back">Geri dön</button>
    </form>
    <p class="note">Bu sayfa yalnızca bu bilgisayardaki deneme ödemesidir; gerçek para çekilmez.</p>`
}

/** Prefilled, so that one press pays. */
const BILLING_FIELDS = [
  ['name', 'Ad soyad ya da unvan'],
  ['line1', 'Adres'],
  ['city', 'İlçe'],
  ['state', 'İl'],
  ['postal_code', 'Posta kodu'],
  ['country', 'Ülke'],
] as const

const billingField = ([name, label]: readonly [string, string]) => `
      <label for="${name}">${label}</label>
      <input id="${name}" name="${name}" value="${escapeHtml(EXAMPLE_BUYER[name] ?? '')}" autocomplete="off">`

const frame = (title: string, content: string) => `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${title} · Deneme ödemesi</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #fbf4e4; color: #12323a; font: 17px/1.55 system-ui, sans-serif }
  main { box-sizing: border-box; width: min(92vw, 420px); padding: 36px 32px; background: #fffbf1; border: 1px solid #e2d4b4; border-radius: 22px 18px 24px 18px; box-shadow: 0 12px 32px #5a3b1026 }
  h1 { margin: 0; font: 24px/1.2 Georgia, serif }
  p { margin: 10px 0 }
  .merchant, .mail, .note { color: #3e5a5e; font-size: 15px }
  .price { font: 42px/1.1 Georgia, serif }
  [role=alert] { padding: 10px 14px; background: #f9e3e0; color: #8a1730; border-radius: 10px }
  form { display: grid; gap: 10px; margin: 24px 0 16px }
  input { box-sizing: border-box; width: 100%; min-height: 52px; padding: 0 16px; border: 1px solid #8c7b5c; border-radius: 14px; background: #fff; color: inherit; font: inherit; letter-spacing: .06em }
  button { min-height: 52px; border: 1px solid #8c7b5c; border-radius: 16px 14px 18px 14px; background: none; color: #164a53; font: inherit; cursor: pointer }
  button.pay { border-color: #8a1730; background: #b0263f; color: #fffbf1; font-weight: 700 }
  :is(button, input):focus-visible { outline: 3px solid #b0263f; outline-offset: 2px }
</style>
</head>
<body><main>${content}</main></body>
</html>`

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
