/** Ways to sign in and out that need a whole browser: Google's window, the mailed link, Back, a lost network. */
import { builtPart } from './support/built-parts.ts'
import { expect, signUpByApi, test } from './support/fixtures.ts'
import {
  continueWithGoogle,
  logIn,
  openAccountDialog,
  clickUntilOpen,
  openPublicPage,
  PASSWORD,
  register,
} from './support/parent.ts'
import { asParent } from './support/signed-in.ts'
import { appUrl, environmentVariable, taggedEmail } from '../tests/support/local-env.ts'

const signedIn = test.extend({ storageState: asParent })

test('returns to the requested page after a Google sign-in, without overlay on Back', async ({ page, complaints }) => {
  // The emulator's frame also reports 'no event yet', which the SDK turns into an exception.
  complaints.allow(/auth\/internal-error/)
  // Use 127.0.0.1, the site of the emulator's frame, because a frame of another site has no storage in a test's
  // browser.
  await page.goto(appUrl('/my-stories?from=mail').replace('localhost', '127.0.0.1'))
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await continueWithGoogle(page)
  await expect(page).toHaveURL(/\/my-stories\?from=mail$/)
  await expect(page.getByText('Rafta henüz kitabınız yok.')).toBeVisible()
  await page.goto(new URL('/about', page.url()).href)
  await expect(page.getByText('Merhaba, Ayşe Yılmaz')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Rafta henüz kitabınız yok.')).toBeVisible()
  await expect(page.getByText('Masal kapıları açılıyor...')).toBeHidden()
})

test('undoes a sign-up whose webhook call failed, and keeps the visitor’s gift code', async ({ page, complaints }) => {
  complaints.allow(/notification-failed|Failed to load resource|proxy-webhook/)
  await page.route('**/proxy-webhook', (route) => route.abort())
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('gift_code', '7K3DQ9TX2M5H'))
  const email = taggedEmail()
  const dialog = page.getByRole('dialog')
  await clickUntilOpen(dialog, page.getByRole('button', { name: 'Ücretsiz Keşfet' }).first())
  await dialog.getByLabel('E-posta').fill(email)
  await dialog.getByLabel('Şifre', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Kayıt Ol', exact: true }).click()
  await expect(page.getByText(/^Üyelik sistemi şu anda kullanılamıyor/)).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  expect(await page.evaluate(() => localStorage.getItem('gift_code'))).toBe('7K3DQ9TX2M5H')

  // After the failed sign-up the same address can register.
  await page.unroute('**/proxy-webhook')
  await register(page, { email })
})

test('renews a forgotten password by the mailed link', async ({ page }) => {
  const { email } = await signUpByApi()
  await page.goto('/')
  await openAccountDialog(page, 'Giriş Yap')
  await page.getByRole('button', { name: 'Şifremi unuttum' }).click()
  await page.getByRole('dialog').getByLabel('E-posta').fill(email)
  await page.getByRole('button', { name: 'Bağlantı Gönder' }).click()
  await expect(page.getByText('Şifre sıfırlama bağlantısı e-posta adresinize gönderildi!')).toBeVisible()

  const mails = await fetch(
    `${environmentVariable('WORLD_AUTH_URL')}/emulator/v1/projects/${environmentVariable('FIREBASE_PROJECT_ID')}/oobCodes`,
  )
  const { oobCodes } = (await mails.json()) as { oobCodes: { email: string; oobLink: string }[] }
  const link = oobCodes.find((mail) => mail.email === email)?.oobLink ?? ''
  await fetch(`${link}&newPassword=yeni-bir-sifre`)
  await logIn(page, { email, password: 'yeni-bir-sifre' })
})

test('opens the account dialog once on a double click, and keeps it open', async ({ page }) => {
  await page.goto('/')
  const login = page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' })
  await clickUntilOpen(page.getByRole('dialog'), login)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(login).toBeFocused()
  await login.dblclick()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '')
})

test('keeps the account dialog open while it submits, then closes it once', async ({ page, complaints }) => {
  complaints.allow(/400 \(Bad Request\)/)
  const { email } = await signUpByApi()
  await page.goto('/about')
  await page.goto('/')
  await openAccountDialog(page, 'Giriş Yap')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-posta').fill(email)
  await dialog.getByLabel('Şifre', { exact: true }).fill('bu-o-degil')
  let answer: () => void = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/accounts:signIn/, async (route) => {
    await answered
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Giriş Yap' }).click()
  await expect(dialog.getByRole('button', { name: 'Giriş Yap' })).toBeHidden()
  for (let press = 0; press < 6; press++) await page.keyboard.press('Escape')
  answer()
  await expect(dialog.getByRole('alert')).toBeVisible()
  for (let press = 0; press < 6; press++) await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '')
})

test('shows a notice to visitors while the network is lost', async ({ page, context, complaints }) => {
  complaints.allowLostNetwork()
  await openPublicPage(page, '/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Wait: the code that watches the network loads after the page.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByText(/Bağlantı yok/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/Bağlantı yok/)).toBeHidden()
})

signedIn('reports that the connection cannot be watched, and the page works', async ({ page, complaints }) => {
  complaints.allowLostNetwork()
  await page.route(builtPart('src/firebase/connectivity.ts').script, (route) => route.abort())
  const reported = page.waitForEvent('console', (message) => message.text().includes('watch the connection'))
  await page.goto('/about')
  await reported
  await expect(page.getByRole('heading', { level: 1, name: 'Biz Kimiz?' })).toBeVisible()
})

test('shows the landing page without any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu masalın kahramanı sizin çocuğunuz.')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page).toHaveTitle('Masal Kahramanım: çocuğunuzun kahramanı olduğu masal kitabı')
  await context.close()
})

test('takes over the built landing page without replacing its elements', async ({ page }) => {
  let start: () => void = () => {}
  const started = new Promise<void>((resolve) => (start = resolve))
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await started
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const built = await page.locator('#root').evaluateHandle((root) => [...root.querySelectorAll('*')])
  start()

  // React handles a press only after hydration and loses earlier ones, so press until the dialog opens. A hydration
  // mismatch would be an exception (fixtures.ts).
  const dialog = page.getByRole('dialog')
  await expect(async () => {
    if (!(await dialog.isVisible()))
      await page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' }).click({ timeout: 1_000 })
    await expect(dialog).toBeVisible({ timeout: 1_000 })
  }).toPass()
  expect(await built.evaluate((nodes) => nodes.length)).toBeGreaterThan(100)
  expect(
    await built.evaluate((nodes) =>
      nodes.filter((node) => !node.isConnected).map((node) => node.outerHTML.slice(0, 80)),
    ),
  ).toEqual([])
})
