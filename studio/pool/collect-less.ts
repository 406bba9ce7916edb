import { setFlagsFromString } from 'node:v8'

/** Version of V8 in which they were tried; one that does not know a switch complains of it. */
const FIRST_TRIED = 14

/**
 * Switches of V8 by which it collects garbage by how much memory a thread holds in all. By itself it does so whenever some tens of
 * megabytes outside of its heap are new, which a few planes of a picture are, or some thousand answers: a fifth of a photo tool's processor
 * time went there, and half of a page's.
 * The second bounds how much may come on top before the next collection: memory at its height is a tenth higher, a third at V8's own 1.3.
 */
export const lessCollection: readonly string[] =
  Number.parseInt(process.versions.v8) < FIRST_TRIED ? [] : ['--external-memory-accounted-in-global-limit', '--external-memory-max-growing-factor=1.1']

/** Sets them for the whole process; to be called before threads are started. */
export const collectLess = (): void => lessCollection.forEach((flag) => setFlagsFromString(flag))
