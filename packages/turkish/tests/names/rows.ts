/**
 * The format of the tables: below a rule (`# …`) one name a line with its six endings, in the order genitive,
 * accusative, dative, locative, ablative, instrumental. All of it was written by hand, and none by the code under test:
 * a change to a line is a claim about Turkish. A rule that begins with 'in doubt' lists the likeliest endings, and the
 * app asks the parent.
 */
export interface Row {
  rule: string
  name: string
  endings: string
  certain: boolean
}

export function rowsOf(table: string): Row[] {
  let rule = ''
  return table.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) rule = line.slice(2)
    const [, name, endings] = /^([^#].*): (.+)$/u.exec(line) ?? []
    return name && endings ? [{ rule, name, endings, certain: !rule.startsWith('in doubt') }] : []
  })
}
