import type { Person } from '../../scene/scene-spec.ts'

export type ArmPose = 'down' | 'hip' | 'pocket' | 'clasp' | 'back' | 'joined' | 'hold' | 'raised' | 'lap' | 'ahead' | 'behind' | 'read' | 'strum' | 'fret' | 'posy' | 'cup' | 'cradle' | 'fan' | 'lift' | 'aloft' | 'wave' | 'swing' | 'sweep'

/** How the arms hold it, on the left and on the right. */
export const HOLDING: Readonly<Record<NonNullable<Person['holds']>, readonly [ArmPose, ArmPose]>> = {
  book: ['read', 'read'], guitar: ['strum', 'fret'], flowers: ['posy', 'posy'], cup: ['cup', 'cup'], balloon: ['down', 'aloft'],
  cat: ['cradle', 'cradle'], dog: ['cradle', 'cradle'], rabbit: ['cradle', 'cradle'], teddy: ['cradle', 'cradle'],
  gift: ['cradle', 'cradle'], fan: ['down', 'fan'], lantern: ['down', 'lift'], camera: ['read', 'read'], flask: ['cup', 'cup'], palette: ['cup', 'cup'],
}
