import { newCook } from './cook.ts'
import { test } from './journey.ts'
test('shots', async ({ page }) => {
  test.setTimeout(280_000)
  await newCook(page)
  const wait = () => page.waitForTimeout(1500)
  const address = '/plan/together?dish=%2Frecipe%2F41&dish=%2Frecipe%2F187&dish=%2Frecipe%2F24&at=19:00'
  await page.goto(address)
  await page.getByRole('list', { name: 'What to do when' }).waitFor()
  for (const [width, height] of [[360, 780], [768, 1024], [1280, 900]] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      await wait()
      await page.screenshot({ path: `/tmp/shots/tl-${width}-${colorScheme}.png`, fullPage: true })
    }
  await page.getByRole('button', { name: 'Cook', exact: true }).click()
  await wait()
  for (const name of ['ready', 'step1', 'step2']) {
    for (const [width, height] of [[360, 780], [1280, 900]] as const) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme: width === 360 ? 'dark' : 'light' })
      await wait()
      await page.screenshot({ path: `/tmp/shots/tl-cook-${name}-${width}.png` })
    }
    await page.keyboard.press('ArrowRight')
  }
  await page.goto('/plan/together?dish=%2Frecipe%2F41')
  await page.getByRole('button', { name: 'Add a dish' }).click()
  await page.setViewportSize({ width: 360, height: 780 })
  await wait()
  await page.screenshot({ path: `/tmp/shots/tl-choose-360.png` })
})
