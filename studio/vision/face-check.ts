import { StudioError } from '../studio-error.ts'
import { facePose } from './face-pose.ts'
import type { Face } from './faces.ts'

export interface FaceLimits {
  /** Smallest width of the face in pixels. */
  minWidth?: number
  /** Largest turn to the side, degrees. */
  maxYaw?: number
  /** Largest nod, degrees. */
  maxPitch?: number
  /** Whether its points need not lie where its features are. */
  vague?: boolean
}

/** Score below which the points of a face do not lie on it: in full profile, behind hair or a hand. */
const LEAST_SCORE = 0.99

/** Whether a face's points lie where its features are. */
export const isTrusted = ({ score }: Pick<Face, 'score'>): boolean => score >= LEAST_SCORE

function fault(face: Face, { minWidth = 40, maxYaw = 50, maxPitch = 40, vague = false }: FaceLimits): StudioError | undefined {
  const { yaw, pitch, width } = facePose(face)
  if (width < minWidth) return new StudioError('face-too-small', `The face is ${Math.round(width)} pixels wide; it needs ${minWidth}`)
  if ((vague || isTrusted(face)) && Math.abs(yaw) <= maxYaw && Math.abs(pitch) <= maxPitch) return undefined
  return new StudioError('face-turned', `The face is turned by ${Math.round(yaw)}° and nods by ${Math.round(pitch)}°`)
}

export const fitsLimits = (face: Face, limits: FaceLimits = {}): boolean => fault(face, limits) === undefined

/** Throws 'face-too-small' or 'face-turned' when there is too little to see of the face. */
export function checkFace(face: Face, limits: FaceLimits = {}): void {
  const found = fault(face, limits)
  if (found) throw found
}
