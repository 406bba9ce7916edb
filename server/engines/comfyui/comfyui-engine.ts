import { withTemporaryFolder } from '../../platform/temporary-folder.ts'
import type { Engine, EngineRequest, EngineRun } from '../engine.ts'
import { EngineError } from '../engine.ts'
import type { EngineParts } from '../engine-kind.ts'
import { isInOwnNetwork } from '../shared/own-network.ts'
import { followingSeeds } from '../shared/random-seed.ts'
import { receivedPicture } from '../shared/received-picture.ts'
import { type Noted, readNoted } from './checkpoint.ts'
import type { ComfyuiEntry } from './entry.ts'
import { filmAsset } from '../shared/received-film.ts'
import { fetchFilm } from './make-film.ts'
import { fetchPicture, makeResult, type Making } from './make-result.ts'
import { type ComfyuiModel, modelFromCheckpoint, modelFromEntry, modelFromUpscaler, samplingFor } from './model.ts'
import { filesOf, type NodeTypes } from './object-info.ts'
import { offerOf, type OwnTemplates, type Way, waysOf } from './offers.ts'
import { prepare } from './prepare/prepare.ts'
import { createPreviews } from './preview.ts'
import { planOf } from './recipes/recipes.ts'
import { resultEvents } from './run-progress.ts'
import { createServers } from './servers.ts'

/** A job's state is asked for so often beside its socket. */
const POLL_MS = 2_000

export interface ComfyuiOptions extends EngineParts {
  own: OwnTemplates
  pollMs?: number
}

/** One or several ComfyUI servers as one engine. */
export function createComfyuiEngine(entry: ComfyuiEntry, { id, log, clock, own, pollMs = POLL_MS }: ComfyuiOptions): Engine {
  const servers = createServers(entry.servers, { clock, log })
  const terms = { engine: id, lane: id, timeLimitMs: entry.timeLimitSeconds * 1000, stays: entry.stays ?? entry.servers.every(isInOwnNetwork) }
  let ways: readonly Way[] | undefined
  let told = ''

  async function discover(signal: AbortSignal): Promise<readonly Way[]> {
    const nodes = await servers.discover(signal)
    const wanted = modelsOf(entry, [...nodes.values()]).flatMap((model) => waysOf(model, own))
    const lacks = new Set<string>()
    ways = wanted.filter((way) => {
      const missing = [...nodes].map(([address, there]) => ({ address, missing: way.lacks(there) }))
      const able = missing.some((server) => server.missing.length === 0)
      if (!able) lacks.add(`${way.model.about.id} cannot be used: ${missing.map((server) => `${server.address} lacks ${server.missing.join(', ')}`).join('; ')}`)
      return able
    })
    tell([...lacks].join('\n'))
    if (ways.length === 0) throw new EngineError('engine-not-set-up', { kind: 'unsupported', cause: new Error([...lacks].join('; ') || 'The servers have no checkpoint') })
    return ways
  }

  /** The operator is told once of each state of things. */
  function tell(lacks: string) {
    if (lacks !== told && lacks !== '') log.warn({ engine: id, lacks: lacks.split('\n') }, 'ComfyUI lacks something for what is configured')
    told = lacks
  }

  async function run(request: EngineRequest, run: EngineRun): Promise<void> {
    const { generator, offer } = request
    const way = (ways ?? (await discover(run.signal))).find((way) => way.generator === generator && way.model.about.id === offer.model.id)
    if (!way) throw new EngineError('engine-not-set-up', { kind: 'unsupported' })
    const plan = planOf(request)
    const count = ('count' in plan && plan.count) || 1
    const noted = readNoted(run.checkpoint.value) ?? { seeds: followingSeeds('seed' in plan ? plan.seed : undefined, count), jobs: [] }
    const work = await prepare(plan, way.model, run)
    const sampling = samplingFor(way.model, generator)
    const job = {
      servers, run, pollMs, noted,
      can: (nodes: NodeTypes) => way.lacks(nodes).length === 0,
      ...(work.photo && { photo: work.photo }),
      workflow: (values: Parameters<Making<unknown>['workflow']>[0]) => way.template(way.model, { sampling, ...work.values, ...values }),
    }
    const about = (index: number) => ({ seed: noted.seeds[index]!, settings: settingsOf(way.model, sampling) })
    const onPreview = createPreviews(run.onPreview)
    try {
      if (plan.kind === 'film') {
        return await withTemporaryFolder(async (folder) => {
          const film = await makeResult({ ...job, fetch: (server, files, signal) => fetchFilm(server, files, folder, signal) }, 0, resultEvents(run, onPreview, 0, 1))
          run.onProgress({ progress: 0.97, stage: 'finishing' })
          await run.deliver({ ...(await filmAsset(film, work.photo!, run)), ...about(0) })
        })
      }
      for (let index = 0; index < count; index++) {
        const answer = await makeResult({ ...job, fetch: fetchPicture }, index, resultEvents(run, onPreview, index, count))
        const { bytes } = await receivedPicture(answer)
        run.onProgress({ progress: (index + 0.97) / count, stage: 'finishing' })
        await run.deliver({ kind: 'image', bytes: await work.finish(bytes), ...(plan.kind !== 'enlarge' && about(index)) })
      }
    } catch (error) {
      if (run.signal.aborted && run.givenUp()) await cancelLast(noted)
      throw error
    }
  }

  async function cancelLast(noted: Noted) {
    const job = noted.jobs.at(-1)
    if (job) await servers.find(job.server)?.cancel(job.id)
  }

  return {
    id,
    name: entry.name,
    lanes: { [id]: entry.servers.length * entry.jobsPerServer },
    discover: async (signal) => (await discover(signal)).map((way) => offerOf(way, terms)),
    run,
    close: async () => {},
  }
}

/** The models of the entry, or, where it names none, whatever the servers have. */
function modelsOf({ models, checkpoints, upscaler }: ComfyuiEntry, servers: readonly NodeTypes[]): ComfyuiModel[] {
  const all = (loader: string, input: string) => [...new Set(servers.flatMap((nodes) => filesOf(nodes, loader, input)))]
  const named = models !== undefined || checkpoints !== undefined
  const files = named ? (checkpoints ?? []) : all('CheckpointLoaderSimple', 'ckpt_name')
  const enlarger = upscaler ?? (models ? undefined : all('UpscaleModelLoader', 'model_name')[0])
  return [...(models ?? []).map(modelFromEntry), ...files.map(modelFromCheckpoint), ...(enlarger === undefined ? [] : [modelFromUpscaler(enlarger)])]
}

const settingsOf = ({ guidance }: ComfyuiModel, { steps, cfg, sampler, scheduler }: ReturnType<typeof samplingFor>) =>
  ({ steps, cfg, sampler, scheduler, ...(guidance !== undefined && { guidance }) })
