import { axeFindings } from './axe.ts'
import { expect, freshEmail, openAs, sessionFor, test } from './journey.ts'

test('what was done with the account is told, with the way to act, and says when it cannot be loaded', async ({
  page,
}) => {
  const email = freshEmail()
  await openAs(page, email, '/subscription/manage/devices')
  await sessionFor(page, email, 'token?grant_type=password')
  const section = page.getByRole('region', { name: 'Recent activity' })
  const acts = section.getByRole('listitem')
  const toggle = section.getByRole('button', { name: 'Show recent activity' })

  const log = '**/rest/v1/rpc/own_security_log'
  await page.route(log, (route) => route.abort('internetdisconnected'))
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(section.getByRole('alert')).toContainText('This could not be loaded.')
  await page.unroute(log)
  await section.getByRole('button', { name: 'Try again' }).click()

  await expect(acts).toHaveCount(2)
  await expect(acts.last()).toContainText(/Signed in from .*This device/)
  await expect(acts.last()).toContainText(/20\d\d at \d+:\d\d .*With the password · (127\.|::1)/)
  await section.getByRole('button', { name: 'Sign out other devices' }).click()
  await expect(acts.first()).toContainText('Signed out')
  expect(await axeFindings(page)).toEqual([])

  await section.getByRole('link', { name: 'Change your password' }).click()
  await expect(page.getByRole('region', { name: 'Password', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Current password')).toBeFocused()
})
