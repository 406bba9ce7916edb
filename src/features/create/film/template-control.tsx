import { useLingui } from '@lingui/react'
import { filmTemplates, type FilmTemplate } from '#contract/generators/custom-video.ts'
import { RadioGroup } from '~/shared/ui/radio/radio-group.tsx'
import type { ControlProps } from '../controls/control-props.ts'
import { Labelled } from '../controls/labelled.tsx'
import { useForm } from '../form.ts'
import styles from './film.module.css'
import { templateWords } from './film.words.ts'

const SIDE = 160

/** One of the templates, each by a second of a film that was made with it. */
export function TemplateControl({ name, label, error }: ControlProps) {
  const { i18n } = useLingui()
  const { values, set } = useForm()
  return (
    <Labelled label={label} error={error}>
      <RadioGroup
        label={label}
        className={styles.templates}
        optionClassName={styles.template}
        value={values[name] as FilmTemplate}
        onChange={(template) => set(name, template)}
        options={filmTemplates.map((value) => ({
          value,
          content: (
            <>
              <picture>
                <source media="(prefers-reduced-motion: reduce)" srcSet={`/templates/${value}-still.webp`} />
                <img src={`/templates/${value}.webp`} alt="" width={SIDE} height={SIDE} loading="lazy" decoding="async" draggable={false} />
              </picture>
              <span>{i18n._(templateWords[value])}</span>
            </>
          ),
        }))}
      />
    </Labelled>
  )
}
