import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pagePatterns } from '../../domain/addresses.ts'
import type { Language } from '../../domain/texts/language.ts'
import { t } from '../../domain/texts/t.ts'
import { fileKinds, shareTarget } from '../../domain/import/share-target.ts'

const picture = (src: string, side: number, purpose: 'any' | 'maskable' = 'any') => ({
  src,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
})

const shortcut = (name: string, url: string, icon: string) => ({
  name,
  url,
  icons: [picture(`/shortcut-${icon}.png`, 96)],
})

/** What a device shows of the app before it installs it: the pictures of the README. */
const screenshots = [
  { name: 'home-phone-light', sizes: '390x844', form_factor: 'narrow' },
  { name: 'home-desktop-light', sizes: '1280x900', form_factor: 'wide' },
] as const
const screenshotPath = (name: string) => `screenshots/${name}.png`

export const screenshotFiles = () =>
  screenshots.map(({ name }) => ({
    fileName: screenshotPath(name),
    source: readFileSync(
      fileURLToPath(new URL(`../../docs/${screenshotPath(name)}`, import.meta.url)),
    ),
  }))

const { title, text, url, files } = shareTarget.fields

/** The description of the app, in a language, for a device that installs it. */
export const manifest = ({ tag: lang, direction: dir }: Language) =>
  JSON.stringify({
    id: '/',
    name: 'Larder',
    short_name: 'Larder',
    description: t('Discover delicious recipes using ingredients you already have at home.'),
    lang,
    dir,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    // A second window would ring a timer twice. Where to go is the page's to see to: app/offline/watch-launches.ts.
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
    // A browser takes the colour of the page's own tags, which follow the theme.
    background_color: '#fbf6ee',
    theme_color: '#fbf6ee',
    categories: ['food', 'lifestyle'],
    icons: [
      picture('/icon-192.png', 192),
      picture('/icon-512.png', 512),
      picture('/icon-maskable-512.png', 512, 'maskable'),
    ],
    screenshots: screenshots.map(({ name, ...rest }) => ({
      src: `/${screenshotPath(name)}`,
      type: 'image/png',
      label: t('Recipes ranked by what the pantry holds'),
      ...rest,
    })),
    shortcuts: [
      shortcut(t('What can I cook?'), pagePatterns.home, 'cook'),
      shortcut(t('Shopping list'), pagePatterns.shoppingList, 'shopping'),
      shortcut(t('Write a recipe'), pagePatterns.createRecipe, 'write'),
      shortcut(t('Saved recipes'), pagePatterns.savedRecipes, 'saved'),
    ],
    share_target: {
      action: shareTarget.path,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title,
        text,
        url,
        files: [{ name: files, accept: Object.entries(fileKinds).flat(2) }],
      },
    },
    file_handlers: [{ action: shareTarget.path, accept: fileKinds }],
  })
