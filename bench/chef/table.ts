import { type Judged, reportOf } from './judge.ts'

function rowOf(name: string, judged: readonly Judged[]): string {
  const { questions, answered, wrong, unsafe } = reportOf(judged)
  const share = questions === 0 ? 0 : Math.round((answered * 100) / questions)
  return `| ${name} | ${questions} | ${answered} (${share} %) | ${wrong} | ${unsafe} |`
}

function inFull({ question, said, missing, wrong, isUnsafe }: Judged): string {
  return [
    `\n## ${question.question}`,
    ...(missing.length > 0 ? [`missing: ${missing.join('   ')}`] : []),
    ...(wrong.length > 0 ? [`${isUnsafe ? 'UNSAFE' : 'wrong'}: ${wrong.join('   ')}`] : []),
    said.understood,
    said.words,
  ].join('\n')
}

/** A table in Markdown by kind, and behind it some of the answers in full. */
export function tableOf(judged: readonly Judged[], shown: readonly Judged[]): string {
  const kinds = [...new Set(judged.map(({ question }) => question.kind))]
  return [
    '| kind | questions | answered | wrong | unsafe |',
    '|---|---|---|---|---|',
    ...kinds.map((kind) =>
      rowOf(
        kind,
        judged.filter(({ question }) => question.kind === kind),
      ),
    ),
    rowOf('all', judged),
    ...shown.map(inFull),
  ].join('\n')
}
