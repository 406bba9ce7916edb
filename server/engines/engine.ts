import type { Locale } from '#config'
import type { Description, WorkText } from '#contract/entities.ts'
import type { ImageStyle, Ratio } from '#contract/generators/fields.ts'
import type { CameraMove } from '#contract/generators/film-choices.ts'
import type { CheckedGenerator, CheckedInput, GeneratorId, GeneratorInput } from '#contract/generators/generators.ts'
import type { Reason } from '../words/reasons.ts'
import type { DoubleMaker } from './double-maker.ts'
import type { Offer } from './offer.ts'
import type { Stage } from './stages.ts'

/** A generator with its checked input; switching on `generator` tells which input it is. */
export type GeneratorRequest = { [G in GeneratorId]: { generator: G; input: GeneratorInput<G> } }[GeneratorId]

/** What of a generator's input is looked at before it is made, and the offer that would make it. */
export type CheckRequest = { [G in CheckedGenerator]: { generator: G; input: CheckedInput<G> } }[CheckedGenerator] & { offer: Offer }

/** A creation that an engine is to make, by the offer that it was queued for. */
export type EngineRequest = GeneratorRequest & { offer: Offer }

export interface EngineProgress {
  /** 0..1 */
  progress: number
  stage: Stage
  /** Which of how many pictures or photos the stage is at, counted from 1; absent where it is not about one of several. */
  part?: { number: number; of: number }
}

/** What an engine writes down to find its work again after a restart, such as the server's own job id. */
export interface Checkpoint {
  /** What was written by an earlier run of the same task with the same offer; undefined at the first. */
  value: string | undefined
  /** Stored when this resolves. Rejects when the task is no longer ours; then nothing may be submitted. */
  write(value: string | undefined): Promise<void>
}

/**
 * The subject of a photo as a PNG of its proportions, transparent around it; its soft edges have its own colours alone. Rejects
 * with an EngineError when there is none on the photo, or nothing here can find it.
 */
export type CutOut = (photo: Uint8Array, signal: AbortSignal) => Promise<Uint8Array>

/** A film in a file, to be marked. */
export interface FilmToMark extends Pick<VideoAsset, 'mime'> {
  file: string
  /** Pixels. */
  width: number
  height: number
}

/** Puts our label on every frame of a film. Answers the marked film, in a file beside it; the film as it came where that cannot be done here. Rejects when `run` is ended. */
export type MarkFilm = <Film extends FilmToMark>(film: Film, run: Pick<EngineRun, 'taskId' | 'signal'>) => Promise<Film>

/** A picture (PNG, WebP or JPEG) by another offer of this installation. Rejects as {@link Engine.run}; aborts with `run.signal`. */
export type PaintPicture = (input: GeneratorInput<'text-to-image'>, run: Pick<EngineRun, 'signal' | 'onProgress' | 'onPreview'>) => Promise<Uint8Array>

/** One scene of a film that is told in words. */
export interface SceneWish {
  /** What is seen. */
  words: string
  style: ImageStyle
  camera: CameraMove
  /** It is to last so long at least; a model that makes no such length makes its longest. */
  seconds: number
  ratio: Ratio
  resolution: GeneratorInput<'text-to-video'>['resolution']
  seed: number
}

/** A film of one scene. */
export interface SceneFilm {
  file: string
  seconds: number
}

type SceneRun = Pick<EngineRun, 'taskId' | 'signal' | 'givenUp' | 'checkpoint' | 'onProgress'>

/** Films of scenes by another offer of this installation, in order, in files of the folder. Rejects as {@link Engine.run}. */
export type FilmScenes = (scenes: readonly SceneWish[], run: { folder: string; onProgress(progress: EngineProgress): void }) => Promise<SceneFilm[]>

/** What somebody says: -1..1, one channel. */
export interface Speech {
  samples: Float32Array
  sampleRate: number
}

