/** Why the studio could not make the picture; the words for the person belong to the interface. */
export type StudioErrorReason =
  | 'image-unreadable'
  | 'image-too-small'
  | 'mask-unreadable'
  | 'mask-empty'
  | 'mask-too-large'
  | 'no-subject'
  | 'no-face'
  | 'face-too-small'
  | 'face-turned'
  | 'face-blurred'
  | 'face-covered'
  | 'faces-apart'
  | 'smiles-apart'
  | 'no-person'
  | 'body-unseen'
  | 'clothes-unclear'
  | 'clothes-colourless'
  | 'part-unclear'
  | 'place-unseen'
  | 'person-halved'
  | 'product-unlike'
  | 'product-halved'
  | 'product-too-large'
  | 'product-hidden'
  | 'no-outline'
  | 'model-unusable'
  | 'cancelled'
  | 'timed-out'
  | 'worker-died'
  | 'closed'
  | 'failed'

/** The one error that the studio throws on purpose; `reason` and `photo` survive the way out of a worker thread. */
export class StudioError extends Error {
  override readonly name = 'StudioError'
  readonly reason: StudioErrorReason
  /** Which photo of the task's input it is about, by the input's own name, where there are several. */
  readonly photo: string | undefined

  constructor(reason: StudioErrorReason, message: string, { photo, ...options }: ErrorOptions & { photo?: string | undefined } = {}) {
    super(message, options)
    this.reason = reason
    this.photo = photo
  }
}
