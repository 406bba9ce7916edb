import { fillInstallation } from '#server/domains/scale/fill-installation.ts'
import { hotOperations, type Operation } from '#server/domains/scale/hot-operations.ts'
import { openScratchServer } from './support/scratch-installation.ts'

/**
 * Whether lists, counts and clean-ups take as long with a million works as with a thousand: each is done in turns in two
 * databases of one server. Milliseconds are those that a quarter of the runs stay below. Exits with 1 when one takes more
 * than twice as long. `node benchmarks/scale.ts [works of the large one [part of a name]]`
 */
const SMALL = 1000
const LARGE = Number(process.argv[2] ?? 1_000_000)
const WANTED = process.argv[3] ?? ''
const AIM = 2
const RUNS = { read: 40, cleanUp: 10 }

const print = (line: string) => process.stdout.write(`${line}\n`)

async function time({ prepare, run }: Operation): Promise<number> {
  await prepare?.()
  const start = performance.now()
  await run()
  return performance.now() - start
}

const quarter = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 4)]!

async function open(works: number): Promise<Map<string, Operation>> {
  const start = performance.now()
  const installation = await server.open(`works_${works}`)
  await fillInstallation(installation.databaseUrl, works)
  print(`${works} works filled in ${Math.round((performance.now() - start) / 1000)} s`)
  return hotOperations(installation.platform.db, installation.domains)
}

const server = await openScratchServer({ durable: false })
try {
  const [small, large] = [await open(SMALL), await open(LARGE)]
  print(`${''.padEnd(36)}${`${SMALL}`.padStart(10)}${`${LARGE}`.padStart(10)}     ratio`)
  let past = 0
  for (const [name, little] of small) {
    if (!name.includes(WANTED)) continue
    const much = large.get(name)!
    const times: { little: number; much: number }[] = []
    await time(little)
    await time(much)
    for (let run = 0; run < (little.prepare ? RUNS.cleanUp : RUNS.read); run++) times.push({ little: await time(little), much: await time(much) })
    const [before, after] = [quarter(times.map((run) => run.little)), quarter(times.map((run) => run.much))]
    const ratio = after / before
    if (ratio > AIM) past++
    print(`${name.padEnd(36)}${before.toFixed(2).padStart(10)}${after.toFixed(2).padStart(10)}${ratio.toFixed(2).padStart(10)}${ratio > AIM ? ' *' : ''}`)
  }
  print(past === 0 ? `all within ${AIM}` : `${past} past ${AIM} (*)`)
  process.exitCode = past === 0 ? 0 : 1
} finally {
  await server.close()
}