/** Has a text spoken. Rejects with an EngineError ('narration-failed' where the voice does not answer). */
export type Speak = (text: string, language: Locale) => Promise<Speech>

/** A model that speaks. */
export interface Speaker {
  /** The words stay on machines of this installation. */
  stays: boolean
  /** The names of its voices, as far as it can be asked now. */
  voices(): readonly string[]
  /** Rejects with an EngineError. `key` stays the same for the same text of a creation. */
  speak(text: string, options: { voice: string; language: Locale; key: string; signal: AbortSignal }): Promise<Speech>
}

/** What an engine may use while it makes a creation. */
export interface EngineRun {
  /** Stays the same through all attempts of a creation: an idempotency key for a server that takes one. */
  taskId: string
  /** Aborts when the person cancels, time is up or the process ends; the engine then rejects soon. */
  signal: AbortSignal
  /**
   * Tells, once `signal` has aborted, whether the creation is given up (cancelled by the person, or out of time): then a server's job should be
   * cancelled too. Otherwise the process ends, and the next run goes on from the checkpoint.
   */
  givenUp(): boolean
  checkpoint: Checkpoint
  onProgress(progress: EngineProgress): void
  /** A small picture (JPEG, PNG or WebP) of what is growing. */
  onPreview(bytes: Uint8Array): void
  /** A photo of the person's: an upright JPEG, PNG or WebP without metadata. */
  readUpload(id: string): Promise<Uint8Array>
  /** Writes a film of the person's, an MP4 or WebM that browsers play, into a file; answers how long it is (seconds), and a frame of it (JPEG). */
  copyFilm(id: string, file: string): Promise<{ seconds: number; still: Uint8Array }>
  /** For engines that have no eyes of their own. */
  cutOut: CutOut
  /** For films that a model made; absent where nobody can. */
  markFilm?: MarkFilm
  /** Has the offer paint that the creation's offer names as its painter; there where it names one. */
  paint?: PaintPicture
  /** Films scenes, there where the creation's offer names who does. */
  filmScenes?: FilmScenes
  /** Speaks by the voice that the input names, there where it names one. */
  speak?: Speak
  /** Stores one finished asset; they become works, in order, when the run resolves, and are removed when it rejects. */
  deliver(asset: EngineAsset): Promise<void>
}

/** One thing that an engine read out of a prompt. */
export interface Understood {
  slot: string
  value: string
}

/** What an engine makes of a prompt. */
export interface PromptReading {
  understood: Understood[]
  /** The words that it would leave out, as they were written. */
  unknown: string[]
  /** Why it makes nothing of them at all. */
  refusal?: Reason
}

/** An engine's own words in the languages of the product. What has no words is left out. */
export interface EngineWords {
  understood(locale: Locale, found: readonly Understood[]): string[]
  notes(locale: Locale, codes: readonly string[]): string[]
  remarks?(locale: Locale, remarks: readonly Remark[]): string[]
}

/** What the engine tells of an asset, kept with the work for its owner. */
interface AboutAsset extends Pick<Description, 'seed' | 'unknown' | 'scene'> {
  /** What it understood of a prompt, as its own {@link EngineWords} say it. */
  understood?: Understood[]
  /** What it has to say of the result, as codes that its own words say. */
  notes?: string[]
  /** How the model was set, by the field's usual names: steps, sampler, guidance. */
  settings?: Record<string, string | number>
}

/** What an engine has to say of photos before it makes something of them. */
export interface Checked {
  /** Why it would not make it. */
  refused?: EngineError
  /** The field that it is about, where that is no photo. */
  field?: string
  /** Values of fields by which it would make it all the same. */
  instead?: Readonly<Record<string, unknown>>
  /** What will not look right, as its own {@link EngineWords} say it. */
  remarks: readonly Remark[]
}

interface Remark {
  code: string
  [value: string]: string
}

/** One finished picture, PNG, WebP or JPEG; of a text, the photo it is about. */
export interface PictureAsset extends AboutAsset {
  kind: 'image'
  bytes: Uint8Array
  text?: WorkText
}

