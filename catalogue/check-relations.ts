import type { Problem } from './problem.ts'
import type { Catalogue } from './read.ts'

/** The ingredient and everything that it is a kind of; ends on a circle. */
function lineageOf(id: string, parents: ReadonlyMap<string, string | undefined>): Set<string> {
  const lineage = new Set<string>()
  for (let each: string | undefined = id; each !== undefined && !lineage.has(each);) {
    lineage.add(each)
    each = parents.get(each)
  }
  return lineage
}

interface Relation {
  file: string
  from: readonly string[]
  to: string
  entry: string
}

function checkRelations(
  relations: readonly Relation[],
  parents: ReadonlyMap<string, string | undefined>,
): Problem[] {
  const seen = new Set<string>()
  return relations.flatMap(({ file, from, to, entry }) => {
    const problems: Problem[] = []
    const report = (text: string) => problems.push({ file, entry, text })
    for (const id of [...from, to]) {
      if (!parents.has(id)) report(`unknown ingredient "${id}"`)
    }
    if (from.length === 1 && from.some((id) => lineageOf(id, parents).has(to))) {
      report(`${from.join(' + ')} is ${to} already`)
    }
    const key = `${from.toSorted().join('+')}→${to}`
    if (seen.has(key)) report('is there twice')
    seen.add(key)
    return problems
  })
}

/** Substitutions and transforms: known ingredients, none twice, none that the tree says already. */
export function checkSubstitutionsAndTransforms(catalogue: Catalogue): Problem[] {
  const parents = new Map(catalogue.ingredients.map(({ id, parent }) => [id, parent]))
  const substitutions = catalogue.substitutions.map(({ need, uses, family }) => ({
    file: family === undefined ? 'substitutions.yaml' : 'families.yaml',
    from: uses,
    to: need,
    entry: `${family === undefined ? '' : `${family}: `}${uses.join(' + ')} for ${need}`,
  }))
  const transforms = catalogue.transforms.map(({ from, to }) => ({
    file: 'transforms.yaml',
    from: [from],
    to,
    entry: `${from} gives ${to}`,
  }))
  return [...checkRelations(substitutions, parents), ...checkRelations(transforms, parents)]
}
