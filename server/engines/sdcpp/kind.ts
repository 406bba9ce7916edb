import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '../../platform/start-error.ts'
import { defineEngineKind } from '../engine-kind.ts'
import { isInOwnNetwork } from '../shared/own-network.ts'
import { createRemote } from '../shared/remote.ts'
import { checkServer } from './check-server.ts'
import { createChildServer } from './child/child-server.ts'
import { sdcppEntry, sdcppFromEnvironment, sdcppVariables } from './entry.ts'
import { createSdcppEngine } from './sdcpp-engine.ts'
import { serverAt } from './server.ts'

/** stable-diffusion.cpp: a server at an address, or one that we start and watch. */
export const sdcppKind = defineEngineKind({
  kind: 'sdcpp',
  entry: sdcppEntry,
  variables: sdcppVariables,
  fromEnvironment: sdcppFromEnvironment,

  async open(entry, _environment, { id, log, clock, dataDir }) {
    const { url, bin, model, args } = entry
    if (url !== undefined) {
      const stays = entry.stays ?? isInOwnNetwork(url)
      return createSdcppEngine({ id, entry, stays, clock, server: serverAt(createRemote({ base: url })) })
    }
    // The entry's schema sees to it that both are there.
    const files = { bin: path.basename(bin!) === bin ? bin : path.resolve(bin!), model: path.resolve(model!) }
    await checkFiles(id, files)
    return createSdcppEngine({ id, entry, stays: true, clock, server: createChildServer({ ...files, args, home: dataDir, log }) })
  },

  check: (entry, _environment, print) => checkServer(entry, print),
})

async function checkFiles(id: string, { bin, model }: { bin: string; model: string }): Promise<void> {
  const problems: string[] = []
  const look = (file: string, mode: number, problem: string) => access(file, mode).catch(() => void problems.push(problem))
  // A bare name is looked for where programs are.
  if (path.isAbsolute(bin)) await look(bin, constants.X_OK, `SDCPP_BIN ${bin} is no program that can be started.`)
  await look(model, constants.R_OK, `SDCPP_MODEL ${model} cannot be read.`)
  if (problems.length > 0) throw new StartError(`The engine '${id}' is not set up right:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
}
