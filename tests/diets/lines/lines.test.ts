import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alwaysJudged } from '../read-table.ts'
import { decideLine, isWhollyRead, type Knowledge, readKnowledge } from './decisions.ts'
import { judgeLines, type LabelledLine, parseLabelled, readOwnLines } from './judge-lines.ts'
import { judgePages, judgeUnlabelled } from './judge-pages.ts'
import { namedIn } from './words.ts'

let knowledge: Knowledge
let own: LabelledLine[]
let checkout: string

beforeAll(async () => {
  checkout = await mkdtemp(path.join(tmpdir(), 'larder-pages-'))
  knowledge = await readKnowledge()
  own = await readOwnLines()
})

afterAll(async () => {
  await rm(checkout, { recursive: true })
})

describe('our own lines', () => {
  it('are enough, tempting and plain, and each stands there once', () => {
    const plain = own.filter(({ contains, varies }) => contains.length + varies.length === 0)
    expect(own.length).toBeGreaterThanOrEqual(420)
    expect(plain.length).toBeGreaterThanOrEqual(100)
    expect(new Set(own.map(({ line }) => line)).size).toBe(own.length)
    for (const word of alwaysJudged) {
      expect(own.filter(({ contains }) => contains.includes(word)).length).toBeGreaterThan(3)
    }
  })

  it('are never called free of what they hold or may hold', () => {
    expect(judgeLines(own, knowledge).falselySafe).toEqual([])
  })

  it('are decided, but for one in twenty of what is known of them', () => {
    const { decided, abstained } = judgeLines(own, knowledge)
    expect(decided / (decided + abstained.length)).toBeGreaterThanOrEqual(0.95)
  })

  it('name by their words only what their labels say, too', () => {
    const unlabelled = own.flatMap(({ line, contains, varies }) =>
      namedIn(line)
        .filter((word) => !contains.includes(word) && !varies.includes(word))
        .map((word) => ({ line, word })),
    )
    expect(unlabelled).toEqual([])
  })
})

describe('a judge of labelled lines', () => {
  const judge = (label: LabelledLine) => judgeLines([label], knowledge)

  it('finds a line that is called free of what it holds, or may hold', () => {
    const carrot = { line: '2 carrots', contains: [], varies: [], isJudged: false }
    expect(judge(carrot)).toMatchObject({
      checked: 9,
      falselySafe: [],
      decided: 9,
      unjudged: 9,
    })
    expect(judge({ ...carrot, contains: ['fish'] }).falselySafe).toEqual([
      { line: '2 carrots', word: 'fish' },
    ])
    expect(judge({ ...carrot, varies: ['soy'] }).falselySafe).toEqual([
      { line: '2 carrots', word: 'soy' },
    ])
  })

  it('judges what the further columns name, where a label has them', () => {
    const [celery, leek, carrot] = parseLabelled(
      'line,contains,varies,further_contains,further_varies\n1 stick celery,,,,\n1 leek,,,-,\n1 carrot,,,celery,mustard\n',
    )
    if (celery === undefined || leek === undefined || carrot === undefined) throw new Error('rows')
    expect(judge(celery)).toMatchObject({ checked: 9, unjudged: 9 })
    expect(judge(leek)).toMatchObject({ checked: 18, decided: 18, unjudged: 0 })
    expect(judge(carrot).falselySafe.map(({ word }) => word)).toEqual(['celery', 'mustard'])
  })

  it('tells abstaining from deciding, and both from a dispute', () => {
    const unread = judge({
      line: '1 jar of grelbnix',
      contains: ['eggs'],
      varies: ['soy'],
      isJudged: false,
    })
    expect(unread).toMatchObject({ decided: 0, falselySafe: [], disputed: [] })
    expect(unread.abstained.length).toBe(8)
    const milk = judge({ line: '1 cup whole milk', contains: [], varies: [], isJudged: false })
    expect(milk.disputed).toEqual([{ line: '1 cup whole milk', word: 'dairy' }])
    expect(milk.decided).toBe(8)
  })

  it('counts every alternative, and one that was not read as anything', () => {
    expect(decideLine('1 tbsp olive oil or butter', knowledge).get('dairy')).toBe('contains')
    expect(decideLine('1 tbsp olive oil or grelbnix', knowledge).get('dairy')).toBe('not known')
    expect(decideLine('2 tbsp grelbnix or capers', knowledge).get('fish')).toBe('not known')
    expect(isWhollyRead('1 tbsp olive oil or grelbnix', knowledge)).toBe(false)
    expect(isWhollyRead('1 tbsp olive oil or butter', knowledge)).toBe(true)
  })

  it.each([
    ['2 tbsp tamari (or soy sauce)', 'gluten'],
    ['4 corn or flour tortillas', 'gluten'],
    ['300 g chicken or prawns', 'shellfish'],
    ['6 anchovy filets or 2 tablespoons capers', 'fish'],
    ['2 tbsp coconut aminos (or sub with soy sauce)', 'soy'],
    ['1 tbsp olive oil (or ghee for onion)', 'dairy'],
    ['1 lb beef stew meat, coated with flour', 'gluten'],
    ['500 g chicken (marinate with 2 tsp light soya sauce)', 'soy'],
    ['1 cup milk (I used almond milk)', 'nuts'],
    ['To garnish: thyme sprigs, grated parmesan cheese', 'dairy'],
    ['lime wedges, green onions, sesame seeds', 'sesame'],
  ] as const)('never calls “%s” free of %s', (line, word) => {
    expect(decideLine(line, knowledge).get(word)).not.toBe('free')
  })

  it('refuses a file with a row, a word or a label that makes no sense', () => {
    expect(parseLabelled('line,contains,varies\n"1 ""big"" egg, beaten",eggs,\n')).toEqual([
      { line: '1 "big" egg, beaten', contains: ['eggs'], varies: [], isJudged: false },
    ])
    expect(() => parseLabelled('1 egg,eggs,')).toThrow('first row')
    expect(() => parseLabelled('line,contains,varies\n1 egg, beaten,eggs,')).toThrow('This row')
    expect(() => parseLabelled('line,contains,varies\n1 egg,egs,')).toThrow('egs')
    expect(() => parseLabelled('line,contains,varies\n1 egg,eggs,eggs')).toThrow('both')
  })
})

