import type { Browser, Locator, Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { newCook } from './cook.ts'
import { expect, test } from './journey.ts'

/** Someone else at another device. */
async function anotherCook(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await newCook(page, { name })
  return page
}

async function openComments(page: Page, recipe: string): Promise<Locator> {
  await page.goto(recipe)
  const section = page.getByRole('region', { name: 'Comments' })
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByLabel('Your comment')).toBeVisible()
  return section
}

const more = async (section: Locator, name: string, item: string) => {
  await section.getByRole('button', { name: `More about what ${name} says` }).click()
  await section.page().getByRole('menuitem', { name: item }).click()
}
/** In the facts below the title, not in the section of comments. */
const ratingAbove = (page: Page) =>
  page.getByRole('article').getByRole('definition').filter({ hasText: '★' })

test('two cooks rate, answer, like, edit and delete, and each sees what the other did', async ({
  page,
  browser,
}) => {
  const recipe = '/recipe/60'
  const bosPage = await anotherCook(browser, 'Bo')
  await newCook(page)
  const ada = await openComments(page, recipe)
  await expect(ada).toContainText('Not rated yet')

  // By keyboard, as by a thumb.
  await ada.getByRole('radio', { name: '1 star' }).focus()
  for (let star = 1; star < 4; star++) await page.keyboard.press('ArrowRight')
  await expect(ada.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await ada.getByLabel('Your comment').fill('Crisp at the edges.\nSee https://example.org')
  await ada.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(ada.getByRole('list', { name: 'Comments' })).toContainText('Crisp at the edges.')
  await expect(ada.getByRole('link', { name: 'example' })).toHaveCount(0)
  await expect(ratingAbove(page)).toHaveText('★ 4.0 (1)')

  const bo = await openComments(bosPage, recipe)
  await expect(bo.getByRole('list', { name: 'Comments' })).toContainText('Crisp at the edges.')
  await expect(bo.getByRole('link', { name: 'Ada' })).toHaveAttribute('href', /^\/profile\//)
  await bo.getByRole('button', { name: 'Like what Ada says, 0 likes' }).click()
  await bo.getByRole('button', { name: 'Reply', exact: true }).click()
  await bo.getByLabel('Reply to Ada').fill('Which pan did you take?')
  await bo.getByRole('button', { name: 'Reply', exact: true }).last().click()
  await expect(bo.getByLabel('Reply to Ada')).toBeHidden()
  await bo.getByRole('radio', { name: '5 stars' }).check()
  await bo.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(ratingAbove(bosPage)).toHaveText('★ 4.5 (2)')

  const again = await openComments(page, recipe)
  await expect(again.getByRole('button', { name: 'Like what Ada says, 1 like' })).toBeVisible()
  await expect(again.getByRole('list', { name: 'Replies' })).toContainText('Which pan')
  await expect(again.getByRole('img', { name: '4.5 of 5 stars' })).toBeVisible()
  await more(again, 'Ada', 'Edit')
  await again.getByLabel('Your comment').last().fill('Crisp in iron.')
  await again.getByRole('button', { name: 'Save' }).click()
  await expect(again).toContainText('edited')
  await more(again, 'Ada', 'Delete')
  await expect(again).toContainText('This comment was deleted.')
  await expect(ratingAbove(page)).toHaveText('★ 5.0 (1)')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(again).toContainText('Crisp in iron.')
  await expect(again.getByRole('button', { name: 'Like what Ada says, 1 like' })).toBeVisible()
  await more(again, 'Ada', 'Delete')
  await expect(again).toContainText('This comment was deleted.')

  const after = await openComments(bosPage, recipe)
  await expect(after).toContainText('This comment was deleted.')
  await expect(after).toContainText('Which pan did you take?')
  await expect(after).not.toContainText('Crisp')
  await expect(ratingAbove(bosPage)).toHaveText('★ 5.0 (1)')
  await bosPage.context().close()
})

test('what could not be loaded is asked for again; without a network the text stays, after a reload too', async ({
  page,
  context,
}) => {
  await newCook(page)
  const asked = '**/rest/v1/rpc/comment_threads'
  await page.route(asked, (route) => route.abort('aborted'))
  const section = await openComments(page, '/recipe/61')
  await expect(section).toContainText('The comments could not be loaded')
  await page.unroute(asked)
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect(section).toContainText('Be the first')
  await section.getByLabel('Your comment').fill('Good with rice')
  await context.setOffline(true)
  await section.getByRole('button', { name: 'Post comment' }).click()
  await expect(section.getByRole('alert')).toContainText('need a connection')
  await expect(section.getByLabel('Your comment')).toHaveValue('Good with rice')
  await context.setOffline(false)
  const later = await openComments(page, '/recipe/61')
  await expect(later.getByLabel('Your comment')).toHaveValue('Good with rice')

  // Posted, but its answer is lost: sent again after another reload it stands there once, as it was sent last.
  const post = later.getByRole('button', { name: 'Post comment' })
  const posted = '**/rest/v1/comments*'
  await page.route(posted, async (route) => {
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  await post.click()
  await expect(later.getByRole('alert')).toContainText('Your text is still here')
  await page.unroute(posted)
  const last = await openComments(page, '/recipe/61')
  const likes = last.getByRole('button', { name: /^Like what/ })
  await expect(likes).toHaveCount(1)
  await last.getByLabel('Your comment').fill('Good with rice, too')
  await last.getByRole('button', { name: 'Post comment' }).click()
  await expect(page.getByText('Your comment is posted')).toBeVisible()
  await openComments(page, '/recipe/61')
  await expect(likes).toHaveCount(1)
  await expect(last).toContainText('Good with rice, too')
})

test('cooking ends with a rating, which the page shows', async ({ page }) => {
  await newCook(page)
  await page.goto('/recipe/62?cook=1')
  const cooking = page.getByRole('dialog')
  const next = cooking.getByRole('button', { name: /^(Start|Next|Finish)$/ })
  while (await next.isEnabled()) await next.click()
  await cooking.getByRole('radio', { name: '3 stars' }).check()
  await cooking.getByRole('button', { name: 'Rate it' }).click()
  await expect(cooking.getByText('Your rating is kept.')).toBeVisible()
  await cooking.getByRole('button', { name: 'Back to the recipe' }).click()
  await expect(ratingAbove(page)).toHaveText('★ 3.0 (1)')
})

test('axe finds nothing: comments, menu, report, editor', async ({ page, browser }) => {
  const section = '[aria-labelledby=comments]'
  const [adasPage, bosPage] = [page, await anotherCook(browser, 'Bo')]
  const ada = await newCook(adasPage)
  await ada.send('comments', { recipe_id: 63, user_id: ada.id, content: 'Very good.', rating: 4 })
  const adas = await openComments(adasPage, '/recipe/63')
  await more(adas, 'Ada', 'Edit')
  await expect(adas.getByRole('button', { name: 'Save' })).toBeVisible()
  expect(await axeFindings(adasPage, section), 'editor').toEqual([])

  const bos = await openComments(bosPage, '/recipe/63')
  await bos.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(bos.getByLabel('Reply to Ada')).toBeVisible()
  expect(await axeFindings(bosPage, section), 'reply').toEqual([])
  await bos.getByRole('button', { name: 'More about what Ada says' }).click()
  const report = bosPage.getByRole('menuitem', { name: 'Report' })
  await expect(report).toBeVisible()
  expect(await axeFindings(bosPage, '[role=menu]'), 'menu').toEqual([])
  await report.click()
  await expect(bosPage.getByRole('dialog', { name: 'Report this comment' })).toBeVisible()
  expect(await axeFindings(bosPage, '[role=dialog]'), 'report').toEqual([])
  await bosPage.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await more(bos, 'Ada', 'Hide')
  await expect(bos).toContainText('You hid this.')
  expect(await axeFindings(bosPage, section), 'hidden').toEqual([])
  await bosPage.context().close()
})
