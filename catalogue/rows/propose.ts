/** `npm run catalogue:rows -- cooked bulgur`: the rows of facts/usda-sr28.csv that words may mean, with their weights. */
import { join } from 'node:path'
import { catalogueFolder } from '../read.ts'
import { findRows, indexRows } from './find-rows.ts'
import { readRows } from './food-rows.ts'

const rows = await readRows(join(catalogueFolder, 'facts/usda-sr28.csv'))
for (const { row, score } of findRows(process.argv.slice(2).join(' '), indexRows(rows), 8)) {
  const weights = row.weights.map(({ grams, amount, of }) => `${grams} g = ${amount} ${of}`)
  process.stdout.write(`${row.ndb}  ${score.toFixed(2)}  ${row.words}  (${weights.join('; ')})\n`)
}
