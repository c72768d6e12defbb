const begins = /^(?:create|alter|drop|comment|grant|revoke|insert|update|delete|select|do|set)\b/u
const named =
  /^(?:create (?:or replace )?|alter |drop |comment on )(?:unique )?(?:table|(?:materialized )?view|function|policy|trigger|index|type)(?: if (?:not )?exists)? +(?:"[^"]*"|(?:\w+\.)?(\w+))/u
const owner = /\bon (?:table |column |function |view )?(?:only )?(?:\w+\.)?(\w+)/u

/**
 * The names of the tables, views and functions in statements that a diff touches; in all of them without a diff. Names of one
 * short word would be found everywhere, so that they do not count.
 *
 * @param {string} text of the file, whose statements begin at the start of a line
 * @param {string} [diff] as of `git diff -U0`
 */
export function namesChanged(text, diff) {
  const touched = diff === undefined ? undefined : touchedLines(diff)
  const names = new Set()
  let statement = []
  let first = 1
  const end = (next) => {
    const isTouched = touched?.some(({ from, to }) => from < next && to >= first) ?? true
    const whole = statement.join('\n')
    const name = named.exec(whole)?.[1] ?? owner.exec(whole)?.[1]
    if (isTouched && name !== undefined && name.length > 4) names.add(name)
    statement = []
    first = next
  }
  for (const [index, line] of text.split('\n').entries()) {
    if (begins.test(line)) end(index + 1)
    statement.push(line)
  }
  end(Number.POSITIVE_INFINITY)
  return [...names]
}

function touchedLines(diff) {
  return [...diff.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gmu)].map(([, from, count = '1']) => {
    return { from: Number(from), to: Number(from) + Math.max(1, Number(count)) - 1 }
  })
}
