import type { CDPSession, Page } from '@playwright/test'
import { stepAt, totpCode } from '#server/auth/factors/totp.ts'
import { axeFindings } from './axe.ts'
import { expect, freshEmail, openAs, password, test } from './journey.ts'

// A passkey that was deleted is refused.
test.use({ alsoHarmless: /the server responded with a status of 4\d\d .*\/(?:passkeys|rest)\// })

/** A phone or laptop with a finger on its sensor, as Chromium makes one. */
async function giveAuthenticator(page: Page): Promise<{ cdp: CDPSession; id: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, id: authenticatorId }
}

const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' })

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Profile' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
}

test('a passkey is added, named, signs in without a password, and is deleted', async ({ page }) => {
  const { cdp, id: authenticatorId } = await giveAuthenticator(page)
  await openAs(page, freshEmail(), '/subscription/manage/security')
  await passkeys(page).getByRole('button', { name: 'Add a passkey' }).click()
  const row = passkeys(page).getByRole('listitem')
  await expect(row).toContainText(/Chrome on .*Added on/)
  await row.getByRole('button', { name: /^Rename/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Ada’s laptop')
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('Ada’s laptop')
  expect(await axeFindings(page)).toEqual([])
  await passkeys(page).getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys(page)).toContainText(
    'This device has a passkey for an account here already.',
  )

  await signOut(page)
  await page.goto('/login')
  const signIn = page.getByRole('button', { name: 'Continue with a passkey' })
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await signIn.click()
  await expect(page.getByRole('alert')).toContainText('No passkey was used.')
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await signIn.click()
  await expect(page.getByRole('button', { name: 'Profile' })).toBeVisible()

  await page.goto('/subscription/manage/security')
  await expect(row).toContainText('Used')
  await row.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await signOut(page)
  await page.goto('/login')
  await signIn.click()
  await expect(page.getByRole('alert')).toContainText('This passkey opens no account here.')
})

test('a passkey stands for the second step', async ({ page }) => {
  const email = freshEmail()
  await giveAuthenticator(page)
  await openAs(page, email, '/subscription/manage/security')
  await passkeys(page).getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(1)
  const section = page.getByRole('region', { name: 'Two-factor sign-in' })
  await section.getByRole('button', { name: 'Set up two-factor sign-in' }).click()
  const key = await section.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).innerText()
  const code = totpCode(key.replaceAll(' ', ''), stepAt(new Date()))
  await section.getByLabel('6-digit code', { exact: true }).fill(code)
  await section.getByRole('button', { name: 'Turn on' }).click()
  await section.getByRole('button', { name: 'I have kept them' }).click()

  await signOut(page)
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Use a passkey or security key' }).click()
  await expect(page.getByRole('button', { name: 'Profile' })).toBeVisible()
})
