import { axeFindings } from './axe.ts'
import { newCook } from './cook.ts'
import { addToPantry, expect, pantryItem, test } from './journey.ts'

test('without a provider the chef answers from Larder’s recipes, and an answer leads on', async ({
  page,
}) => {
  await newCook(page)
  await page.goto('/')
  await addToPantry(page, 'eggs, milk, flour, butter')
  await expect(pantryItem(page, 'eggs')).toBeVisible()
  await page.getByRole('button', { name: 'Personal Chef' }).click()
  const panel = page.getByRole('dialog', { name: 'Personal Chef' })
  await expect(panel).toContainText('4 ingredients')

  await panel.getByRole('button', { name: 'What can I make with my ingredients?' }).click()
  const chat = panel.getByRole('region', { name: 'Chat' })
  await expect(chat).toContainText('invited to add the API key')
  const cards = chat.getByRole('list', { name: 'Recipes of this answer' }).getByRole('article')
  await expect(cards).toHaveCount(3)
  await expect(cards.first()).toContainText(/uses \d/)
  await cards
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await expect(cards.getByRole('button', { name: /^Unsave / })).toHaveCount(1)

  await panel.getByLabel('Message').fill('Help me plan meals for this week')
  await panel.getByLabel('Message').press('Enter')
  const plan = chat.getByRole('list', { name: 'The plan' })
  await expect(plan.getByRole('article')).toHaveCount(7)
  await expect(plan).toContainText('Day 7')
  await chat.getByRole('button', { name: 'Put all that is missing on the shopping list' }).click()
  await expect(page.getByText(/put on your shopping list/)).toBeVisible()

  await panel.getByLabel('Message').fill('What can I use as a substitute for eggs?')
  await panel.getByLabel('Message').press('Enter')
  await expect(chat).toContainText('Instead of eggs you can take')

  // A small page: axe looks through all that stands behind the panel too.
  await page.goto('/shopping-list')
  await page.getByRole('button', { name: 'Personal Chef' }).click()
  await expect(panel).toContainText('6 messages')
  expect(await axeFindings(page)).toEqual([])
  await plan.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/recipe\/\d+/)
})

test('without a provider the chef puts dishes together, says why, and leads to them also later', async ({
  page,
}) => {
  await newCook(page)
  await page.goto('/')
  await addToPantry(page, '6 chicken thighs, potatoes, lemon, garlic, thyme, olive oil, feta')
  await expect(pantryItem(page, 'feta')).toBeVisible()
  await page.getByRole('button', { name: 'Personal Chef' }).click()
  const panel = page.getByRole('dialog', { name: 'Personal Chef' })
  const chat = panel.getByRole('region', { name: 'Chat' })
  await panel.getByLabel('Message').fill('What’s for dinner?')
  await panel.getByLabel('Message').press('Enter')
  await expect(chat).toContainText('The lemon cuts the fat of the olive oil.')
  const dishes = chat.getByRole('article').filter({ hasText: 'put together for your kitchen' })
  const name = (await dishes.first().getByRole('link').textContent()) ?? ''

  await page.reload()
  await page.getByRole('button', { name: 'Personal Chef' }).click()
  await dishes.first().getByRole('link', { name }).click()
  await expect(page).toHaveURL(/\/dish\/[a-z-]+-\d+\?/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})