describe('a judge by words', () => {
  it.each([
    ['2 tbsp soy sauce', ['soy', 'gluten']],
    ['50 g Parmesan, grated', ['dairy', 'animal-rennet']],
    ['1 cup flour', ['gluten']],
    ['2 cups almond flour', ['nuts']],
    ['1 cup gluten-free flour', []],
    ['2 tbsp peanut butter', ['nuts']],
    ['1 butternut squash', []],
    ['1 can coconut milk or 1 cup cream', ['dairy']],
    ['200 g oyster mushrooms', []],
    ['2 tbsp oyster sauce', ['shellfish']],
    ['1 eggplant', []],
    ['4 chicken thighs, dredged in flour', ['gluten']],
    ['1/2 tsp cream of tartar', []],
    ['tahini', ['sesame']],
    ['1 dash Worcestershire sauce', ['fish']],
  ])('knows what “%s” names', (line, words) => {
    expect(namedIn(line)).toEqual(words)
  })

  it('finds a line whose reading leaves out what its text names', () => {
    // A vocabulary that takes butter for water.
    const { vocabulary, facts } = knowledge
    const misread = {
      facts,
      vocabulary: { ...vocabulary, aliases: new Map([...vocabulary.aliases, ['butter', 'water']]) },
    }
    expect(judgeUnlabelled(['50 g butter'], knowledge).falselySafe).toEqual([])
    expect(judgeUnlabelled(['50 g butter'], misread).falselySafe).toEqual([
      { line: '50 g butter', word: 'dairy' },
    ])
  })

  it('takes each English line of the pages once', async () => {
    const folder = path.join(checkout, 'tests/test_data/example.org')
    await mkdir(folder, { recursive: true })
    const pages = {
      one: { language: 'en-US', ingredients: ['1 cup milk', '2 carrots', '1 cup milk'] },
      two: { language: 'en', ingredients: '2 carrots' },
      three: { language: 'de', ingredients: ['1 Zwiebel'] },
      'no-page': ['of a server'],
    }
    for (const [name, page] of Object.entries(pages)) {
      await writeFile(path.join(folder, `${name}.json`), JSON.stringify(page))
    }
    expect(await judgePages(checkout, knowledge)).toMatchObject({
      lines: 2,
      named: 1,
      falselySafe: [],
      read: 36,
      decided: 36,
    })
  })
})
