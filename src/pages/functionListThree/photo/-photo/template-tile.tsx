import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { Clapperboard } from 'lucide-react'
import type { PhotoTemplate } from '#contract/photo-templates.ts'
import { useGeneratorWords } from '~/entities/generator/use-generator-words.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import styles from './create.module.css'
import { templateWords } from './template.words.ts'
import { pictureOf } from './templates.ts'
import tiles from './tiles.module.css'

interface TemplateTileProps {
  template: PhotoTemplate
  /** The portrait that it would be made of. */
  face: string | undefined
  /** Its place among those that were chosen; below 0: it is not. */
  place: number
  /** No more can be chosen. */
  disabled: boolean
  onToggle: () => void
}

/** A template by what it makes. */
export function TemplateTile({ template, face, place, disabled, onToggle }: TemplateTileProps) {
  const { i18n } = useLingui()
  const { data: user } = useQuery(userQuery)
  const generator = useGeneratorWords(user)(template.generator)
  const words = templateWords(template, true)
  const picture = pictureOf(template)
  const chosen = place >= 0
  return (
    <button type="button" className={`${tiles.pick} ${styles.template}`} aria-pressed={chosen} disabled={disabled && !chosen} onClick={onToggle}>
      <span className={styles.sample} data-moving={picture === undefined || undefined}>
        {(picture ?? face) && <img src={picture ?? face} alt="" loading="lazy" />}
        {picture === undefined && <Clapperboard aria-hidden className={styles.film} />}
        {chosen && (
          <span className={tiles.mark} aria-hidden>
            {place + 1}
          </span>
        )}
      </span>
      <span className={styles.name}>{words ? i18n._(words) : i18n._(generator.name)}</span>
      <span className={styles.of}>{i18n._(generator.name)}</span>
    </button>
  )
}
