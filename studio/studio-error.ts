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
  | 'no-person'
  | 'body-unseen'
  | 'clothes-unclear'
  | 'part-unclear'
  | 'place-unseen'
  | 'product-unlike'
  | 'no-outline'
  | 'model-unusable'
  | 'cancelled'
  | 'timed-out'
  | 'worker-died'
  | 'closed'
  | 'failed'

/** The one error that the studio throws on purpose; `reason` survives the way out of a worker thread. */
export class StudioError extends Error {
  override readonly name = 'StudioError'
  readonly reason: StudioErrorReason

  constructor(reason: StudioErrorReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
