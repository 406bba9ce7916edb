import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { EngineError } from '../engines/engine.ts'
import { loadEngineSetups } from '../engines/engine-setups.ts'
import { openEngines } from '../engines/engines.ts'
import { createEngineRegistry } from '../engines/registry.ts'
import { systemClock } from '../platform/clock.ts'
import { loadConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { StartError } from '../platform/start-error.ts'
import { createUndoStack } from '../undo.ts'
import { UsageError } from '../usage-error.ts'
import { createSay } from '../words/say.ts'
import { checkModels } from './check-model.ts'
import { readCommand, usage, type ToolCommand } from './command.ts'
import { describeEngines } from './list.ts'
import { problemOf, requestOf, tryOffer } from './try.ts'

const say = createSay()
const print = (line: string) => void process.stdout.write(`${line}\n`)

// The operator's command line: ends with 1 when it could not be done, with 2 when it was not understood.
try {
  const command = readCommand(process.argv.slice(2))
  if (command.name === 'help') print(usage)
  else await carryOut(command)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}

async function carryOut(command: Exclude<ToolCommand, { name: 'help' }>): Promise<void> {
  if (command.name === 'check-model') return checkModels(command, print)
  const undo = createUndoStack()
  try {
    // A folder of its own: a server that runs beside it keeps its engines' files.
    const dataDir = await undo.open(mkdtemp(path.join(tmpdir(), 'inkling-engines-')), (folder) => rm(folder, { recursive: true, force: true }))
    const parts = { config: { ...loadConfig(process.env), dataDir }, clock: systemClock, log: createLog({ logLevel: 'warn' }, process.stderr) }
    const setups = loadEngineSetups(process.env)
    const engines = await openEngines(setups, parts)
    const registry = await undo.open(Promise.resolve(createEngineRegistry(engines, parts)), (opened) => opened.close())
    await registry.asked
    if (command.name === 'list') return print(describeEngines(registry.statuses(), registry.lanes, say))
    if (command.name === 'check') {
      const setup = setups.find(({ id }) => id === command.engine)
      if (!setup?.kind.check) throw new UsageError(`There is no engine '${command.engine}' with checks. There are: ${setups.map(({ id }) => id).join(', ') || 'none'}.`)
      return await setup.kind.check(setup.entry, setup.environment, print)
    }
    const request = requestOf(command)
    const offers = registry.offersOf(request.generator)
    const offer = command.offer ? offers.find(({ id }) => id === command.offer) : (offers.find((one) => !problemOf(one, request)) ?? offers[0])
    if (!offer) throw new UsageError(`No such offer of '${request.generator}'. There are: ${offers.map(({ id }) => id).join(', ') || 'none'}.`)
    const problem = problemOf(offer, request)
    if (problem) throw new UsageError(problem)
    // One engine's film may go by another one's name.
    print(await tryOffer(registry.find(offer.id)!, registry, request, command, print))
  } finally {
    await undo.closeAll()
  }
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${usage}`
  if (error instanceof StartError) return error.message
  if (error instanceof EngineError) return `${say('en', error.reason, { refunded: 0 })} (${error.kind})`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
