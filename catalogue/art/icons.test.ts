import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

describe('the icons in the folder', () => {
  it('hold no script, no handler and no address', async () => {
    const folder = join(import.meta.dirname, 'icons')
    const names = (await readdir(folder)).filter((name) => name.endsWith('.svg'))
    const bodies = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    const active = /<script|<foreignObject|\son\w+=|href="(?!#)|javascript:|@import|<!/i
    expect(names.filter((_, index) => active.test(bodies[index] ?? ''))).toEqual([])
    expect(names.filter((_, index) => !bodies[index]?.startsWith('<svg '))).toEqual([])
  })
})
