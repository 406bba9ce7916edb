import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import type { Gender } from '#contract/entities.ts'
import { photoTemplates, type PhotoTemplate } from '#contract/photo-templates.ts'

/** Templates that can be made here now; those that suit the person's choice first. */
export function templatesFor(gender: Gender, list: ResponseOf<'generatorList'>): PhotoTemplate[] {
  const there = new Set(list.categories.flatMap(({ generators }) => generators.map(({ id }) => id)))
  const known = photoTemplates.filter(({ generator }) => there.has(generator))
  const last = ({ suits }: PhotoTemplate) => gender !== 'other' && suits !== undefined && suits !== gender
  return [...known.filter((template) => !last(template)), ...known.filter(last)]
}

/** The picture that shows what a template makes; films are shown by the portrait that they bring alive. */
export const pictureOf = ({ generator, group, named }: PhotoTemplate): string | undefined => (group === 'moving' ? undefined : `/choices/${generator}/${named.value}.webp`)

/** What it costs, in points. */
export const costOf = (templates: readonly PhotoTemplate[], list: ResponseOf<'generatorList'>): number => {
  const costs = new Map(list.categories.flatMap(({ generators }) => generators.map(({ id, cost }) => [id, cost] as const)))
  return templates.reduce((sum, { generator }) => sum + (costs.get(generator) ?? 0), 0)
}
