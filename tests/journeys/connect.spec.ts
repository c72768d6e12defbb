import { axeFindingsAt, phoneAndDesk } from './axe.ts'
import { newCook } from './cook.ts'
import { expect, test } from './journey.ts'
import { startLocalApp } from './local-app.ts'

const larder = () => process.env['LARDER_ADDRESS'] ?? ''

test('a cook lets an app in, it does what it may, and is out when they say so', async ({
  page,
}) => {
  const app = await startLocalApp(larder())
  try {
    const cook = await newCook(page)
    await page.goto(app.wayIn('list:write pantry:read'))
    await expect(page.getByRole('heading', { name: 'Let “Kitchen helper” in?' })).toBeVisible()
    const asked = page.getByRole('main').getByRole('list').first().getByRole('listitem')
    await expect(asked).toHaveText([
      'See and change your shopping lists',
      'See what is in your pantry',
    ])
    await expect(page.getByText(cook.email)).toBeVisible()
    expect(await axeFindingsAt(phoneAndDesk, page)).toEqual([])
    await page.getByRole('button', { name: 'Let it in', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Back in the app' })).toBeVisible()

    const { code = '', state } = app.cameBack()
    expect(state).toBe('its own')
    const { access_token: token, scope } = await app.tokens(code)
    expect(scope).toBe('list:write pantry:read')
    const headers = { authorization: `Bearer ${token}` }
    const ask = (path: string, data?: object) =>
      data === undefined
        ? page.request.get(`${larder()}/rest/v1/${path}`, { headers })
        : page.request.post(`${larder()}/rest/v1/${path}`, { headers, data })
    expect((await ask('shopping_list_items', { name: 'Oat milk' })).status()).toBe(201)
    expect((await ask('pantry_items', { name: 'Salt' })).status()).toBe(403)
    expect((await ask('planned_meals')).status()).toBe(403)

    await page.goto('/subscription/manage/devices')
    const apps = page.getByRole('region', { name: 'Connected apps' })
    await expect(apps.getByRole('heading', { name: 'Kitchen helper' })).toBeVisible()
    // The app is none of the devices.
    const devices = page.getByRole('region', { name: 'Your devices' })
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    await apps.getByRole('button', { name: 'End access of Kitchen helper' }).click()
    await expect(apps.getByText('You let no app in.')).toBeVisible()
    expect((await ask('shopping_list_items')).status()).toBe(401)
  } finally {
    await app.stop()
  }
})

test('a no leads back, and an app that is not known leads nowhere', async ({ page }) => {
  const app = await startLocalApp(larder())
  try {
    await newCook(page)
    await page.goto(app.wayIn('plan:read'))
    await page.getByRole('button', { name: 'Do not let it in' }).click()
    await expect(page.getByRole('heading', { name: 'Back in the app' })).toBeVisible()
    expect(app.cameBack()).toMatchObject({ error: 'access_denied', state: 'its own' })
    await page.goBack()
    await expect(page.getByText('This request is over.')).toBeVisible()
    await page.goto('/auth/v1/oauth/authorize?client_id=nobody&response_type=code')
    await expect(page.getByText('This app is not known here')).toBeVisible()
  } finally {
    await app.stop()
  }
})

test('a token for a script is made, shown once and withdrawn', async ({ page }) => {
  await newCook(page)
  await page.goto('/subscription/manage/devices')
  const section = page.getByRole('region', { name: 'Tokens for scripts' })
  await section.getByRole('button', { name: 'Make a token' }).click()
  await section.getByRole('button', { name: 'Make the token' }).click()
  await expect(section.getByText('Choose at least one')).toBeVisible()
  await section.getByLabel('What is it for?').fill('Wall tablet')
  await section.getByLabel('See and change your shopping lists').check()
  expect(await axeFindingsAt(phoneAndDesk, page)).toEqual([])
  await section.getByRole('button', { name: 'Make the token' }).click()
  const token = await section.getByLabel('Token', { exact: true }).inputValue()
  expect(token).toMatch(/^larder_pat_/)
  const headers = { authorization: `Bearer ${token}` }
  const ask = () => page.request.get('/rest/v1/shopping_lists', { headers })
  expect((await ask()).status()).toBe(200)
  await section.getByRole('button', { name: 'I have kept it' }).click()
  await expect(section.getByRole('heading', { name: 'Wall tablet' })).toBeVisible()
  await expect(section).not.toContainText(token)
  await section.getByRole('button', { name: 'Withdraw Wall tablet' }).click()
  await expect(section.getByRole('heading', { name: 'Wall tablet' })).toBeHidden()
  expect((await ask()).status()).toBe(401)
})
