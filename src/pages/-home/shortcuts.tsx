import { useLingui } from '@lingui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { GeneratorId } from '#contract/generators/generators.ts'
import { generatorListQuery } from '~/entities/generator/generator.queries.ts'
import { generatorWords } from '~/entities/generator/generator.words.ts'
import styles from './home-page.module.css'

/** The generators, one tap away, each on a picture it made. */
export function Shortcuts() {
  const { i18n } = useLingui()
  const { data } = useSuspenseQuery(generatorListQuery)
  const all = data.categories.flatMap((category) => category.generators)
  return (
    <nav className={styles.shortcuts}>
      {all.map((generator) => {
        const words = generatorWords[generator.id as GeneratorId]
        return (
          <Link key={generator.id} to={generator.path as LinkProps['to']} className={styles.shortcut}>
            {generator.examples[0] && <img src={generator.examples[0].after} alt="" />}
            <span>
              <strong>{i18n._(words.name)}</strong>
              <small>{i18n._(words.promise)}</small>
            </span>
          </Link>
        )
      })}
    </nav>
  )
}
