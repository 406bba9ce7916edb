import { engineVariables, variablesOf } from '../server/engines/engine-setups.ts'
import { engineKinds } from '../server/engines/kinds.ts'
import { variables } from '../server/platform/config-variables.ts'
import type { Variable } from '../server/platform/variable.ts'

/** The table of the README, in Markdown, without a line end after its last row. */
export function configTable(): string {
  const rows = Object.entries<Variable>({ ...variables, ...engineVariables, ...variablesOf(engineKinds) }).map(([name, { fallback, fallbackWords, about }]) => {
    const value = fallbackWords ?? (fallback === undefined ? '' : `\`${fallback}\``)
    return `| \`${name}\` | ${value} | ${about} |`
  })
  return ['| Variable | Default | What it does |', '|---|---|---|', ...rows].join('\n')
}

// Run by itself it prints the table, to be put between the README's markers.
if (import.meta.main) process.stdout.write(`${configTable()}\n`)
