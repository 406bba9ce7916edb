import { readFile } from 'node:fs/promises'
import { configTable } from './config-table.ts'

// Fails when the README's table of variables is not the one that the code makes.
const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
const found = /<!-- config:start -->\n+([^]*?)\n+<!-- config:end -->/.exec(readme)?.[1]
if (found !== configTable()) {
  const problem = found === undefined ? 'The README has no table between its config markers.' : "The README's table of variables is out of date."
  process.stderr.write(`${problem} Put what \`node scripts/config-table.ts\` prints between them.\n`)
  process.exit(1)
}
process.stdout.write("The README's table of variables is right\n")