/** One finished film. Its bytes are read once, as they come, and never held as a whole. */
export interface VideoAsset extends AboutAsset {
  kind: 'video'
  mime: 'video/mp4' | 'video/webm'
  stream: AsyncIterable<Uint8Array>
  /** A picture of it, PNG, WebP or JPEG, of the film's own size. */
  poster: Uint8Array
  /** Small pictures of a few of its frames, one under the other, each of its form: what is judged before others see it. */
  frames?: Uint8Array
  /** Seconds. */
  duration: number
}

export type EngineAsset = PictureAsset | VideoAsset

/** Puts what people write into English, for models that read nothing else. */
export interface Translator {
  /** The words stay on machines of this installation. */
  stays: boolean
  /** Knows some words alone: what it has none for is left out. */
  partly?: true
  /** The words in English; undefined where it cannot tell now. Rejects when `signal` aborts, and for nothing else. */
  inEnglish(words: string, signal: AbortSignal): Promise<string | undefined>
}

/** Something that makes creations: the studio in this process, a server with a model, a service on the network. */
export interface Engine {
  /** Lower case, stable: the first part of its offers' ids. */
  id: string
  /** As people know it: 'ComfyUI'. */
  name: string
  /** How many creations it makes at once in one process, for each lane that its offers name. */
  lanes: Readonly<Record<string, number>>
  /** For what its assets say of themselves in codes. */
  words?: EngineWords
  /** Finds out what it can do now. Rejects with an EngineError when it cannot be reached or is not set up right. */
  discover(signal: AbortSignal): Promise<readonly Offer[]>
  /** Delivers at least one asset. Rejects with an EngineError where the reason is known; any other error counts as a fault of ours. */
  run(request: EngineRequest, run: EngineRun): Promise<void>
  /** Cuts out what a photo shows, for engines that do not. */
  cutOut?: CutOut
  /** Marks films of engines that do not. */
  markFilm?: MarkFilm
  /** Films one scene into a file, of an engine with offers that {@link Offer.filmsScenes}. Rejects as `run`. */
  filmScene?(scene: SceneWish, offer: Offer, run: SceneRun, file: string): Promise<SceneFilm>
  /** Reads texts aloud. */
  speaker?: Speaker
  /** Knows faces. */
  doubles?: DoubleMaker
  /** For its own models, and for those of other engines. */
  translator?: Translator
  /** What it would make of a generator's prompt, without making it; of an engine whose offers read by a lexicon. */
  read?(generator: GeneratorId, prompt: string): PromptReading
  /** Looks at a creation's photos before it is made; of an engine that can tell. What it refuses now, it would refuse then. */
  check?(request: CheckRequest, run: Pick<EngineRun, 'signal' | 'readUpload'>): Promise<Checked>
  /** What else an operator should know of it, for /api/health. */
  facts?(): Readonly<Record<string, string>>
  /** Gets ready before anybody asks for something, where that takes a while. */
  warmUp?(): Promise<void>
  close(): Promise<void>
}

/**
 * transient: the same may work later (a lost connection, a busy or restarted server).
 * refused: this content or input is not accepted by it; nothing else is tried.
 * unsupported: this engine cannot do it (a missing model, a wrong key); another may.
 */
export type EngineErrorKind = 'transient' | 'refused' | 'unsupported'

/** A creation that cannot be made, for a reason that has words. */
export class EngineError extends Error {
  override name = 'EngineError'
  readonly reason: Reason
  readonly kind: EngineErrorKind
  /** Which photo it is about, by its field of the generator's input, where there are several. */
  readonly photo: string | undefined

  constructor(reason: Reason, { kind = 'refused', cause, photo }: { kind?: EngineErrorKind; cause?: unknown; photo?: string | undefined } = {}) {
    super(reason, { cause })
    this.reason = reason
    this.kind = kind
    this.photo = photo
  }
}
