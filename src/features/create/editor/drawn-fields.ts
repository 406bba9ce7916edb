import { controlsOf, type ControlKind, type Generator } from '#contract/generators/control.ts'

const drawnKinds = ['mask', 'strokes', 'taps', 'margins'] as const
export type DrawnKind = (typeof drawnKinds)[number]

export interface DrawnField {
  name: string
  kind: DrawnKind
  required: boolean
}

const isDrawn = (kind: ControlKind): kind is DrawnKind => drawnKinds.some((drawn) => drawn === kind)

/** The fields of a generator that are edited on its photo. */
export function drawnFields(generator: Generator): DrawnField[] {
  return controlsOf(generator).flatMap(({ name, control: { control: kind }, schema }) =>
    isDrawn(kind) ? [{ name, kind, required: schema.type !== 'optional' }] : [],
  )
}
