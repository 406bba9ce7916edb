import { variables, type Variable } from '../server/platform/config-variables.ts'

// The table of the README: `node scripts/config-table.ts`.
const rows = Object.entries<Variable>(variables).map(([name, { fallback, fallbackWords, about }]) => {
  const value = fallbackWords ?? (fallback === undefined ? '' : `\`${fallback}\``)
  return `| \`${name}\` | ${value} | ${about} |`
})
process.stdout.write(['| Variable | Default | What it does |', '|---|---|---|', ...rows, ''].join('\n'))
