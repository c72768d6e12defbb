import { axeFindings } from './axe.ts'
import { newCook } from './cook.ts'
import { inDatabase } from './database.ts'
import { expect, test } from './journey.ts'

const recipe = '/recipe/171'
const text = 'Buy my pills!'

test('what is reported is hidden from others, not from its author, and shown again', async ({
  page,
  browser,
}) => {
  const open = async (name: string) =>
    newCook(await (await browser.newContext()).newPage(), { name })
  const [pia, bo] = [await open('Pia'), await open('Bo')]
  await pia.send('comments', { recipe_id: 171, user_id: pia.id, content: text })
  const discussionOf = async ({ page: theirs }: typeof bo) => {
    await theirs.goto(recipe)
    const section = theirs.getByRole('region', { name: 'Comments' })
    await section.scrollIntoViewIfNeeded()
    await expect(section.getByLabel('Your comment')).toBeVisible()
    return section
  }

  const seenByBo = await discussionOf(bo)
  await seenByBo.getByRole('button', { name: 'More about what Pia says' }).click()
  await bo.page.getByRole('menuitem', { name: 'Report' }).click()
  const dialog = bo.page.getByRole('dialog', { name: 'Report this comment' })
  await dialog.getByLabel('Spam or advertising').check()
  await dialog.getByLabel(/What should we know/).fill('Under every recipe')
  await dialog.getByRole('button', { name: 'Report' }).click()
  await expect(seenByBo).toContainText('You hid this.')

  const moderator = await newCook(page, { name: 'Mo' })
  await inDatabase((client) =>
    client.query('insert into private.moderators (user_id) values ($1)', [moderator.id]),
  )
  await page.goto('/')
  await page.getByRole('button', { name: 'Profile' }).click()
  await page.getByRole('menuitem', { name: 'Moderation' }).click()
  const report = page
    .getByRole('list', { name: 'Reports' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Comment by Pia' }) })
  await expect(report).toContainText(text)
  expect(await axeFindings(page)).toEqual([])
  await report.getByRole('button', { name: 'Hide' }).click()
  await expect(report).toHaveCount(0)

  const seenByPia = await discussionOf(pia)
  await expect(seenByPia).toContainText('Hidden by a moderator: only you see it.')
  await expect(seenByPia).toContainText(text)
  const notice = pia.page.getByRole('region', { name: 'From a moderator' })
  await expect(notice).toContainText(`A moderator hid your comment “${text}”`)
  await notice.getByRole('button', { name: 'I have read it' }).click()
  await expect(notice).toHaveCount(0)
  const eve = await open('Eve')
  await expect(await discussionOf(eve)).not.toContainText(text)

  await page.getByRole('tab', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Undo what was done about the comment by Pia' }).click()
  await page.getByRole('tab', { name: 'Waiting' }).click()
  await expect(report).toBeVisible()
  await expect(await discussionOf(eve)).toContainText(text)
})
