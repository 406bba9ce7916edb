/** The one that `inlineStyles` puts into a head. */
const sheet = /(<style nonce="[^"]+">)([^]*?)(<\/style>)/

/**
 * A whole page whose inline style sheet holds the rules that match something in it; the others stand behind its content, in JSON,
 * and `addLaterRules` puts them back where they were. Half of a sheet is about what a page shows later: read before the first
 * frame, it keeps that waiting. A page without an inline sheet comes back as it is.
 */
export function deferRules(page: string): string {
  const [whole = '', start = '', css = '', end = ''] = sheet.exec(page) ?? []
  const behindContent = page.indexOf('<script', page.indexOf('<body'))
  if (!css || behindContent < 0) return page
  const classes = new Set([...page.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const runs: string[] = []
  let wasUsed = true
  let used = ''
  for (const rule of splitRules(css)) {
    const isUsed = mayMatch(rule, classes)
    if (isUsed) used += rule
    else if (wasUsed) {
      used += HOLE
      runs.push(rule)
    } else runs[runs.length - 1] += rule
    wasUsed = isUsed
  }
  if (runs.length === 0) return page
  const later = `<script type="application/json" data-later-rules>${JSON.stringify(runs).replaceAll('<', '\\u003c')}</script>`
  return page.slice(0, behindContent).replace(whole, () => start + used + end) + later + page.slice(behindContent)
}

/** Marks the place of rules that come later: a browser that drops rules it does not know counts the others differently. */
const HOLE = '@media all{}'

/** The rules of a sheet, those within others not apart. Minified: no comments, and no braces but in strings. */
function splitRules(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let from = 0
  for (const { 0: token, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (token === '{') depth++
    if (token === '}') depth--
    if (depth > 0 || (token !== '}' && token !== ';')) continue
    rules.push(css.slice(from, index + 1))
    from = index + 1
  }
  return rules
}

/** Whether a rule can match anything in a page of these classes before its code runs; true in doubt. */
function mayMatch(rule: string, classes: ReadonlySet<string>): boolean {
  const brace = rule.indexOf('{')
  const prelude = rule.slice(0, brace)
  if (/^@(media|supports|container)\b/.test(prelude)) return splitRules(rule.slice(brace + 1, -1)).some((inner) => mayMatch(inner, classes))
  if (prelude.startsWith('@') || brace < 0) return true
  return plainSelectors(prelude).some((selector) => !/:(hover|active)\b/.test(selector) && [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name)))
}

/** Selectors without what stands in brackets and parentheses, which may hold for any class. */
function plainSelectors(prelude: string): string[] {
  let plain = prelude.replaceAll(/\[[^\]]*\]/g, '')
  for (let before = ''; before !== plain; ) [before, plain] = [plain, plain.replaceAll(/\([^()]*\)/g, '')]
  return plain.split(',')
}
