/** The event by which a stream shows that it still stands; browsers do not tell pages of comments. */
export const STREAM_BEAT = 'beat'

/** Addresses below the API base that are not JSON calls. */
export const transfers = {
  /** POST multipart, field `file`; answers an envelope with an Upload. */
  upload: '/upload/image',
  /** The same of a film. */
  uploadFilm: '/upload/film',
  /**
   * GET, server-sent events: `event: task`, data a Task, for every change of the person's own tasks; `event: unread`, data
   * `{count}`, how many of their messages are unread, at the start and when that changes; `event: beat`
   * while nothing changes. version, channel and platform stand in the query, and locale, the language of the tasks' words.
   */
  taskEvents: '/task/events',
  /** GET `/file/<key>?e=<expires, s>&s=<signature>`: a stored file. */
  file: '/file/',
  /** GET `/share/work/<id>.jpg`: the share card's picture of a public work, 1200×630, unsigned. */
  shareCard: '/share/work/',
  /** POST: the cloud storage's one address, see cloud.ts; PUT `/cloud/file/<id>?…`: where a file is sent to. */
  cloud: '/cloud',
  /** POST `/pay/notify/<provider>`: what a payment provider tells of an order, in the provider's own form. */
  payNotify: '/pay/notify/',
  /**
   * POST, JSON, `AnswerRequest` of endpoints/search.ts; answers with lines of JSON as they come, each an `AnswerPart`. One that
   * does not end with the part 'end' or 'failed' was cut off.
   */
  answer: '/search/answer',
  health: '/health',
  openapi: '/openapi.json',
} as const
